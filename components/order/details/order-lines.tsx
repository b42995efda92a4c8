"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import styles from "./order-lines.module.scss";

type Line = Order["lines"][number];
type Goods = { place: number; line: Line; addons: Goods[] };

/** The goods of an order with their names and prices at that time; add-ons are below their goods. */
export function OrderLines({ order }: { order: Order }) {
	return (
		<ul className={styles.root}>
			{goodsOf(order.lines).map((goods) => (
				<GoodsItem key={goods.place} goods={goods} currency={order.currency} />
			))}
		</ul>
	);
}

function GoodsItem({ goods: { line, addons }, currency }: { goods: Goods; currency: Order["currency"] }) {
	const t = useTranslations("order");
	return (
		<li className={styles.item}>
			<div className={line.parent === null ? styles.line : styles.addon}>
				<div className={styles.picture} style={{ background: line.tint || undefined }}>
					{line.image && <Image src={line.image.src} width={96} sizes="72px" />}
				</div>
				<div className={styles.texts}>
					{line.url ? (
						<Link href={line.url} prefetch={false}>
							{line.name}
						</Link>
					) : (
						<strong>{line.name}</strong>
					)}
					{line.variant_name && <span className={styles.quiet}>{line.variant_name}</span>}
					{line.note && <span className={styles.quiet}>{line.note}</span>}
					<span className={styles.quiet}>
						{t("pieces", { count: line.quantity, price: formatMoney(line.unit_with_tax, currency) })}
					</span>
				</div>
				<strong className={styles.price}>{formatMoney(line.total_with_tax, currency)}</strong>
			</div>
			{addons.length > 0 && (
				<ul className={styles.addons}>
					{addons.map((addon) => (
						<GoodsItem key={addon.place} goods={addon} currency={currency} />
					))}
				</ul>
			)}
		</li>
	);
}

function goodsOf(lines: Line[]): Goods[] {
	const goods = lines
		.map((line, place): Goods => ({ place, line, addons: [] }))
		.filter(({ line }) => line.kind === "goods");
	for (const one of goods) goods.find(({ place }) => place === one.line.parent)?.addons.push(one);
	return goods.filter(({ line }) => line.parent === null);
}
