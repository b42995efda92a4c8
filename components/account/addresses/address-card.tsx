"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { AddressLines } from "#components/address/address-lines.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { SavedAddress } from "#lib/contract/schemas/address.ts";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { formatPhone } from "#lib/domain/people/phone.ts";
import styles from "./addresses-list.module.scss";

type Props = { address: SavedAddress; countries: Country[]; onEdit: () => void; onDelete: () => void };

/** One address with its actions. */
export function AddressCard({ address, countries, onEdit, onDelete }: Props) {
	const t = useTranslations("myAccount.addresses");
	const id = useId();
	const country = countries.find(({ code }) => code === address.country)?.name ?? address.country;
	return (
		<section className={styles.card} aria-labelledby={id}>
			<div>
				<div className={styles.head}>
					<h2 id={id}>{address.addressName || `${address.firstname} ${address.lastname}`}</h2>
					{address.isDefault && <span className={styles.badge}>{t("default")}</span>}
				</div>
				<div className={styles.lines}>
					<AddressLines address={address} />
					<span>{country}</span>
					{address.phone !== "" && <span>{formatPhone(address.phone)}</span>}
				</div>
			</div>
			<div className={styles.buttons}>
				<Button tone="secondary" size="small" aria-haspopup="dialog" aria-describedby={id} onClick={onEdit}>
					<Icon name="pencil" size={16} />
					{t("edit")}
				</Button>
				<Button tone="quiet" size="small" aria-haspopup="dialog" aria-describedby={id} onClick={onDelete}>
					<Icon name="trash-2" size={16} />
					{t("delete")}
				</Button>
			</div>
		</section>
	);
}
