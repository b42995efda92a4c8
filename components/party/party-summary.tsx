import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import summary from "../cart/cart-summary.module.scss";
import styles from "./party.module.scss";
import { PartyArrival } from "./party-arrival.tsx";
import { PartySum } from "./party-sum.tsx";
import { type PlannedLine, wantedOf } from "./planned-line.ts";
import type { PartyCart } from "./use-party-cart.ts";

type Props = {
	lines: (PlannedLine & { others: number })[];
	cart: PartyCart;
	guests: number;
	date: string | null;
	shop: PartyShop;
	cartPath: string;
};

/** The sum, whether everything comes in time, and one button for all of it. */
export function PartySummary({ lines, cart, guests, date, shop, cartPath }: Props) {
	const t = useTranslations("party");
	const { isWriting, step, failure, isBegun } = cart;
	const wanted = lines.map(wantedOf);
	const isDone = cart.hasAll(wanted);
	const toCart = useRef<HTMLAnchorElement>(null);
	const wasPressed = useRef(false);
	// The button that was pressed is gone.
	useEffect(() => {
		if (isDone && wasPressed.current) toCart.current?.focus();
		if (isDone) wasPressed.current = false;
	}, [isDone]);
	const add = async () => {
		wasPressed.current = true;
		wasPressed.current = await cart.write(wanted);
	};
	const prices = lines.map(({ item, packs }) => ({ czk: item.price_with_tax, packs }));
	const isNothing = !isBegun && lines.every(({ packs }) => packs === 0);
	return (
		<section className={`${summary.panel} ${styles.summary}`} aria-labelledby="party-summary">
			<h2 id="party-summary">{t("summary")}</h2>
			<p className={styles.total} role="status">
				<span>{t("total")}</span> <PartySum lines={prices} />
			</p>
			<p className={summary.hint}>{t.rich("perGuest", { sum: () => <PartySum lines={prices} shares={guests} /> })}</p>
			<PartyArrival lines={lines} date={date} shop={shop} />
			<div role="status">
				{isNothing && <p>{t("nothing")}</p>}
				{step && <p>{t("adding", step)}</p>}
				{isDone && <p className={styles.added}>{t("added")}</p>}
			</div>
			{isDone ? (
				<Link ref={toCart} className={buttonClass({ size: "large", isWide: true })} href={cartPath} prefetch={false}>
					{t("toCart")}
				</Link>
			) : (
				<Button size="large" isWide isBusy={isWriting} disabled={isNothing} onClick={() => void add()}>
					{t(isBegun ? "update" : "add")}
				</Button>
			)}
			{failure && (
				<p className={summary.obstacle} role="alert">
					{failure.text}
					{failure.mayHaveLeft && (
						<>
							{" "}
							<Link href={cartPath} prefetch={false}>
								{t("toCart")}
							</Link>
						</>
					)}
				</p>
			)}
		</section>
	);
}
