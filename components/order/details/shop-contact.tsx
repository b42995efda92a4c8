"use client";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import { heldRanges } from "#lib/domain/words/held-ranges.ts";
import styles from "./order-block.module.scss";

/** The shop's contacts for questions about an order. */
export function ShopContact({ contacts, number }: { contacts: Settings["contacts"]; number: string }) {
	const t = useTranslations("order.help");
	return (
		<section className={styles.root} aria-labelledby="order-help">
			<h2 id="order-help">{t("title")}</h2>
			<p>{t("text", { number })}</p>
			<address className={styles.contacts}>
				<PhoneLink phone={contacts.phone}>
					<Icon name="phone" size={18} />
					{contacts.phone}
				</PhoneLink>
				<a href={`mailto:${contacts.email}`}>
					<Icon name="mail" size={18} />
					{contacts.email}
				</a>
			</address>
			<p className={styles.quiet}>{heldRanges(contacts.openingHours)}</p>
		</section>
	);
}
