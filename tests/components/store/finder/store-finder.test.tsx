// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mapPins } from "#components/store/finder/map-pins.ts";
import { StoreFinder } from "#components/store/finder/store-finder.tsx";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { BRNO, inShop, PRAGUE, show, ZLIN } from "../a-store.tsx";

const STORES = [PRAGUE, BRNO, ZLIN];
const OSTRAVA = { latitude: 49.83, longitude: 18.28 };

type Ask = (
	found: (position: { coords: { latitude: number; longitude: number } }) => void,
	failed: (error: { code: number }) => void,
) => void;
let asked = 0;

function withPosition(ask: Ask | null) {
	asked = 0;
	const geolocation = ask && {
		getCurrentPosition: (...listeners: Parameters<Ask>) => {
			asked += 1;
			ask(...listeners);
		},
	};
	vi.stubGlobal("navigator", geolocation ? { userAgent: "jsdom", geolocation } : { userAgent: "jsdom" });
}

/** Rows that the page scrolled to. */
let scrolledTo: string[] = [];

/** Whether the map stands beside the list. */
function stubRoom(isBeside: boolean) {
	vi.stubGlobal("matchMedia", () => ({ matches: isBeside }));
	scrolledTo = [];
	Element.prototype.scrollIntoView = function () {
		scrolledTo.push(this.id);
	};
}

beforeEach(() => {
	stubRoom(true);
	vi.stubGlobal("fetch", () => {
		throw new Error("Nothing is sent anywhere");
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const finder = () => (
	<StoreFinder
		stores={STORES}
		pins={mapPins(STORES)}
		frame={COUNTRY_FRAME}
		outline={<svg aria-hidden="true" data-testid="outline" />}
	/>
);
function showFinder() {
	const user = userEvent.setup();
	show(finder());
	return { user };
}
const names = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const nearestButton = () => screen.getByRole("button", { name: "Najít nejbližší prodejnu" });
const map = () => within(screen.getByRole("group", { name: /^Mapa prodejen/ }));
const pin = (name: string) => map().getByRole("button", { name });
const marked = () =>
	[...document.querySelectorAll("article[data-chosen]")].map((row) => row.querySelector("h2")?.textContent);
/** jsdom does not unfold by a click. */
function unfold(name: string, isOpen: boolean) {
	const details = screen.getByRole("heading", { name }).closest("details") as HTMLDetailsElement;
	details.open = isOpen;
	fireEvent(details, new Event("toggle"));
}
const chosen = () => screen.getByRole("region", { name: "Vybraná prodejna" });

test("static HTML lists every store with its week, without the current state", () => {
	const html = renderToString(inShop(finder()));
	for (const { name, url } of STORES) {
		expect(html.replaceAll(/<[^>]*>/g, "")).toContain(name);
		expect(html).toContain(`href="${url}"`);
	}
	expect(html).toContain("Po–Pá\u00a09:00–18:00, So\u00a09:00–13:00");
	expect(html).not.toMatch(/otevřeno|zavřeno/i);
});

test("a shop without stores says so, and shows no filter and no map", () => {
	show(<StoreFinder stores={[]} pins={[]} frame={COUNTRY_FRAME} outline={<svg aria-hidden="true" />} />);
	expect(screen.getByRole("status").textContent).toBe("Prodejny zatím nemáme. Zboží vám rádi pošleme.");
	expect(screen.queryAllByRole("button")).toEqual([]);
	expect(screen.queryByRole("group", { name: "Co tam potřebujete?" })).toBeNull();
});

describe("the filter of services", () => {
	test("offers the services in which stores differ, and shows stores that have all chosen ones", async () => {
		const { user } = showFinder();
		const offered = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
		expect(offered).toEqual(["Půjčovna kostýmů", "Nafukování balónků", "Party výzdoba na klíč", "Parkování"]);
		expect(screen.getByText("Zobrazeny 3 prodejny")).toBeTruthy();
		await user.click(screen.getByRole("checkbox", { name: "Půjčovna kostýmů" }));
		expect(names()).toEqual(["Konfety Praha", "Konfety Brno"]);
		expect(map().getAllByRole("button")).toHaveLength(2);
		await user.click(screen.getByRole("checkbox", { name: "Parkování" }));
		expect(names()).toEqual(["Konfety Praha"]);
		expect(screen.getByText("Zobrazena 1 prodejna")).toBeTruthy();
		await user.click(screen.getByRole("checkbox", { name: "Parkování" }));
		await user.click(screen.getByRole("checkbox", { name: "Půjčovna kostýmů" }));
		expect(names()).toHaveLength(3);
	});

	test("a store chosen on the map is hidden when it is filtered out", async () => {
		const { user } = showFinder();
		await user.click(pin("Konfety Zlín"));
		expect(chosen().textContent).toContain("Konfety Zlín");
		await user.click(screen.getByRole("checkbox", { name: "Půjčovna kostýmů" }));
		expect(chosen().textContent).toBe("");
	});
});

describe("the nearest store", () => {
	test("the browser is asked for its position only when the button is pressed", async () => {
		withPosition(() => {});
		const { user } = showFinder();
		expect(asked).toBe(0);
		await user.click(nearestButton());
		expect(asked).toBe(1);
		expect(screen.getByText("Zjišťujeme polohu…")).toBeTruthy();
		await user.click(nearestButton());
		expect(asked).toBe(1);
	});

	test("granted: the nearest first, with distances, and the visitor's place on the map", async () => {
		withPosition((found) => found({ coords: OSTRAVA }));
		const { user } = showFinder();
		await user.click(nearestButton());
		expect(names()).toEqual(["Konfety Zlín", "Konfety Brno", "Konfety Praha"]);
		expect(screen.getByText("Nejblíž máte prodejnu Konfety Zlín, vzdušnou čarou 80 km.")).toBeTruthy();
		expect(screen.getByText("279 km vzdušnou čarou")).toBeTruthy();
		expect(screen.getByText("Tady jste")).toBeTruthy();
	});

	test("is the nearest one with the chosen services", async () => {
		withPosition((found) => found({ coords: OSTRAVA }));
		const { user } = showFinder();
		await user.click(nearestButton());
		await user.click(screen.getByRole("checkbox", { name: "Půjčovna kostýmů" }));
		expect(screen.getByText(/^Nejblíž máte prodejnu Konfety Brno,/)).toBeTruthy();
	});

	test("is shown to a hundred metres near by, and from abroad without the visitor's point on the map", async () => {
		withPosition((found) => found({ coords: { latitude: 49.2, longitude: 16.65 } }));
		const { user } = showFinder();
		await user.click(nearestButton());
		expect(screen.getByText("Nejblíž máte prodejnu Konfety Brno, vzdušnou čarou 2,9 km.")).toBeTruthy();
		withPosition((found) => found({ coords: { latitude: 48.2, longitude: 16.37 } }));
		await user.click(nearestButton());
		expect(screen.getByText(/^Nejblíž máte prodejnu Konfety Brno, vzdušnou čarou 11\d km\.$/)).toBeTruthy();
		expect(screen.queryByText("Tady jste")).toBeNull();
	});

	test.each([
		[1, /^Bez vašeho svolení polohu nezjistíme/],
		[2, /^Zařízení teď polohu nezná/],
		[3, /^Zjišťování polohy trvá příliš dlouho/],
	])("failure %i shows a message, the list stays, and the visitor may try again", async (code, text) => {
		withPosition((_, failed) => failed({ code }));
		const { user } = showFinder();
		await user.click(nearestButton());
		expect(screen.getByText(text)).toBeTruthy();
		expect(names()).toEqual(["Konfety Praha", "Konfety Brno", "Konfety Zlín"]);
		withPosition((found) => found({ coords: OSTRAVA }));
		await user.click(nearestButton());
		expect(screen.queryByText(text)).toBeNull();
		expect(names()[0]).toBe("Konfety Zlín");
	});

	test("a browser without geolocation says so", async () => {
		withPosition(null);
		const { user } = showFinder();
		await user.click(nearestButton());
		expect(screen.getByText(/^Tento prohlížeč polohu zjistit neumí/)).toBeTruthy();
	});
});

describe("the map", () => {
	test("a tap on a pin shows the store and marks the pin", async () => {
		const { user } = showFinder();
		expect(chosen().textContent).toBe("");
		await user.click(pin("Konfety Brno"));
		expect(pin("Konfety Brno").getAttribute("aria-pressed")).toBe("true");
		expect(pin("Konfety Praha").getAttribute("aria-pressed")).toBe("false");
		const link = within(chosen()).getByRole("link", { name: "Podrobnosti o\u00a0prodejně Konfety Brno" });
		expect(link.getAttribute("href")).toBe("/prodejny/2");
		expect(chosen().textContent).toContain("Dlouhá 1, 602\u00a000 Brno");
	});

	test("a pin marks its row in the list, and scrolls to it only where the list is beside the map", async () => {
		const { user } = showFinder();
		await user.click(pin("Konfety Zlín"));
		expect(marked()).toEqual(["Konfety Zlín"]);
		expect(scrolledTo).toEqual(["store-3"]);
		stubRoom(false);
		await user.click(pin("Konfety Brno"));
		expect(marked()).toEqual(["Konfety Brno"]);
		expect(scrolledTo).toEqual([]);
	});

	test("a row that is unfolded is marked on the map, and folding it changes nothing there", async () => {
		showFinder();
		unfold("Konfety Brno", true);
		expect(pin("Konfety Brno").getAttribute("aria-pressed")).toBe("true");
		expect(marked()).toEqual(["Konfety Brno"]);
		unfold("Konfety Brno", false);
		expect(pin("Konfety Brno").getAttribute("aria-pressed")).toBe("true");
	});

	test("by keyboard, Tab reaches one pin and leaves the map, arrows move between pins, Enter chooses", async () => {
		const { user } = showFinder();
		screen.getByRole("button", { name: "Najít nejbližší prodejnu" }).focus();
		await user.tab();
		expect(document.activeElement).toBe(pin("Konfety Praha"));
		await user.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(pin("Konfety Brno"));
		await user.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(pin("Konfety Zlín"));
		await user.keyboard("{ArrowRight}");
		expect(document.activeElement).toBe(pin("Konfety Zlín"));
		await user.keyboard("{ArrowLeft}{Enter}");
		expect(chosen().textContent).toContain("Konfety Brno");
		await user.tab();
		expect(map().queryByText("Konfety Praha")).toBeNull();
		expect(document.activeElement?.closest("[role=group]")).toBeNull();
		await user.tab({ shift: true });
		expect(document.activeElement).toBe(pin("Konfety Brno"));
	});

	test("towns are written beside their pins without a district's number", () => {
		showFinder();
		expect(pin("Konfety Praha").textContent).toBe("Praha");
	});
});
