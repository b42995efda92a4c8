import { useLocale, useTranslations } from "next-intl";
import { useMinute } from "#components/dates/use-minute.ts";
import {
	type Arrival,
	arrivalFor,
	isPast,
	type PartyShop,
	type PlacedPacks,
	partyDays,
} from "#lib/domain/party/party-arrival.ts";
import { datesText } from "#lib/domain/time/dates-text.ts";
import { promisedDates } from "#lib/domain/time/promised-dates.ts";
import styles from "./party.module.scss";

type Props = { items: PlacedPacks[]; date: string | null; shop: PartyShop };

/** When all goods are there, and whether that is before the party. */
export function PartyArrival({ items, date, shop }: Props) {
	const t = useTranslations("party.arrival");
	const tDates = useTranslations("promisedDates");
	const locale = useLocale();
	const now = useMinute();
	if (now === null) return null;
	const { courier, pickup } = partyDays(items, shop);
	if (courier === null && pickup === null) return null;
	const text = (days: NonNullable<typeof courier>) =>
		datesText(tDates, locale, promisedDates(days, now, shop.dispatch), now);
	const arrival = (days: typeof courier): Arrival | null =>
		date && days ? arrivalFor(date, days, now, shop.dispatch) : null;
	const verdict = date === null ? null : isPast(date, now) ? "past" : verdictOf(arrival(courier), arrival(pickup));
	const day = date === null ? "" : datesText(tDates, locale, { from: date, to: date });
	return (
		<div className={styles.arrival} role="status">
			<h3>{t("title")}</h3>
			{verdict && (
				<p className={verdict === "before" || verdict === "beforeAtBranch" ? styles.inTime : styles.late}>
					{verdict === "past" ? t("past") : t(verdict, { day })}
				</p>
			)}
			{courier && <p>{t("courier", { when: text(courier) })}</p>}
			{!courier && shop.courier && <p>{t("noCourier")}</p>}
			{pickup && <p>{t("pickup", { when: text(pickup) })}</p>}
		</div>
	);
}

/** The better of both ways; the courier is what most expect. */
function verdictOf(courier: Arrival | null, pickup: Arrival | null) {
	if (courier === "before") return "before";
	if (pickup === "before") return "beforeAtBranch";
	return courier === "maybe" || pickup === "maybe" ? "maybe" : "late";
}
