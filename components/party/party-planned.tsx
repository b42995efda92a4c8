import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PartyPlan } from "#lib/contract/schemas/party.ts";
import { CART_MAX_QUANTITY } from "#lib/domain/cart/cart-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import { serviceFormPath } from "#lib/i18n/service-query.ts";
import { readPutParty } from "#lib/storefront/cart/put-party.ts";
import screen from "../cart/cart-screen.module.scss";
import styles from "./party.module.scss";
import { PartyBar } from "./party-bar.tsx";
import { PartyLine } from "./party-line.tsx";
import { PartyMissing } from "./party-missing.tsx";
import { PartyOffer } from "./party-offer.tsx";
import { PartySummary } from "./party-summary.tsx";
import { type PlannedItem, withSet } from "./planned-line.ts";
import { usePartyCart } from "./use-party-cart.ts";

type Props = {
	locale: Locale;
	plan: PartyPlan;
	date: string | null;
	shop: PartyShop;
	cartPath: string;
	/** Address of the service that fills balloons with helium; null without it. */
	inflation: string | null;
};

/** Goods for the party with amounts to change, what is missing, and the sum with the way into the cart. */
export function PartyPlanned({ locale, plan, inflation, ...props }: Props) {
	const t = useTranslations("party");
	const cart = usePartyCart(locale, plan.theme.id);
	/** Packs that the visitor wants instead of what was planned, by variant. */
	const [changed, setChanged] = useState<Record<number, number>>({});
	const { set } = plan;
	const [hasSet, setHasSet] = useState(
		() =>
			set !== null && (readPutParty(plan.theme.id)?.lines ?? []).some(({ variantId }) => variantId === set.variant.id),
	);
	const items: PlannedItem[] = hasSet && set ? withSet(plan.items, set) : plan.items;
	const lines = items.map((item) => {
		const others = cart.otherPacks(item.variant.id);
		const max = Math.max(0, Math.min(item.most, CART_MAX_QUANTITY) - others);
		return { item, others, max, packs: Math.min(max, changed[item.variant.id] ?? item.packs) };
	});
	return (
		<div className={styles.planned}>
			<div className={screen.root}>
				<section className={styles.list} aria-labelledby="party-list">
					<h2 id="party-list">
						{t("list")} <small>{t("forGuests", { guests: plan.guests })}</small>
					</h2>
					{set && (
						<PartyOffer
							locale={locale}
							set={set}
							items={plan.items}
							guests={plan.guests}
							isTaken={hasSet}
							onChange={(isTaken) => {
								setChanged({});
								setHasSet(isTaken);
							}}
						/>
					)}
					<ul>
						{lines.map((line) => (
							<PartyLine
								key={line.item.variant.id}
								locale={locale}
								{...line}
								inflation={inflation && serviceFormPath(locale, inflation, { day: props.date })}
								onChange={(wanted) => setChanged((all) => ({ ...all, [line.item.variant.id]: wanted }))}
							/>
						))}
					</ul>
					<PartyMissing missing={plan.missing} />
				</section>
				<PartySummary {...props} lines={lines} cart={cart} guests={plan.guests} theme={plan.theme.name} />
			</div>
			<PartyBar lines={lines} cart={cart} cartPath={props.cartPath} />
		</div>
	);
}
