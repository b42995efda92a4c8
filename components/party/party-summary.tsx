import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { PartyItem } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import summary from "../cart/cart-summary.module.scss";
import styles from "./party.module.scss";
import { PartyArrival } from "./party-arrival.tsx";
import { PartySum } from "./party-sum.tsx";
import { usePartyCart } from "./use-party-cart.ts";

type Props = {
	locale: Locale;
	lines: { item: PartyItem; packs: number }[];
	guests: number;
	date: string | null;
	shop: PartyShop;
	cartPath: string;
};

/** The sum, whether everything comes in time, and one button for all of it. */
export function PartySummary({ locale, lines, guests, date, shop, cartPath }: Props) {
	const t = useTranslations("party");
	const { add, isAdding, isDone, failure } = usePartyCart(locale, lines);
	const toCart = useRef<HTMLAnchorElement>(null);
	// The button that was pressed is gone.
	useEffect(() => {
		if (isDone) toCart.current?.focus();
	}, [isDone]);
	const prices = lines.map(({ item, packs }) => ({ czk: item.price_with_tax, packs }));
	const isNothing = !isDone && lines.every(({ packs }) => packs === 0);
	return (
		<section className={`${summary.panel} ${styles.summary}`} aria-labelledby="party-summary">
			<h2 id="party-summary">{t("summary")}</h2>
			<p className={styles.total} role="status">
				<span>{t("total")}</span> <PartySum lines={prices} />
			</p>
			<p className={summary.hint}>{t.rich("perGuest", { sum: () => <PartySum lines={prices} shares={guests} /> })}</p>
			<PartyArrival
				items={lines.map(({ item, packs }) => ({ packs, warehouse: item.warehouse, branches: item.branches }))}
				date={date}
				shop={shop}
			/>
			<div role="status">
				{isNothing && <p>{t("nothing")}</p>}
				{isDone && <p className={styles.added}>{t("added")}</p>}
			</div>
			{isDone ? (
				<Link ref={toCart} className={buttonClass({ size: "large", isWide: true })} href={cartPath} prefetch={false}>
					{t("toCart")}
				</Link>
			) : (
				<Button size="large" isWide isBusy={isAdding} disabled={isNothing} onClick={add}>
					{t("add")}
				</Button>
			)}
			{failure !== null && (
				<p className={summary.obstacle} role="alert">
					{failure}
				</p>
			)}
		</section>
	);
}
