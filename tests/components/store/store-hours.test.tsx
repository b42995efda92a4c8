// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StoreHours } from "#components/store/store-hours.tsx";
import { StoreToday } from "#components/store/store-today.tsx";
import { aStore, inShop, show } from "./a-store.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const store = aStore(2, {
	special_days: [
		{ day: "2026-12-09", hours: null, holiday: null, note: "Inventura" },
		{ day: "2026-12-24", hours: null, holiday: "christmasEve", note: "" },
		{ day: "2026-12-31", hours: ["09:00", "14:00"], holiday: null, note: "Silvestr" },
	],
});
const at = (moment: string, one = store, locale: "cs" | "en" = "cs") => {
	vi.setSystemTime(new Date(moment));
	return show(
		<>
			<StoreToday store={one} />
			<StoreHours store={one} />
		</>,
		locale,
	);
};
const rowOf = (day: RegExp) => screen.getByRole("row", { name: day });
const specialDays = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("today's hours", () => {
	test.each([
		["on a working day", "2026-11-20T10:00:00Z", "cs", "Dnes 9:00–18:00"],
		["on New Year's Eve", "2026-12-31T10:00:00Z", "cs", "Dnes 9:00–14:00"],
		["of a stocktaking", "2026-12-09T10:00:00Z", "cs", "Dnes zavřeno"],
		["in English", "2026-12-09T10:00:00Z", "en", "Closed today"],
	] as const)("%s", (_, moment, locale, text) => {
		at(moment, store, locale);
		expect(screen.getByText(text)).toBeTruthy();
	});
});

describe("the state of a store now", () => {
	test.each([
		["open", "2026-11-20T10:00:00Z", "Dnes otevřeno do 18:00"],
		["an hour before the end", "2026-11-20T16:00:00Z", "Brzy zavíráme, otevřeno do 18:00"],
		["in the morning", "2026-11-20T07:00:00Z", "Teď zavřeno, dnes otevřeno od 9:00"],
		["in the evening", "2026-11-19T19:00:00Z", "Teď zavřeno, zítra otevřeno od 9:00"],
		["on Saturday afternoon", "2026-11-21T14:00:00Z", "Teď zavřeno, v pondělí otevřeno od 9:00"],
	])("%s", (_, moment, text) => {
		at(moment);
		expect(screen.getByText(text)).toBeTruthy();
	});

	test("closed for more than a week names the date", () => {
		const days = Array.from({ length: 9 }, (_, index) => `2026-11-${21 + index}`);
		const closed = days.map((day) => ({ day, hours: null, holiday: null, note: "Malujeme" }));
		at("2026-11-20T18:00:00Z", aStore(2, { special_days: closed }));
		expect(screen.getByText("Teď zavřeno, 30. listopadu otevřeno od 9:00")).toBeTruthy();
	});

	test("a store without hours is shown as temporarily closed", () => {
		at("2026-11-20T10:00:00Z", aStore(2, { opening_hours: {} }));
		expect(screen.getByText("Dočasně zavřeno")).toBeTruthy();
	});

	test("in English", () => {
		at("2026-11-21T14:00:00Z", store, "en");
		expect(screen.getByText("Closed now, opens on Monday at 9:00")).toBeTruthy();
	});

	test("follows the clock minute by minute", () => {
		at("2026-11-20T16:59:30Z");
		expect(screen.getByText("Brzy zavíráme, otevřeno do 18:00")).toBeTruthy();
		act(() => vi.advanceTimersByTime(29_000));
		expect(screen.getByText("Brzy zavíráme, otevřeno do 18:00")).toBeTruthy();
		act(() => vi.advanceTimersByTime(1_000));
		expect(screen.getByText("Teď zavřeno, zítra otevřeno od 9:00")).toBeTruthy();
		act(() => vi.advanceTimersByTime(15 * 3_600_000));
		expect(screen.getByText("Dnes otevřeno do 13:00")).toBeTruthy();
	});
});

describe("the week", () => {
	test("marks today by Prague's calendar", () => {
		at("2026-11-19T23:30:00Z");
		const today = rowOf(/^Pátek\s?dnes 9:00–18:00$/);
		expect(today.getAttribute("aria-current")).toBe("date");
		expect(screen.getAllByRole("row").filter((row) => row.hasAttribute("aria-current"))).toEqual([today]);
		expect(rowOf(/^Neděle Zavřeno$/)).toBeTruthy();
	});

	test("shows the hours of today, not the usual ones", () => {
		at("2026-12-09T10:00:00Z");
		expect(within(rowOf(/^Středa/)).getByRole("cell").textContent).toBe("Zavřeno");
		expect(within(rowOf(/^Čtvrtek/)).getByRole("cell").textContent).toBe("9:00–18:00");
	});
});

describe("holidays and exceptions", () => {
	test("are listed with their day, their own text or the holiday's name, and hours", () => {
		at("2026-11-20T10:00:00Z");
		expect(specialDays()).toEqual([
			"středa 9. prosinceInventuraZavřeno",
			"čtvrtek 24. prosinceŠtědrý denZavřeno",
			"čtvrtek 31. prosinceSilvestr9:00–14:00",
		]);
	});

	test("past ones are left out, today's stays", () => {
		at("2026-12-24T10:00:00Z");
		expect(specialDays().map((text) => text?.slice(0, 20))).toEqual(["čtvrtek 24. prosince", "čtvrtek 31. prosince"]);
	});

	test("without any there is no heading", () => {
		at("2026-11-20T10:00:00Z", aStore(2));
		expect(screen.queryByRole("heading", { name: "Svátky a\u00a0výjimky" })).toBeNull();
	});
});

test("static HTML has the week, without the current state", () => {
	vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
	const html = renderToString(inShop(<StoreHours store={store} />));
	expect(html).toContain("9:00–18:00");
	expect(html).toContain("Inventura");
	expect(html).not.toMatch(/otevřeno|dnes|aria-current/i);
});
