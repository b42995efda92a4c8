import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import summary from "../cart/cart-summary.module.scss";
import styles from "./party.module.scss";
import { PartyAction } from "./party-action.tsx";
import { PartyArrival } from "./party-arrival.tsx";
import { PartySum } from "./party-sum.tsx";
import { type PlannedLine, wantedOf } from "./planned-line.ts";
import { SharePlan } from "./share-plan.tsx";
import type { PartyCart } from "./use-party-cart.ts";

type Props = {
	lines: (PlannedLine & { others: number })[];
	cart: PartyCart;
	guests: number;
	theme: string;
	date: string | null;
	shop: PartyShop;
	cartPath: string;
};

/** The sum, whether everything comes in time, and one button for all of it. */
export function PartySummary({ lines, cart, guests, theme, date, shop, cartPath }: Props) {
	const t = useTranslations("party");
	const { step, failure, isBegun } = cart;
	const wanted = lines.map(wantedOf);
	const isDone = cart.hasAll(wanted);
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
			<div className={styles.action}>
				<PartyAction cart={cart} wanted={wanted} cartPath={cartPath} isLarge />
			</div>
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
			<SharePlan title={t("themeTitle", { theme })} />
		</section>
	);
}
