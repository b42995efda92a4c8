// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { CartScreen } from "#components/cart/cart-screen.tsx";
import { card as anExample } from "#lib/contract/examples/catalogue.ts";
import { leavePage, toldEvents } from "#tests/support/screens/told-events.ts";
import { aCartOf, anItem, forgetCartShop, HELIUM, showWithCart, stubCartShop } from "./a-cart-shop.tsx";

afterEach(forgetCartShop);

const show = () => showWithCart(<CartScreen locale="cs" />);
const quantityField = () => screen.findByRole("textbox", { name: /Počet kusů: Balónek/ });
const more = () => screen.findByRole("button", { name: /O\u00a0kus více: Balónek|O kus více: Balónek/ });
/** Events of what was added and removed. */
const changes = () => toldEvents().filter(({ event }) => event !== "view_cart");
const line = (name: string) => screen.findByRole("article", { name });

describe("states of the cart's page", () => {
	test("an outage says so and offers another try; it never looks like an empty cart", async () => {
		let isDown = true;
		stubCartShop(undefined, ({ path }) =>
			isDown && path.startsWith("/api/cart/") ? { status: 503, body: { error: "unavailable" } } : undefined,
		);
		const { user } = show();
		await screen.findByRole("heading", { name: "Košík se nepodařilo načíst" });
		expect(screen.queryByText("Váš košík je prázdný")).toBeNull();
		isDown = false;
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		await screen.findByRole("link", { name: "Balónek srdce" });
	});

	test("an empty cart leads back to the goods", async () => {
		stubCartShop(aCartOf([]));
		show();
		await screen.findByText("Váš košík je prázdný");
		expect(screen.getByRole("link", { name: "Vybrat zboží" }).getAttribute("href")).toBe("/");
	});
});

describe("a cart that is too large for one order", () => {
	test.each([
		["line_limit", 500, /^Od jednoho zboží přijímáme přes e-shop nejvýše 500\skusů\. Potřebujete víc\?/],
		["pieces_limit", 1500, /^Do jedné objednávky se vejde nejvýše 1\s500\skusů\./],
		["goods_limit", 10_000_000, /^Přes e-shop přijímáme objednávky zboží nejvýše za 100\s000,00\sKč\./],
	] as const)(
		"leads to the shop's contacts instead of the next step (%s)",
		async (problem, problem_value, sentence) => {
			stubCartShop(aCartOf([anItem()], { problem, problem_value }), ({ path }) =>
				path.startsWith("/api/cart/anonymous") ? { body: aCartOf([anItem()], { problem, problem_value }) } : undefined,
			);
			show();
			const onward = await screen.findByRole("button", { name: "Pokračovat k\u00a0dopravě a\u00a0platbě" });
			expect(onward.getAttribute("aria-disabled")).toBe("true");
			const hint = document.getElementById(onward.getAttribute("aria-describedby") ?? "");
			expect(hint?.textContent).toMatch(sentence);
			const contact = within(hint ?? document.body).getByRole("link", { name: "Kontakt na nás" });
			expect(contact.getAttribute("href")).toBe("/info/kontakt");
		},
	);
});

describe("quantities", () => {
	test("quick clicks are one request with the absolute quantity, shown at once", async () => {
		const shop = stubCartShop();
		const { user } = show();
		const button = await more();
		for (let click = 0; click < 3; click++) await user.click(button);
		expect(await quantityField()).toHaveProperty("value", "5");
		expect(screen.getByRole("button", { name: /Košík, 5\u00a0kusů|Košík, 5 kusů/ })).toBeDefined();
		await waitFor(() => expect(shop.quantities()).toEqual([5]));
		await within(await line("Balónek srdce")).findByText("625,00 Kč");
	});

	test("a later quantity waits for the answer to the earlier one, so that it reaches the shop last", async () => {
		const first = Promise.withResolvers<undefined>();
		const shop = stubCartShop(undefined, ({ method }) => (method === "PUT" ? first.promise : undefined));
		const { user } = show();
		await user.click(await screen.findByRole("button", { name: /^Odebrat:/ }));
		await waitFor(() => expect(shop.quantities()).toEqual([0]));
		await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
		expect(await quantityField()).toHaveProperty("value", "2");
		expect(shop.quantities()).toEqual([0]);
		first.resolve(undefined);
		await waitFor(() => expect(shop.quantities()).toEqual([0, 2]));
		await waitFor(() => expect(shop.items()[0]?.quantity).toBe(2));
		expect(await quantityField()).toHaveProperty("value", "2");
	});

	test("a later quantity does not wait for an answer that never comes", async () => {
		let isFirst = true;
		const shop = stubCartShop(undefined, ({ method }) => {
			if (method !== "PUT" || !isFirst) return undefined;
			isFirst = false;
			return new Promise(() => {});
		});
		const { user } = show();
		await user.click(await more());
		await waitFor(() => expect(shop.quantities()).toEqual([3]));
		await user.click(await more());
		await waitFor(() => expect(shop.quantities()).toEqual([3, 4]), { timeout: 4_000 });
		await waitFor(() => expect(shop.items()[0]?.quantity).toBe(4));
		expect(await quantityField()).toHaveProperty("value", "4");
		await waitFor(() => expect(changes()).toHaveLength(1));
		expect(changes()).toMatchObject([{ event: "add_to_cart", ecommerce: { value: 250 } }]);
	});

	test("0 removes the line; put back, the line has its pieces, its note and its add-ons", async () => {
		const child = anItem({ id: 2, variantId: 200, name: "Helium", parentId: 1, parent_id: 1, quantity: 2 });
		const shop = stubCartShop(aCartOf([anItem({ quantity: 2, note: "červený", children: [child] })]));
		const { user } = show();
		await user.click(await quantityField());
		await user.keyboard("0{Enter}");
		await screen.findByText("Váš košík je prázdný");
		await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
		await screen.findByRole("link", { name: "Balónek srdce" });
		await waitFor(() => expect(shop.puts()).toHaveLength(3));
		expect(shop.puts()).toEqual([
			{ id: 10, variantId: 100, quantity: 0, locale: "cs" },
			{ id: 10, variantId: 100, quantity: 2, note: "červený", locale: "cs" },
			{ id: 20, variantId: 200, quantity: 2, note: "", parentId: 101, locale: "cs" },
		]);
	});

	test("a line that is put back stands where it stood, also beside another that was", async () => {
		const items = ["Balónek srdce", "Zboží 110", "Zboží 120"].map((name, i) =>
			anItem({ id: i + 1, variantId: 100 + 10 * i, name }),
		);
		const shop = stubCartShop(aCartOf(items));
		const { user } = show();
		const names = () => screen.getAllByRole("article").map((article) => article.getAttribute("aria-label"));
		for (const name of ["Balónek srdce", "Zboží 110"]) {
			await user.click(await screen.findByRole("button", { name: `Odebrat: ${name}` }));
			await user.click(screen.getByRole("button", { name: "Vrátit zpět" }));
			await waitFor(() => expect(shop.items().at(-1)?.product.name).toBe(name));
			await waitFor(() => expect(names()).toEqual(["Balónek srdce", "Zboží 110", "Zboží 120"]));
		}
		expect(shop.items().map(({ product }) => product.name)).toEqual(["Zboží 120", "Balónek srdce", "Zboží 110"]);
	});

	test("a price is that of a piece, and of a pack where goods come in packs", async () => {
		const [single, packed] = [anItem({ id: 1 }), anItem({ id: 2, variantId: 110, name: "Talíře" })];
		stubCartShop(aCartOf([single, { ...packed, product: { ...packed.product, pack: 8 } }]));
		show();
		within(await line("Balónek srdce")).getByText("125,00 Kč za kus", { normalizer: (text) => text });
		within(await line("Talíře")).getByText("125,00 Kč za balení (8 ks)", { normalizer: (text) => text });
	});

	test("a refused quantity returns to the shop's and says why", async () => {
		stubCartShop(undefined, ({ method }) =>
			method === "PUT" ? { status: 409, body: { error: "out_of_stock", value: 3 } } : undefined,
		);
		const { user } = show();
		await user.click(await quantityField());
		await user.keyboard("9{Enter}");
		await screen.findByText(/máme jen 3 kusy/);
		await waitFor(async () => expect(await quantityField()).toHaveProperty("value", "2"));
		leavePage();
		expect(changes()).toEqual([]);
	});

	test("after a dropped connection the request is tried once more, and the quantity is reported as one event", async () => {
		let drops = 1;
		const shop = stubCartShop(undefined, ({ method }) => (method === "PUT" && drops-- > 0 ? "dropped" : undefined));
		const { user } = show();
		await user.click(await more());
		await waitFor(() => expect(shop.quantities()).toEqual([3, 3]), { timeout: 3000 });
		await waitFor(() => expect(changes()).toHaveLength(1));
		expect(changes()).toEqual([
			{
				event: "add_to_cart",
				ecommerce: {
					currency: "CZK",
					value: 125,
					items: [{ item_id: "B1", item_name: "Balónek srdce", price: 125, quantity: 1 }],
				},
			},
		]);
	});

	test("a connection that stays dropped puts the quantity back and says so", async () => {
		stubCartShop(undefined, ({ method }) => (method === "PUT" ? "dropped" : undefined));
		const { user } = show();
		await user.click(await more());
		expect(await quantityField()).toHaveProperty("value", "3");
		await screen.findByText("Obchod je na okamžik nedostupný. Zkuste to prosím později.", {}, { timeout: 3000 });
		expect(await quantityField()).toHaveProperty("value", "2");
	});

	test("leaving the page in the middle of clicking does not lose the last click", async () => {
		const shop = stubCartShop();
		const { user } = show();
		await user.click(await more());
		window.dispatchEvent(new Event("pagehide"));
		expect(shop.calls.filter(({ method }) => method === "PUT")).toMatchObject([
			{ body: { quantity: 3 }, keepalive: true },
		]);
	});

	test("the next page sends the last quantity again, whether it arrived or not, and reports one event", async () => {
		const first = stubCartShop(undefined, ({ keepalive }) => (keepalive ? "dropped" : undefined));
		const { user, unmount } = show();
		await user.click(await more());
		window.dispatchEvent(new Event("pagehide"));
		unmount();
		expect(first.items()[0]?.quantity).toBe(2);
		const shop = stubCartShop();
		show();
		await waitFor(() => expect(shop.items()[0]?.quantity).toBe(3));
		expect(await quantityField()).toHaveProperty("value", "3");
		await waitFor(() => expect(changes()).toHaveLength(1));
		expect(changes()).toMatchObject([{ event: "add_to_cart", ecommerce: { items: [{ quantity: 1 }] } }]);
		expect(sessionStorage.getItem("cart-left")).toBeNull();
	});
});

describe("what has changed since", () => {
	test("a line with more pieces than are left says how many, offers them, and blocks the next step", async () => {
		const shop = stubCartShop(aCartOf([anItem({ quantity: 5, stock: 2 })]));
		const { user } = show();
		await screen.findByText("Skladem už máme jen 2 kusy.");
		const onward = screen.getByRole("button", { name: /^Pokračovat k/ });
		expect(onward.getAttribute("aria-disabled")).toBe("true");
		screen.getByText(/Nejdřív prosím upravte nebo odeberte zboží „Balónek srdce“/);
		await user.click(onward);
		expect(document.activeElement).toBe(await line("Balónek srdce"));
		await user.click(screen.getByRole("button", { name: "Nechat 2 kusy" }));
		await waitFor(() => expect(shop.quantities()).toEqual([2]));
		const link = await screen.findByRole("link", { name: /^Pokračovat k/ });
		expect(link.getAttribute("href")).toBe("/kosik/doprava-a-platba");
	});

	test("the pieces of the same goods in two lines are summed", async () => {
		const child = anItem({ id: 2, parentId: 1, parent_id: 1, quantity: 2, stock: 3 });
		stubCartShop(aCartOf([anItem({ quantity: 2, stock: 3, children: [child] })]));
		show();
		expect(await screen.findAllByText("Skladem už máme jen poslední kus.")).toHaveLength(2);
	});

	test("goods that are not sold any more can only be removed", async () => {
		const shop = stubCartShop(aCartOf([anItem({ quantity: 1, stock: 0, availability: "not_active" })]));
		const { user } = show();
		await screen.findByText("Toto zboží už neprodáváme.");
		await user.click(screen.getByRole("button", { name: "Odebrat" }));
		await waitFor(() => expect(shop.quantities()).toEqual([0]));
	});

	test.each([
		[10_000, "Cena se od vložení do košíku zvýšila: dříve 100,00\u00a0Kč, teď 125,00\u00a0Kč."],
		[15_000, "Dobrá zpráva, zboží zlevnilo: dříve 150,00\u00a0Kč, teď 125,00\u00a0Kč."],
	])("a price that was %i is pointed out until the shopper confirms it", async (previous, sentence) => {
		const shop = stubCartShop(aCartOf([anItem({ quantity: 2, previous_price_with_tax: previous })]));
		const { user } = show();
		await screen.findByText((_, element) => element?.tagName === "P" && element.textContent === sentence);
		await user.click(screen.getByRole("button", { name: "Rozumím" }));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Rozumím" })).toBeNull());
		expect(shop.quantities()).toEqual([2]);
		leavePage();
		expect(changes()).toEqual([]);
	});
});

describe("notes", () => {
	test("a note is saved a moment after the last key", async () => {
		const shop = stubCartShop();
		const { user } = show();
		await user.click(await screen.findByRole("button", { name: "Přidat poznámku: Balónek srdce" }));
		await user.keyboard("na pátek");
		await screen.findByText("Poznámku jsme uložili.", {}, { timeout: 3000 });
		expect(shop.puts()).toEqual([{ id: 10, variantId: 100, quantity: 2, note: "na pátek", locale: "cs" }]);
	});

	test("a note that could not be saved says so and stays in its field", async () => {
		stubCartShop(undefined, ({ method }) =>
			method === "PUT" ? { status: 503, body: { error: "unavailable" } } : undefined,
		);
		const { user } = show();
		await user.click(await screen.findByRole("button", { name: "Přidat poznámku: Balónek srdce" }));
		await user.keyboard("na pátek");
		await screen.findByText(/^Poznámku se nepodařilo uložit\./, {}, { timeout: 3000 });
		expect(screen.getByRole("textbox", { name: "Poznámka: Balónek srdce" })).toHaveProperty("value", "na pátek");
	});
});

describe("add-ons", () => {
	test("what branches alone have says so before it is added, with the way to the form of a filling", async () => {
		const addons = [
			{ ...HELIUM, branches_only: true, is_filling: true },
			{ ...HELIUM, id: 21, variant_id: 210, name: "Stuha", branches_only: true },
			{ ...HELIUM, id: 22, variant_id: 220, name: "Závaží" },
		];
		stubCartShop(undefined, ({ path }) =>
			path.startsWith("/api/cart/addons/") ? { body: [{ product_id: 10, addons }] } : undefined,
		);
		showWithCart(<CartScreen locale="cs" filling={<a href="#form">Objednat nafouknutí</a>} />);
		const description = /^Jen s\u00a0vyzvednutím na prodejně, kurýrem pak nepojede\.$/;
		await screen.findByRole("button", { name: /^Přidat\s*Naplnění/, description });
		screen.getByRole("button", { name: /^Přidat\s*Stuha/, description });
		screen.getByRole("button", { name: /^Přidat\s*Závaží/, description: /^$/ });
		expect(screen.getAllByRole("link", { name: "Objednat nafouknutí" })).toHaveLength(1);
	});

	test("helium is added below its balloon, one for each balloon, and removed with it", async () => {
		const shop = stubCartShop(undefined, ({ path }) =>
			path.startsWith("/api/cart/addons/") ? { body: [{ product_id: 10, addons: [HELIUM] }] } : undefined,
		);
		const { user } = show();
		const offer = { name: /^Přidat\s*Naplnění heliem.*2 kusy po 59,00.Kč\s*k.položce Balónek srdce$/ };
		await user.click(await screen.findByRole("button", offer));
		expect(screen.queryByRole("button", offer)).toBeNull();
		await waitFor(() =>
			expect(shop.puts()).toEqual([{ id: 20, variantId: 200, quantity: 2, parentId: 1, locale: "cs" }]),
		);
		const helium = await line("Zboží 200");
		await user.click(within(helium).getByRole("button", { name: /^Odebrat/ }));
		await screen.findByText("Zboží „Zboží 200“ jsme z košíku odebrali.");
		await screen.findByRole("button", offer);
	});
});

describe("the sum", () => {
	test("lists valid vouchers, and shows the amount missing to free delivery", async () => {
		const voucher = { voucher_id: 1, code: "STOVKA", voucher_type: "amount" as const, value: 100 };
		stubCartShop(
			aCartOf([anItem({ quantity: 2 })], {
				vouchers: [{ ...voucher, discount_with_tax: 10_000, problem: null, problem_value: null, removable: true }],
				totals: {
					goods_with_tax: 25_000,
					discount_with_tax: 10_000,
					total_with_tax: 15_000,
					total_czk: 15_000,
					missing_to_free_delivery: 135_001,
				},
			}),
		);
		show();
		const summary = within(await screen.findByRole("complementary", { name: "Souhrn košíku" }));
		const rows = summary.getAllByRole("definition").map((row) => row.textContent);
		expect(rows).toEqual(["250,00\u00a0Kč", "−100,00\u00a0Kč", "150,00\u00a0Kč"]);
		summary.getByText(/^Doprava je zdarma u nákupu nad 1.500.Kč, chybí vám 1.351.Kč\.$/);
	});
});

describe("goods that go with the cart", () => {
	const card = (id: number) => ({ ...anExample, id, name: `Zboží ${id}`, url: `/${id}/x/x` });
	const beside = (ids: number[]) => ({ same_motif: [], companions: ids.map(card), related: [], substitutes: [] });

	test("stand below it once it is there, without what lies in it already", async () => {
		const { calls } = stubCartShop(undefined, ({ path }) =>
			path === "/api/catalog/product/cs/10/related" ? { body: beside([10, 31, 32]) } : undefined,
		);
		show();
		await line("Balónek srdce");
		const row = within(await screen.findByRole("region", { name: "Mohlo by se hodit" }));
		expect(row.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			"Zboží 31",
			"Zboží 32",
		]);
		expect(calls.filter(({ path }) => path.endsWith("/related"))).toHaveLength(1);
	});

	test("are left out when the shop does not tell any", async () => {
		stubCartShop();
		show();
		await line("Balónek srdce");
		expect(screen.queryByRole("region", { name: "Mohlo by se hodit" })).toBeNull();
	});

	test("an empty cart has a place to begin below its button", async () => {
		stubCartShop(aCartOf([]));
		showWithCart(<CartScreen locale="cs" begin={<p>Odkud začít</p>} />);
		await screen.findByText("Odkud začít");
	});
});
