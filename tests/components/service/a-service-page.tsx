/** Forms of the services on screen, over a shop that is stubbed at the transport only. */
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import type { BalloonType, RentalCalendar, RentalCostume } from "#lib/contract/schemas/request.ts";
import { type Lent, rentalCalendar } from "#lib/domain/request/rental.ts";
import { RENTAL_CLEANING_DAYS, RENTAL_MAX_DAYS } from "#lib/domain/request/request-terms.ts";
import { fill, showPage, stubShop, textBox } from "../account/a-sign-up.tsx";
import type { Answer, Call } from "../cart/a-cart-shop.tsx";

/** Monday. */
export const TODAY = "2026-11-23";
export const PAGE = "/sluzby/1/pujcovna-kostymu";
export const MADE = { id: 7, number: "P260007", hash: "h".repeat(32), url: `/pozadavek/7/${"h".repeat(32)}` };

const HOURS: [string, string] = ["09:00", "18:00"];
const OPEN = {
	// Closed on Sunday.
	opening_hours: { 1: HOURS, 2: HOURS, 3: HOURS, 4: HOURS, 5: HOURS, 6: HOURS },
	is_large_shop: false,
	special_days: [],
};
export const BRANCHES = [
	{ id: 1, name: "Konfety Smíchov", street: "Nádražní 62", city: "Praha 5", ...OPEN },
	{ id: 2, name: "Konfety Brno", street: "Lidická 12", city: "Brno", ...OPEN },
];
/** Open on Sunday too, until half past nine in the evening. */
const LATE_HOURS: [string, string] = ["09:00", "21:30"];
export const OPEN_ON_SUNDAY = {
	id: 3,
	name: "Konfety Ostrava",
	street: "Stodolní 9",
	city: "Ostrava",
	...OPEN,
	opening_hours: { ...OPEN.opening_hours, 6: LATE_HOURS, 7: LATE_HOURS },
};

const costume = (id: number, name: string, sizes: RentalCostume["sizes"]): RentalCostume => ({
	product_id: id,
	name,
	url: `/${id}/kostymy/kostym`,
	image: null,
	tint: "#ffe",
	category: { id: 20, name: "Dámské kostýmy" },
	prices: { short: 39_000, week: 59_000, extra_day: 5_000, deposit: 50_000 },
	sizes,
});

export const PIRATE = costume(40, "Pirát Bílé velryby", [
	{ variant_id: 401, name: "M", branch_ids: [1, 2] },
	{ variant_id: 402, name: "L", branch_ids: [2] },
]);
export const WITCH = costume(41, "Čarodějnice", [{ variant_id: 411, name: "uni", branch_ids: [1] }]);

export const LATEX: BalloonType = {
	key: "latex-30",
	name: "Latexový balónek 30 cm",
	float_hours: { min: 8, max: 12 },
	gel_float_hours: { min: 48, max: 96 },
	price_with_tax: 3_900,
	own_price_with_tax: 2_900,
	gel_price_with_tax: 900,
};
export const FOIL: BalloonType = {
	...LATEX,
	key: "foil-45",
	name: "Fóliový balónek 45 cm",
	float_hours: { min: 72, max: 120 },
	gel_float_hours: null,
	gel_price_with_tax: null,
	price_with_tax: 9_900,
};

/** Days of the stub's calendar; each list is one costume and when it is lent. Closed on Sunday the 29th. */
export function aCalendar(...costumes: Lent[][]): RentalCalendar {
	const isOpen = (day: string) => day !== "2026-11-29";
	return {
		variant_id: 401,
		branch_id: 1,
		cleaning_days: RENTAL_CLEANING_DAYS,
		max_days: RENTAL_MAX_DAYS,
		days: rentalCalendar(costumes, { today: TODAY, isOpen, from: TODAY, days: 92 }),
	};
}

/** Answers of single calls; others are those of a shop without a captcha where everything is free. */
export function stubService(
	answer: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined,
) {
	const shop = stubShop(async (call) => {
		const given = await answer(call);
		if (given) return given;
		if (call.path === "/api/auth/captcha") return { body: { siteKey: null } };
		if (call.path.startsWith("/api/rental/calendar/")) return { body: aCalendar([]) };
		if (call.method === "POST") return { status: 201, body: MADE };
		return undefined;
	});
	return { ...shop, posts: () => shop.calls.filter(({ method }) => method === "POST") };
}

/** A screen where the calendar has room for so many months. */
function stubRoom(months: 1 | 2) {
	const query = { matches: months === 2, addEventListener: () => {}, removeEventListener: () => {} };
	vi.stubGlobal("matchMedia", () => query);
	// jsdom has no layout.
	Element.prototype.scrollIntoView ??= () => {};
}

export function showService(content: ReactNode, address = PAGE, months: 1 | 2 = 1) {
	stubRoom(months);
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T09:00:00Z`) });
	return showPage(content, address);
}

export type User = ReturnType<typeof showService>["user"];

/** Fills in who asks, and agrees to the terms. */
export async function fillContact(user: User) {
	await fill(user, textBox(/^Jméno/), "Jana");
	await fill(user, textBox(/^Příjmení/), "Nováková");
	await fill(user, textBox(/^E-mail/), "jana@example.cz");
	await fill(user, textBox(/^Telefon/), "777 123 456");
	await user.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
}

/** What the shop would be told by `fillContact`. */
export const PERSON = {
	firstname: "Jana",
	lastname: "Nováková",
	email: "jana@example.cz",
	phone: "+420777123456",
	note: "",
	locale: "cs",
	terms: true,
};

export const send = (user: User, name: string) => user.click(screen.getByRole("button", { name }));

/** The body that was sent, without its key; the key is a UUID. */
export function withoutKey(body: unknown) {
	const { requestKey, ...rest } = body as { requestKey: string };
	expect(requestKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	return rest;
}

export const keyOf = (body: unknown) => (body as { requestKey: string }).requestKey;

export const wentTo = async (push: ReturnType<typeof showService>["push"], path: string) =>
	waitFor(() => expect(push.mock.calls).toEqual([[path]]));
