import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { MadePicture } from "#components/picture/made-picture.tsx";
import { PARTY_GUESTS } from "#lib/domain/party/party-guests.ts";
import styles from "./party-table.module.scss";

type Props = {
	/** Where the theme's table is (`tableOf`). */
	table: string;
	guests?: number | undefined;
};

/** The party's room, and in it a table laid for the guests, half of them on each side. */
export function PartyTable({ table, guests }: Props) {
	const t = useTranslations("party");
	const laid = guests ?? PARTY_GUESTS.usual;
	const url = (piece: string) =>
		`image-set(url(${table}-${piece}.avif) type("image/avif"),url(${table}-${piece}.webp) type("image/webp"))`;
	const places = {
		"--far": Math.ceil(laid / 2),
		"--near": Math.floor(laid / 2),
		"--ends": url("ends"),
		"--seat": url("seat"),
		"--place": url("place"),
	};
	return (
		<div className={styles.root}>
			<MadePicture file={table} from={768} />
			<div className={styles.table} style={places as CSSProperties} />
			{guests !== undefined && <p className={styles.sign}>{t("laidFor", { guests })}</p>}
		</div>
	);
}
