"use client";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { useDates } from "../../dates/use-dates.ts";
import styles from "./order-documents.module.scss";

/** Invoices and credit notes as files. */
export function OrderDocuments({ documents }: { documents: Order["documents"] }) {
	const t = useTranslations("order.documents");
	const { day } = useDates();
	if (documents.length === 0) return null;
	return (
		<section className={styles.root} aria-labelledby="order-documents">
			<h2 id="order-documents">{t("title")}</h2>
			<ul className={styles.list}>
				{documents.map(({ number, kind, url, date }) => (
					<li key={number}>
						<a href={url} target="_blank" rel="noreferrer" className={styles.link}>
							<Icon name="file-text" size={22} />
							<span className={styles.texts}>
								<span className={styles.name}>{t(kind, { number })}</span>
								<span className={styles.quiet}>{t("issued", { date: day(date) })}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
