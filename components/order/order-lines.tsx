"use client";
import Image from "next/image";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/order.ts";
import { formatMoney } from "#lib/domain/money.ts";
import styles from "./order-lines.module.scss";

/** The goods of an order, as they were called and priced when it was made. */
export function OrderLines({ order }: { order: Order }) {
	const t = useTranslations("order");
	const goods = order.lines.filter(({ kind }) => kind === "goods");
	return (
		<ul className={styles.root}>
			{goods.map((line, position) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
				<li key={position} className={styles.line}>
					<div className={styles.picture} style={{ background: line.tint || undefined }}>
						{line.image && <Image src={line.image.src} alt="" width={96} height={120} sizes="72px" />}
					</div>
					<div className={styles.texts}>
						{line.url ? <Link href={line.url}>{line.name}</Link> : <strong>{line.name}</strong>}
						{line.variant_name && <span className={styles.quiet}>{line.variant_name}</span>}
						{line.note && <span className={styles.quiet}>{line.note}</span>}
						<span className={styles.quiet}>
							{t("pieces", { count: line.quantity, price: formatMoney(line.unit_with_tax, order.currency) })}
						</span>
					</div>
					<strong className={styles.price}>{formatMoney(line.total_with_tax, order.currency)}</strong>
				</li>
			))}
		</ul>
	);
}
