import type { RequestDetails } from "../../../../contract/schemas/request.ts";
import type { Locale } from "../../../../domain/locale.ts";
import { CZK, formatMoney } from "../../../../domain/money/money.ts";
import { RENTAL_RETURN_TIME } from "../../../../domain/request/request-terms.ts";
import { namedDay } from "../../../../domain/time/named-day.ts";
import type { RequestRow } from "../../../selling/request/request.sql.ts";
import type { RequestReader } from "../../../selling/request/tell.ts";
import { longDate, longMoment } from "../mail-dates.ts";
import type { MailTexts } from "../mail-texts.ts";

const czk = (minor: number) => formatMoney(minor, CZK);

/**
 * Facts of a request in lines: what, the price, and the customer. The customer's own mail has no typed text: a request
 * belongs to no account, so its e-mail is unproved.
 */
export function requestFacts(
	request: RequestRow,
	t: MailTexts<"request">,
	locale: Locale,
	reader: RequestReader,
): string[] {
	const { firstname, lastname, phone, email, note, price_minor, deposit_minor } = request;
	return [
		...detailFacts(request.details, t, locale, reader),
		...(price_minor === null ? [] : [t("facts.price", { price: czk(price_minor) })]),
		...(deposit_minor === null ? [] : [t("facts.deposit", { deposit: czk(deposit_minor) })]),
		...(reader === "asker" ? [] : [t("facts.person", { firstname, lastname, phone, email })]),
		...(reader === "asker" || note === "" ? [] : [t("facts.theirNote", { note })]),
	];
}

/** By when a costume comes back. */
export function returnFact(day: string, t: MailTexts<"request">, locale: Locale): string {
	return t("facts.returnBy", { day: namedDay(locale, day), time: RENTAL_RETURN_TIME });
}

/** What to bring for a costume, and how the deposit comes back. */
export function bringFacts({ price_minor, deposit_minor }: RequestRow, t: MailTexts<"request">): string[] {
	if (price_minor === null || deposit_minor === null) return [t("bringId")];
	const [price, deposit, sum] = [price_minor, deposit_minor, price_minor + deposit_minor].map(czk) as [
		string,
		string,
		string,
	];
	return [t("bringId"), t("bringMoney", { sum, price, deposit }), t("bringBack", { deposit })];
}

function detailFacts(
	details: RequestDetails,
	t: MailTexts<"request">,
	locale: Locale,
	reader: RequestReader,
): string[] {
	const typed = (...facts: string[]) => (reader === "asker" ? [] : facts);
	switch (details.kind) {
		case "rental": {
			const { costume, size, from_day, to_day, days: count } = details;
			const name = size === "" ? t("facts.costumeAlone", { costume }) : t("facts.costume", { costume, size });
			return [
				name,
				t("facts.pickUpDay", { day: namedDay(locale, from_day) }),
				returnFact(to_day, t, locale),
				t("facts.length", { count }),
			];
		}
		case "inflation":
			return [
				...details.balloons.map((line) => balloonFact(line, t, typed(line.wish ?? ""))),
				t("facts.pickup", { moment: longMoment(locale, details.pickup_at) }),
				t("facts.partyEnds", { moment: longMoment(locale, details.party_ends_at) }),
			];
		case "decoration": {
			const { place, motif, colours, guests: count, budget } = details;
			return [
				t("facts.day", { day: longDate(locale, details.day) }),
				...typed(t("facts.place", { place }), t("facts.motif", { motif })),
				...typed(...(colours === "" ? [] : [t("facts.colours", { colours })])),
				t("facts.guests", { count }),
				t("facts.budget", { budget: czk(budget) }),
			];
		}
		case "event": {
			const { title, time, place, guests: count, about } = details;
			return [
				...typed(t("facts.event", { title })),
				t("facts.dayAndTime", { day: longDate(locale, details.day), time }),
				...typed(t("facts.place", { place })),
				t("facts.guests", { count }),
				...typed(about),
			];
		}
	}
}

type Balloons = Extract<RequestDetails, { kind: "inflation" }>["balloons"][number];

function balloonFact(
	{ name, quantity: count, is_own, has_gel, total_with_tax }: Balloons,
	t: MailTexts<"request">,
	wish: string[],
): string {
	const traits = [
		...wish.filter((text) => text !== ""),
		...(is_own ? [t("facts.own")] : []),
		...(has_gel ? [t("facts.gel")] : []),
	];
	const line = [t("facts.balloons", { count, name }), ...traits].join(", ");
	return t("facts.line", { line, price: czk(total_with_tax) });
}
