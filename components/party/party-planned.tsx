import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PartyPlan } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import screen from "../cart/cart-screen.module.scss";
import styles from "./party.module.scss";
import { PartyLine } from "./party-line.tsx";
import { PartyMissing } from "./party-missing.tsx";
import { PartySummary } from "./party-summary.tsx";
import { usePartyCart } from "./use-party-cart.ts";

type Props = { locale: Locale; plan: PartyPlan; date: string | null; shop: PartyShop; cartPath: string };

/** Goods for the party with amounts to change, what is missing, and the sum with the way into the cart. */
export function PartyPlanned({ locale, plan, ...props }: Props) {
	const t = useTranslations("party");
	/** Packs that the visitor wants instead of what was planned, by variant. */
	const [changed, setChanged] = useState<Record<number, number>>({});
	const lines = plan.items.map((item) => ({ item, packs: changed[item.variant.id] ?? item.packs }));
	const cart = usePartyCart(locale, lines);
	return (
		<div className={screen.root}>
			<section className={styles.list} aria-labelledby="party-list">
				<h2 id="party-list">
					{t("list")} <small>{t("forGuests", { guests: plan.guests })}</small>
				</h2>
				<ul>
					{lines.map(({ item, packs }) => (
						<PartyLine
							key={item.variant.id}
							{...{ locale, item, packs }}
							others={cart.otherPacks(item.variant.id)}
							onChange={(wanted) => setChanged((all) => ({ ...all, [item.variant.id]: wanted }))}
						/>
					))}
				</ul>
				<PartyMissing missing={plan.missing} />
			</section>
			<PartySummary {...props} lines={lines} cart={cart} guests={plan.guests} />
		</div>
	);
}
