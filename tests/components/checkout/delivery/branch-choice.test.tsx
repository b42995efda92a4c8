// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { someOptions } from "../a-cart.ts";
import { aDraft, forgetEverything, showStep, stubShop } from "../a-checkout.tsx";

afterEach(() => {
	forgetEverything();
	vi.unstubAllGlobals();
});

/** Somebody in Brno, or, with null, somebody who keeps the position to themselves. */
function inBrno(coords: { latitude: number; longitude: number } | null) {
	const geolocation = {
		getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
			coords ? found({ coords } as GeolocationPosition) : failed({ code: 1 } as GeolocationPositionError),
	};
	vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { geolocation }));
}

async function showBranches() {
	aDraft({ deliveryId: "1", paymentId: "1" });
	stubShop();
	const { user } = showStep("delivery");
	const list = await screen.findByRole("radiogroup", { name: /^Pobočka/ });
	const texts = () => within(list).getAllByText(/, (?:Praha|Brno)/);
	return {
		places: () => texts().map((about) => about.textContent?.replaceAll("\u00a0", " ")),
		sort: () => user.click(screen.getByRole("button", { name: "Seřadit podle vzdálenosti" })),
	};
}

const AS_THEY_ARE = ["Nádražní 62, Praha", "Masarykova 3, Brno"];

test("branches that have all goods come first; nothing says that they are near", async () => {
	const { places } = await showBranches();
	expect(places()).toEqual(AS_THEY_ARE);
	expect(screen.queryByText(/nejbližší/)).toBeNull();
});

test("a long list of what a branch lacks is counted; all are named once the branch is chosen", async () => {
	const options = someOptions(25_000);
	const branches = options.branches.map((one) =>
		one.lacks_stock ? { ...one, short: ["Talíř", "Kelímek", "Ubrus"] } : one,
	);
	aDraft({ deliveryId: "1", paymentId: "1" });
	stubShop(({ path }) => (path.startsWith("/api/order/deliveries/") ? { body: { ...options, branches } } : undefined));
	const { user } = showStep("delivery");
	await screen.findByText(/^3 druhy zboží přivezeme, /);
	expect(screen.queryByText(/Talíř, Kelímek, Ubrus/)).toBeNull();
	await user.click(screen.getByRole("radio", { name: /Brno/ }));
	expect(screen.getByText(/^Na pobočce není: Talíř, Kelímek, Ubrus\./)).toBeTruthy();
});

test("once the buyer's place is known, the nearest comes first and each says how far it is", async () => {
	inBrno({ latitude: 49.2, longitude: 16.6 });
	const { places, sort } = await showBranches();
	await sort();
	expect(places()).toEqual(["Masarykova 3, Brno · 1,3 km", "Nádražní 62, Praha · 186 km"]);
	expect(screen.getByText("Pobočky jsou seřazené podle vzdálenosti.")).toBeTruthy();
});

test("a buyer who does not tell it chooses from the list", async () => {
	inBrno(null);
	const { places, sort } = await showBranches();
	await sort();
	expect(places()).toEqual(AS_THEY_ARE);
	expect(screen.getByText(/^Vaši polohu se nepodařilo zjistit/)).toBeTruthy();
});

test("many branches are searched by town or street, with or without marks; the chosen one stays in sight", async () => {
	const options = someOptions(25_000);
	const towns = ["Plzeň", "Olomouc", "Liberec", "Zlín", "Ústí nad Labem"];
	const more = towns.map((city, at) => ({
		...options.branches[0],
		id: 90 + at,
		name: `Konfety ${city}`,
		street: "Hlavní 1",
		city,
	}));
	const branches = [...options.branches, ...more];
	aDraft({ deliveryId: "1", paymentId: "1" });
	stubShop(({ path }) => (path.startsWith("/api/order/deliveries/") ? { body: { ...options, branches } } : undefined));
	const { user } = showStep("delivery");
	const search = await screen.findByRole("searchbox", { name: /^Najděte pobočku/ });
	const group = screen.getByRole("radiogroup", { name: /^Pobočka/ });
	const names = () =>
		within(group)
			.getAllByRole("radio")
			.map((radio) => radio.getAttribute("value"));
	expect(names()).toHaveLength(7);
	await user.type(search, "usti");
	expect(names()).toEqual(["94"]);
	expect(screen.getByText("Našli jsme 1 pobočku.")).toBeTruthy();
	await user.click(screen.getByRole("radio", { name: /Ústí/ }));
	await user.clear(search);
	await user.type(search, "Zlín{Enter}");
	expect(names().toSorted()).toEqual(["93", "94"]);
	await user.clear(search);
	await user.type(search, "Ostrava");
	expect(names()).toEqual(["94"]);
	expect(screen.getByText(/^Tam zatím pobočku nemáme/)).toBeTruthy();
});

test("a handful of branches has no search", async () => {
	await showBranches();
	expect(screen.queryByRole("searchbox")).toBeNull();
});

/** Opens the step with these branches. */
async function showThese(branches: ReturnType<typeof someOptions>["branches"]) {
	const options = { ...someOptions(25_000), branches };
	aDraft({ deliveryId: "1", paymentId: "1" });
	stubShop(({ path }) => (path.startsWith("/api/order/deliveries/") ? { body: options } : undefined));
	const { user } = showStep("delivery");
	const group = await screen.findByRole("radiogroup", { name: /^Pobočka/ });
	return { user, group, text: () => group.textContent?.replaceAll("\u00a0", " ") ?? "" };
}

const [STOCKED, BROUGHT] = someOptions(25_000).branches as [
	ReturnType<typeof someOptions>["branches"][number],
	ReturnType<typeof someOptions>["branches"][number],
];
const several = (branch: typeof STOCKED, count: number) =>
	Array.from({ length: count }, (_, at) => ({ ...branch, id: branch.id * 100 + at, name: `${branch.name} ${at}` }));

test("what all branches have in common is said once above them, and with each to those who cannot see it there", async () => {
	const { text, group } = await showThese(several(BROUGHT, 5));
	expect(text().match(/přivezeme/g)).toHaveLength(1);
	expect(text()).toContain("Balónek srdce přivezeme, nejpozději");
	const about = (within(group).getAllByRole("radio")[4]?.getAttribute("aria-describedby") ?? "").split(" ");
	expect(about.map((id) => document.getElementById(id)?.textContent).join()).toContain("přivezeme");
});

test("a branch where it is otherwise says so in its row", async () => {
	const { text } = await showThese([STOCKED, ...several(BROUGHT, 4)]);
	expect(text().match(/přivezeme/g)).toHaveLength(1);
	expect(text()).toContain("Kde není napsáno jinak: Balónek srdce přivezeme");
	expect(text().match(/vše skladem/g)).toHaveLength(1);
});

test("of many branches six are seen, those with all goods first; the others are folded, unless one of them is chosen", async () => {
	const { user, group } = await showThese([...several(BROUGHT, 3), ...several(STOCKED, 6)]);
	const fold = within(group).getByText("Další pobočky (3)").closest("details") as HTMLDetailsElement;
	const values = [...group.querySelectorAll("input")].map(({ value }) => value);
	expect(values.slice(0, 3)).toEqual(["100", "101", "102"]);
	// Each part says what it has in common.
	expect(group.textContent?.match(/přivezeme|vše skladem/gi)).toHaveLength(2);
	expect([fold.open, fold.querySelectorAll("input").length]).toEqual([false, 3]);
	await user.click(fold.querySelector("input") as HTMLInputElement);
	expect(fold.open).toBe(true);
});
