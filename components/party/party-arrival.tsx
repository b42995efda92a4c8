import { useLocale, useTranslations } from "next-intl";
import { useMinute } from "#components/dates/use-minute.ts";
import { LOCALE_FACTS } from "#lib/domain/locale.ts";
import { type Arrival, arrivalFor, isPast, type PartyShop, partyDays } from "#lib/domain/party/party-arrival.ts";
import { datesText } from "#lib/domain/time/dates-text.ts";
import { promisedDates } from "#lib/domain/time/promised-dates.ts";
import styles from "./party.module.scss";
import { nameOf, type PlannedLine } from "./planned-line.ts";

/** `others`: packs that the cart has besides, which the same order brings. */
type Props = { lines: (PlannedLine & { others: number })[]; date: string | null; shop: PartyShop };

/** When all goods are there, whether that is before the party, and what keeps them from coming together. */
export function PartyArrival({ lines, date, shop }: Props) {
	const t = useTranslations("party.arrival");
	const tDates = useTranslations("promisedDates");
	const locale = useLocale();
	const now = useMinute();
	const items = lines.flatMap(({ item, packs, others }) => (packs > 0 ? [{ ...item, packs: packs + others }] : []));
	if (now === null || items.length === 0) return null;
	const { courier, pickup, notSent } = partyDays(items, shop);
	const names = new Intl.ListFormat(LOCALE_FACTS[locale].tag).format(notSent.map(nameOf));
	const text = (days: NonNullable<typeof courier>) =>
		datesText(tDates, locale, promisedDates(days, now, shop.dispatch), now);
	const arrival = (days: typeof courier): Arrival | null =>
		date && days ? arrivalFor(date, days, now, shop.dispatch) : null;
	const canCome = courier !== null || pickup !== null;
	const verdict =
		date === null || !canCome
			? null
			: isPast(date, now)
				? "past"
				: verdictOf(arrival(courier), arrival(pickup?.days ?? null));
	const day = date === null ? "" : datesText(tDates, locale, { from: date, to: date }, now);
	return (
		<div className={styles.arrival}>
			<h3>{t("title")}</h3>
			<div role="status">
				{verdict && (
					<p className={verdict === "before" || verdict === "beforeAtBranch" ? styles.inTime : styles.late}>
						{verdict === "past" ? t("past") : t(verdict, { day })}
					</p>
				)}
				{notSent.length > 0 && (
					<p className={pickup ? undefined : styles.late}>{t(pickup ? "noCourier" : "nowhere", { names })}</p>
				)}
			</div>
			{courier && <p>{t("courier", { when: text(courier) })}</p>}
			{pickup && (
				<p>
					{pickup.at
						? t("pickupAt", { branch: pickup.at.name, others: pickup.at.others, when: text(pickup.days) })
						: t("pickup", { when: text(pickup.days) })}
				</p>
			)}
			{pickup?.elsewhere && <p>{t("pickupElsewhere", { when: text(pickup.elsewhere) })}</p>}
		</div>
	);
}

/** The better of both ways; the courier is what most expect. */
function verdictOf(courier: Arrival | null, pickup: Arrival | null) {
	if (courier === "before") return "before";
	if (pickup === "before") return "beforeAtBranch";
	return courier === "maybe" || pickup === "maybe" ? "maybe" : "late";
}
