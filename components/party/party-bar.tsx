import { useTranslations } from "next-intl";
import styles from "./party.module.scss";
import { PartyAction } from "./party-action.tsx";
import { PartySum } from "./party-sum.tsx";
import { type PlannedLine, wantedOf } from "./planned-line.ts";
import type { PartyCart } from "./use-party-cart.ts";

type Props = { lines: PlannedLine[]; cart: PartyCart; cartPath: string };

/** The sum and the button in reach on a phone, as long as the plan is in sight; the summary at its end has no button then. */
export function PartyBar({ lines, cart, cartPath }: Props) {
	const t = useTranslations("party");
	const prices = lines.map(({ item, packs }) => ({ czk: item.price_with_tax, packs }));
	const count = lines.filter(({ packs }) => packs > 0).length;
	return (
		<div className={styles.bar}>
			{cart.failure && <p>{cart.failure.text}</p>}
			<p>
				<strong>
					<PartySum lines={prices} />
				</strong>
				<small>{t("things", { count })}</small>
			</p>
			<PartyAction cart={cart} wanted={lines.map(wantedOf)} cartPath={cartPath} />
		</div>
	);
}
