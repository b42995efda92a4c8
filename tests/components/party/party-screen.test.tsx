// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PartyForm } from "#components/party/party-form.tsx";
import { PartyScreen } from "#components/party/party-screen.tsx";
import en from "#messages/en.json";
import { forgetCartShop, keepCartId } from "../cart/a-cart-shop.tsx";
import { goTo, Surroundings, show } from "../product/show.tsx";
import { anItem, aPlan, showParty, stubPartyShop, summary, t, WAY } from "./a-party.tsx";

beforeEach(() => keepCartId());
afterEach(() => {
	cleanup();
	forgetCartShop();
});

const total = async () => (await screen.findByText(t.total)).closest("p")?.textContent?.replaceAll("\u00a0", " ");
const amountOf = (name: string) => screen.getByRole("textbox", { name: t.quantity.replace("{name}", name) });

describe("the finder's form", () => {
	test("sends theme, guests and date by itself, without a script", () => {
		const html = renderToString(
			<Surroundings>
				<PartyForm {...WAY} texts={t} />
			</Surroundings>,
		);
		const form = new DOMParser().parseFromString(html, "text/html").forms[0];
		expect([form?.getAttribute("action"), form?.method]).toEqual(["/oslava", "get"]);
		expect([...(form?.elements ?? [])].map((one) => one.getAttribute("name"))).toEqual([
			"tema",
			"hoste",
			"datum",
			null,
		]);
		expect(html).toContain('value="1032/pirati"');
	});

	test("asks for a theme and a number of guests that it can plan", () => {
		show(<PartyForm {...WAY} texts={t} />);
		const theme = screen.getByRole<HTMLSelectElement>("combobox", { name: t.theme });
		const guests = screen.getByRole<HTMLInputElement>("spinbutton", { name: t.guests });
		expect([theme.required, theme.value, theme.checkValidity()]).toEqual([true, "", false]);
		expect([guests.min, guests.max, guests.value]).toEqual(["1", "99", "8"]);
		expect(screen.getByLabelText<HTMLInputElement>(t.date).required).toBe(false);
	});
});

describe("the page as it is kept, before its scripts have come", () => {
	const page = (
		<Surroundings>
			<PartyScreen
				{...{ locale: "cs", themeId: 1032, way: WAY, inflation: null, cartPath: "/kosik", table: "/tables/pirati" }}
				shop={{ courier: null, hasPickup: false, dispatch: { cutOffHour: 14 } }}
			/>
		</Surroundings>
	);

	test("takes the address's values into fields that nobody has touched, and keeps what was typed", async () => {
		stubPartyShop(aPlan([anItem(100)]));
		goTo("/oslava/1032/pirati?hoste=20&datum=2030-12-05");
		const root = document.body.appendChild(document.createElement("div"));
		root.innerHTML = renderToString(page);
		const guests = within(root).getByRole<HTMLInputElement>("spinbutton", { name: t.guests });
		expect(guests.value).toBe("8");
		guests.value = "31";
		const hydrated = await act(async () => hydrateRoot(root, page));
		expect(await within(root).findByRole("link", { name: "Zboží 100" })).toBeDefined();
		expect(within(root).getByRole<HTMLInputElement>("spinbutton", { name: t.guests }).value).toBe("31");
		expect(within(root).getByLabelText<HTMLInputElement>(t.date).value).toBe("2030-12-05");
		await act(async () => hydrated.unmount());
		root.remove();
	});
});

describe("what a party takes", () => {
	test("has the address's theme, guests and date in the form, and asks the shop for them", async () => {
		const shop = stubPartyShop(aPlan([anItem(100)]));
		showParty("?hoste=20&datum=2030-12-05");
		expect(await screen.findByRole("link", { name: "Zboží 100" })).toBeDefined();
		expect(screen.getByRole<HTMLSelectElement>("combobox", { name: t.theme }).value).toBe("1032/pirati");
		expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: t.guests }).value).toBe("20");
		expect(screen.getByLabelText<HTMLInputElement>(t.date).value).toBe("2030-12-05");
		expect(shop.calls.map(({ path }) => path)).toContain("/api/catalog/party/cs/1032?guests=20");
	});

	test("lists goods with packs and price, and their sum for all and for one guest", async () => {
		const two = anItem(200, { packs: 1, price_with_tax: 10_000, kind: "cups" });
		stubPartyShop(aPlan([anItem(100, { packs: 2, price_with_tax: 7_900 }), two], { guests: 8 }));
		showParty("?hoste=8");
		expect(await total()).toBe("Celkem 258,00 Kč");
		expect(screen.getByText("32,25 Kč", { exact: false })).toBeDefined();
		expect(screen.getByText(t.kinds.cups)).toBeDefined();
		expect(screen.getByText("Pro 8 hostů")).toBeDefined();
		expect((amountOf("Zboží 100") as HTMLInputElement).value).toBe("2");
	});

	test("says of balloons that branches fill, for how much, with the way to the form for the party's day", async () => {
		stubPartyShop(aPlan([anItem(100), anItem(200, { kind: "balloons", filling_with_tax: 2_900 })]));
		showParty("?hoste=8&datum=2030-12-05");
		const [fill, ...others] = await screen.findAllByRole("link", { name: /^Nafoukneme za vás/ });
		expect([fill?.textContent?.replaceAll("\u00a0", " "), others]).toEqual([
			"Nafoukneme za vás od 29,00 Kč za kus",
			[],
		]);
		expect(fill?.getAttribute("href")).toBe("/sluzby/nafukovani?den=2030-12-05#poptavka");
	});

	test("amounts can be changed down to nothing and up to the stock, and the sum follows", async () => {
		stubPartyShop(aPlan([anItem(400, { packs: 2, price_with_tax: 7_900, most: 3 })]));
		const { user } = showParty();
		const more = await screen.findByRole("button", { name: t.more.replace("{name}", "Zboží 400") });
		await user.click(more);
		await user.click(more);
		expect(await total()).toBe("Celkem 237,00 Kč");
		const less = screen.getByRole("button", { name: t.less.replace("{name}", "Zboží 400") });
		await user.click(less);
		await user.click(less);
		expect(screen.getByText(t.tooFew.replace("{amount}", "2 balení"))).toBeDefined();
		await user.click(less);
		expect(await total()).toBe("Celkem 0,00 Kč");
		expect((await summary()).getByRole<HTMLButtonElement>("button", { name: t.add }).disabled).toBe(true);
		expect(screen.getByText(t.nothing)).toBeDefined();
	});

	test("says what stands in for what, what is short and what is missing, with a way to others", async () => {
		const items = [
			anItem(100, { instead_of: "Talíře Piráti", is_short: true, packs: 3 }),
			anItem(200, { is_plain: true }),
		];
		const category = { id: 5, slug: "ubrousky", name: "Ubrousky a ubrusy", url: "/5/ubrousky" };
		stubPartyShop(
			aPlan(items, {
				missing: [
					{ kind: "napkins", was: "Ubrousky Piráti", category },
					{ kind: "cups", was: null, category: null },
				],
			}),
		);
		showParty();
		expect(await screen.findByText(t.insteadOf.replace("{name}", "Talíře Piráti"))).toBeDefined();
		expect(screen.getByText("Máme jen 3 balení, všem nevystačí.")).toBeDefined();
		expect(screen.getByText(`Talíře · ${t.plain}`)).toBeDefined();
		expect(screen.getByText("Ubrousky: zboží „Ubrousky Piráti“ teď není v e-shopu.")).toBeDefined();
		expect(screen.getByText("Kelímky: k tomuto tématu nic takového nemáme.")).toBeDefined();
		const others = screen.getByRole("link", { name: `${t.chooseOthers}: Ubrousky a ubrusy` });
		expect(others.getAttribute("href")).toBe("/5/ubrousky");
	});

	test.each([
		[8, "Máme jen 1 balení, všem nevystačí."],
		[1, "Máme jen 1 kus, všem nevystačí."],
		[null, "Máme jen 1 kus, všem nevystačí."],
	])("of goods by %s a pack it says how many there are: %s", async (pieces, said) => {
		stubPartyShop(aPlan([anItem(100, { packs: 1, pieces, is_short: true })]));
		showParty();
		expect(await screen.findByText(said)).toBeDefined();
	});

	test("says so while it is coming, when it did not come, and tries again", async () => {
		let isDown = true;
		stubPartyShop(() => (isDown ? { status: 500, body: { error: "server_error" } } : { body: aPlan([anItem(100)]) }));
		const { user } = showParty();
		expect(screen.getByText(t.loading)).toBeDefined();
		expect(await screen.findByRole("alert")).toHaveProperty("textContent", expect.stringContaining(t.failedTitle));
		isDown = false;
		await user.click(screen.getByRole("button", { name: t.retry }));
		expect(await screen.findByRole("link", { name: "Zboží 100" })).toBeDefined();
	});

	test("a theme that has nothing says so", async () => {
		stubPartyShop(aPlan([]));
		showParty();
		expect(await screen.findByText(t.emptyTitle)).toBeDefined();
		expect(screen.queryByRole("button", { name: t.add })).toBeNull();
	});

	test("speaks English", async () => {
		stubPartyShop(aPlan([anItem(100, { variant: { id: 100, name: "gold", code: "Z" } })]));
		showParty("?guests=1", "en");
		const link = await screen.findByRole("link", { name: "Zboží 100, gold" });
		expect(link.getAttribute("href")).toMatch(/\?variant=100$/);
		expect(screen.getAllByRole("button", { name: en.party.add })).toHaveLength(2);
	});
});

describe("whether it comes before the party", () => {
	const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
	const arrival = async () =>
		within((await screen.findByText(t.arrival.title)).closest("div") as HTMLElement)
			.getAllByText(/./, { selector: "p" })
			.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

	test.each([
		["2026-12-02", "Objednáte-li dnes, kurýr všechno přiveze včas: oslava je ve středu 2. 12."],
		["2027-12-02", "Objednáte-li dnes, kurýr všechno přiveze včas: oslava je ve čtvrtek 2. 12. 2027"],
		["2026-12-01", "Nemusí to přijít včas, oslava je v úterý 1. 12."],
		["2026-11-28", "To už nestihneme, oslava je zítra v sobotu 28. 11."],
		["2026-11-26", t.arrival.past],
	])("on %s: %s", async (date, verdict) => {
		at("2026-11-27T10:00:00Z");
		stubPartyShop(aPlan([anItem(100, { warehouse: 9, branches: [] })]));
		showParty(`?hoste=8&datum=${date}`);
		expect(await arrival()).toEqual([
			verdict,
			"Na adresu v pondělí 30. 11. nebo v úterý 1. 12.",
			"Na kterékoli prodejně nejpozději v pátek 11. 12.",
		]);
	});

	test("without a date it says the days alone", async () => {
		at("2026-11-27T10:00:00Z");
		stubPartyShop(aPlan([anItem(100, { warehouse: 9, branches: [] })]));
		showParty("?hoste=8");
		expect(await arrival()).toHaveLength(2);
	});

	const branch = (id: number, name: string, stock = 9) => ({ id, name, is_prague: true, stock });

	test("what one branch alone has is there in time at that branch, and no courier brings it", async () => {
		at("2026-11-27T10:00:00Z");
		stubPartyShop(aPlan([anItem(100, { warehouse: 0, branches: [branch(1, "Konfety Smíchov")] })]));
		showParty("?hoste=8&datum=2026-12-05");
		expect(await arrival()).toEqual([
			"Objednáte-li dnes, na prodejně to bude včas: oslava je v sobotu 5. 12.",
			"Kurýrem celé neodešleme: Zboží 100. V e-shopu toho není dost.",
			"Na prodejně Konfety Smíchov v pondělí 30. 11. nebo v úterý 1. 12.",
		]);
	});

	test.each([
		[2, "Na prodejně A a na jedné další v"],
		[3, "Na prodejně A a na 2 dalších v"],
		[6, "Na prodejně A a na 5 dalších v"],
	])("of %i branches that have it, it names one: %s", async (count, said) => {
		at("2026-11-27T10:00:00Z");
		const branches = [..."ABCDEF"].slice(0, count).map((name, index) => branch(index + 1, name));
		stubPartyShop(aPlan([anItem(100, { warehouse: 9, branches })]));
		showParty("?hoste=8");
		const [, named, others] = await arrival();
		expect(named).toContain(said);
		expect(others).toBe("Na dalších prodejnách nejpozději v pátek 11. 12.");
	});

	test("what no order can have together is named, with what to do, and no day is promised", async () => {
		at("2026-11-27T10:00:00Z");
		const items = [branch(1, "A"), branch(2, "B")].map((one, index) =>
			anItem(100 * (index + 1), { warehouse: 0, branches: [one] }),
		);
		stubPartyShop(aPlan([...items, anItem(300, { warehouse: 9, branches: [] })]));
		showParty("?hoste=8&datum=2026-12-24");
		expect(await arrival()).toEqual([
			"Najednou všechno objednat nejde, není dost zboží: Zboží 100 a Zboží 200. Uberte z něj, nebo ho objednejte zvlášť.",
		]);
	});
});
