"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Order } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import styles from "./order-block.module.scss";

type Props = { order: Order; locale: Locale; contacts: Settings["contacts"] };

/** What to do about faults of delivered goods: how it goes, and an e-mail that names the order already. */
export function Complaint({ order: { state, number }, locale, contacts }: Props) {
	const t = useTranslations("order.complaint");
	if (state !== "delivered") return null;
	const subject = encodeURIComponent(t("subject", { number }));
	return (
		<section className={styles.root} aria-labelledby="order-complaint">
			<h2 id="order-complaint">{t("title")}</h2>
			<p>
				{t.rich("text", {
					email: () => <a href={`mailto:${contacts.email}?subject=${subject}`}>{contacts.email}</a>,
				})}
			</p>
			<Link
				className={`${buttonClass({ tone: "secondary" })} ${styles.action}`}
				href={legalPath(locale, "complaints")}
				prefetch={false}
			>
				{t("link")}
			</Link>
		</section>
	);
}
