import { MINUTE_S, SECOND_MS } from "../../../domain/durations.ts";
import { formatZip } from "../../../domain/people/zip.ts";
import { FINISHED_REQUESTS } from "../../../domain/request/request-states.ts";
import { RENTAL_RETURN_TIME } from "../../../domain/request/request-terms.ts";
import { pragueMoment } from "../../../domain/time/calendar-day.ts";
import { type CalendarEvent, calendarFile } from "../../../domain/time/calendar-file.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import type { RequestKey } from "../../selling/request/read-request.ts";
import { type RequestRow, requestRow } from "../../selling/request/request.sql.ts";
import { loadMailTexts, type MailTexts } from "./mail-texts.ts";

const PICKUP_MINUTES = 30;
/** How long before it is due a costume is brought back. */
const RETURN_MINUTES = 30;
const EVENT_MINUTES = 120;

type File = { filename: string; content: string };

/** The days of a request as a file for calendars, given its hash; null for a wrong one and for what is over or given up. */
export async function getRequestCalendar(shop: Shop, { id, hash }: RequestKey): Promise<File | null> {
	const request = await requestRow(shop.db, { id });
	if (!request || !isSameHash(request.hash, hash)) return null;
	return requestCalendar(shop, request, shop.now());
}

/**
 * The same of a request that is known. It says nothing that was typed: it also goes to an e-mail that nobody has proved, and a link
 * in it leads to the rest.
 */
export async function requestCalendar(
	{ shopUrl }: Pick<Shop, "shopUrl">,
	request: RequestRow,
	now: Date,
): Promise<File | null> {
	const { number, state, locale } = request;
	if (FINISHED_REQUESTS.includes(state)) return null;
	const t = await loadMailTexts("calendar", locale);
	const url = `${shopUrl}${pageLinks.request(locale, request)}`;
	const events = occasionsOf(request, t).map(({ key, ...occasion }): CalendarEvent => {
		return {
			...occasion,
			uid: `${number}-${key}@${new URL(shopUrl).hostname}`,
			text: t("text", { number, link: url }),
			place: placeOf(request),
			url,
			isCertain: state !== "new",
		};
	});
	return { filename: `${number}.ics`, content: calendarFile(events, now) };
}

type Occasion = Pick<CalendarEvent, "at" | "title"> & { key: string };

function occasionsOf({ details }: RequestRow, t: MailTexts<"calendar">): Occasion[] {
	switch (details.kind) {
		case "rental": {
			const { costume, from_day, to_day } = details;
			const due = pragueMoment(to_day, RENTAL_RETURN_TIME);
			return [
				{ key: "pickup", at: { day: from_day }, title: t("pickUpCostume", { costume }) },
				{
					key: "return",
					at: { moment: new Date(due.getTime() - RETURN_MINUTES * MINUTE_S * SECOND_MS), minutes: RETURN_MINUTES },
					title: t("returnCostume", { costume, time: RENTAL_RETURN_TIME }),
				},
			];
		}
		case "inflation":
			return [
				{ key: "pickup", at: { moment: new Date(details.pickup_at), minutes: PICKUP_MINUTES }, title: t("balloons") },
			];
		case "decoration":
			return [{ key: "day", at: { day: details.day }, title: t("decoration") }];
		case "event": {
			const moment = pragueMoment(details.day, details.time);
			return [{ key: "day", at: { moment, minutes: EVENT_MINUTES }, title: t("event") }];
		}
	}
}

function placeOf({ branch }: RequestRow): string {
	return branch ? `${branch.name}, ${branch.street}, ${formatZip(branch.zip)} ${branch.city}` : "";
}
