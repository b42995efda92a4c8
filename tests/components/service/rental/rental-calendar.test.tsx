// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RentalForm } from "#components/service/rental/rental-form.tsx";
import { forgetCartShop } from "../../cart/a-cart-shop.tsx";
import { aCalendar, BRANCHES, PIRATE, showService, stubService } from "../a-service-page.tsx";

afterEach(() => {
	forgetCartShop();
	window.history.replaceState(null, "", "/");
});

const CHOSEN = { productId: "40", variantId: "401", branchId: "1" };
const LENT = [{ from: "2026-12-07", to: "2026-12-09" }];

async function show(
	stub = stubService(({ path }) => (path.includes("/calendar/") ? { body: aCalendar(LENT) } : undefined)),
	months: 1 | 2 = 1,
) {
	sessionStorage.setItem("request-draft-rental", JSON.stringify(CHOSEN));
	const page = showService(<RentalForm locale="cs" costumes={[PIRATE]} branches={BRANCHES} />, undefined, months);
	return { ...page, stub };
}

const grid = () => screen.findByRole("grid");
const focused = () => document.activeElement?.getAttribute("aria-label");
const day = (name: RegExp) => within(screen.getByRole("grid")).getByRole("button", { name });
const tabStops = async () =>
	within(await grid())
		.getAllByRole("button")
		.filter((button) => button.tabIndex === 0);

test("days say in words whether they are free, taken or closed, and are loaded from today on", async () => {
	const { stub, user } = await show();
	expect((await grid()).getAttribute("aria-labelledby")).toBe(
		screen.getByRole("heading", { name: "listopad 2026" }).id,
	);
	expect(day(/^pondělí 23\. listopadu, brzy$/).getAttribute("aria-disabled")).toBe("true");
	expect(day(/^úterý 24\. listopadu, volno$/).getAttribute("aria-disabled")).toBeNull();
	expect(day(/^neděle 29\. listopadu, zavřeno$/).getAttribute("aria-disabled")).toBe("true");
	await user.click(screen.getByRole("button", { name: "Další měsíc" }));
	expect(screen.getByRole("heading", { name: "prosinec 2026" })).toBeTruthy();
	// Lent from the 7th to the 9th, and cleaned for two days; a rental before must leave time to clean too.
	expect(day(/^sobota 5\. prosince, obsazeno$/)).toBeTruthy();
	expect(day(/^pátek 11\. prosince, obsazeno$/)).toBeTruthy();
	expect(day(/^sobota 12\. prosince, volno$/)).toBeTruthy();
	const asked = stub.calls.find(({ path }) => path.includes("/calendar/"))?.path;
	expect(asked).toBe("/api/rental/calendar/401/1?from=2026-11-23&days=92");
});

test("arrow keys go over days and months, and Tab reaches a single day", async () => {
	const { user } = await show();
	const [stop, ...others] = await tabStops();
	expect(others).toEqual([]);
	stop?.focus();
	expect(focused()).toMatch(/^pondělí 23\. listopadu/);
	await user.keyboard("{ArrowRight}");
	await waitFor(() => expect(focused()).toMatch(/^úterý 24\. listopadu/));
	await user.keyboard("{ArrowDown}");
	await waitFor(() => expect(focused()).toMatch(/^úterý 1\. prosince/));
	expect(screen.getByRole("heading", { name: "prosinec 2026" })).toBeTruthy();
	await user.keyboard("{End}");
	await waitFor(() => expect(focused()).toMatch(/^neděle 6\. prosince/));
	await user.keyboard("{PageDown}");
	await waitFor(() => expect(focused()).toMatch(/^středa 6\. ledna/));
	await user.keyboard("{PageUp}{PageUp}");
	// Not before the first day that the calendar knows.
	await waitFor(() => expect(focused()).toMatch(/^pondělí 23\. listopadu/));
	expect((await tabStops()).length).toBe(1);
});

test("Enter chooses the first and the last day, which are read out", async () => {
	const { user } = await show();
	(await tabStops())[0]?.focus();
	await user.keyboard("{ArrowRight}{Enter}");
	await screen.findByText("Vyzvednete si ho 24. listopadu 2026. Teď vyberte den, kdy ho do 12:00 vrátíte.");
	await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
	await screen.findByText("Vyzvednout: úterý 24. 11., vrátit: čtvrtek 26. 11. do 12:00.");
	const chosen = [...(await grid()).querySelectorAll('td[aria-selected="true"]')];
	expect(chosen.map((cell) => cell.textContent)).toEqual(["24", "25", "26"]);
	expect(day(/den vyzvednutí$/).textContent).toContain("24");
	expect(day(/den vrácení$/).textContent).toContain("26");
});

test.each([
	[/^pondělí 23\. listopadu/, /nejdřív si ho můžete vyzvednout zítra/],
	[/^neděle 29\. listopadu/, /má pobočka zavřeno/],
])("a day that cannot be chosen says why when it is tried", async (name, why) => {
	const { user } = await show();
	await grid();
	await user.click(day(name));
	expect(await screen.findByText(why)).toBeTruthy();
	expect(within(await grid()).queryByRole("button", { name: /den vyzvednutí/ })).toBeNull();
});

test("a rental may not reach over somebody else's", async () => {
	const { user } = await show();
	await grid();
	await user.click(day(/^pondělí 30\. listopadu/));
	await user.click(screen.getByRole("button", { name: "Další měsíc" }));
	await user.click(day(/^sobota 12\. prosince, obsazeno$/));
	await screen.findByText(/V té době už kostým někdo má/);
	await user.click(day(/^pátek 4\. prosince, volno$/));
	await screen.findByText(/Vyzvednout: pondělí\s30\.\s11\., vrátit: pátek\s4\.\s12\. do\s12:00/);
});

test("a calendar that could not be loaded can be tried again", async () => {
	let isDown = true;
	const { user } = await show(
		stubService(({ path }) => (path.includes("/calendar/") && isDown ? { status: 503, body: {} } : undefined)),
	);
	expect(screen.getByText("Načítáme volné dny…")).toBeTruthy();
	await screen.findByText("Volné dny se nepodařilo načíst.");
	isDown = false;
	await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
	await grid();
});

const shownMonths = () => screen.getAllByRole("grid").map((one) => document.getElementById(labelOf(one))?.textContent);
const labelOf = (one: HTMLElement) => one.getAttribute("aria-labelledby") ?? "";

test("where there is room two months are shown, arrows go from one to the other, and Tab reaches one day of both", async () => {
	const { user } = await show(undefined, 2);
	await screen.findAllByRole("grid");
	expect(shownMonths()).toEqual(["listopad 2026", "prosinec 2026"]);
	const stops = () =>
		screen.getAllByRole("grid").flatMap((one) =>
			within(one)
				.getAllByRole("button")
				.filter(({ tabIndex }) => tabIndex === 0),
		);
	stops()[0]?.focus();
	await user.keyboard("{ArrowDown}{ArrowDown}");
	await waitFor(() => expect(focused()).toMatch(/^pondělí 7\. prosince/));
	expect(shownMonths()).toEqual(["listopad 2026", "prosinec 2026"]);
	await user.keyboard("{PageDown}");
	await waitFor(() => expect(focused()).toMatch(/^čtvrtek 7\. ledna/));
	expect(shownMonths()).toEqual(["prosinec 2026", "leden 2027"]);
	expect(stops().length).toBe(1);
	await user.click(screen.getByRole("button", { name: "Další měsíc" }));
	expect(shownMonths()).toEqual(["leden 2027", "únor 2027"]);
	expect(screen.getByRole("button", { name: "Další měsíc" }).getAttribute("aria-disabled")).toBe("true");
	expect(stops().length).toBe(1);
});

test("a turned month is read out, and the focus stays on the button that turned it", async () => {
	const { user } = await show();
	(await tabStops())[0]?.focus();
	// Nothing to move to: this is the first day.
	await user.keyboard("{ArrowLeft}");
	const said = screen.getByText("listopad 2026", { selector: "[aria-live]" });
	const next = screen.getByRole("button", { name: "Další měsíc" });
	next.focus();
	await user.keyboard("{Enter}");
	await screen.findByText("prosinec 2026", { selector: "[aria-live]" });
	expect(said.textContent).toBe("prosinec 2026");
	expect(document.activeElement).toBe(next);
});

test("a finger moved sideways turns the month, one moved down does not", async () => {
	await show();
	const months = (await grid()).parentElement?.parentElement as HTMLElement;
	const swipe = (dx: number, dy: number) => {
		fireEvent.touchStart(months, { touches: [{ clientX: 200, clientY: 200 }] });
		fireEvent.touchEnd(months, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
	};
	swipe(-80, 5);
	expect(shownMonths()).toEqual(["prosinec 2026"]);
	swipe(80, 5);
	expect(shownMonths()).toEqual(["listopad 2026"]);
	swipe(-80, 90);
	expect(shownMonths()).toEqual(["listopad 2026"]);
});

test("holidays have their names, on their days and below the months", async () => {
	const { user } = await show();
	await grid();
	expect(screen.queryByText(/Štědrý den/)).toBeNull();
	await user.click(screen.getByRole("button", { name: "Další měsíc" }));
	expect(day(/^čtvrtek 24\. prosince, Štědrý den, volno$/)).toBeTruthy();
	const named = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
	expect(named).toContain("24. 12. Štědrý den: volno");
});
