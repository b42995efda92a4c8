// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { MemberGroup } from "#components/price/member-group.tsx";
import { ProductGrid } from "#components/product/card/product-grid.tsx";
import { decisionPathsOf } from "#components/product/decision/decision-product.ts";
import { ProductDecision } from "#components/product/decision/product-decision.tsx";
import { LastViewed } from "#components/product/last-viewed.tsx";
import { SetParts } from "#components/product/set-parts.tsx";
import { SetSaving } from "#components/product/set-saving.tsx";
import { groupsOf } from "#components/search/suggestion-groups.ts";
import { SuggestionList } from "#components/search/suggestion-list.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type BothPrices, memberPriceQuery, type PricedGoods } from "#lib/storefront/account/member-prices.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { customerQuery } from "#lib/storefront/customer/customer.ts";
import { addLastViewed } from "#lib/storefront/goods/last-viewed.ts";
import { aCard, inGroup, signIn, stubMemberShop } from "../member/a-member-shop.tsx";
import { aDecisionProduct, aPart, aPrice, aVariant, priceFields } from "../product/a-product.ts";
import { forgetProduct, Surroundings } from "../product/show.tsx";

afterEach(forgetProduct);

const grid = (products: ProductCard[], locale: Locale = "cs") => (
	<ProductGrid products={products} locale={locale} list={LISTS.goods} />
);
function Growing({ first, next }: { first: ProductCard[]; next: ProductCard[] }) {
	const [products, setProducts] = useState(first);
	return (
		<>
			{grid(products)}
			<button type="button" onClick={() => setProducts(next)}>
				další
			</button>
		</>
	);
}
/** What a reader hears of each card's price. */
const prices = () =>
	screen.getAllByRole("article").map((card) => {
		const [price] = within(card).getAllByText(/Kč/);
		return price?.closest("div")?.textContent?.replaceAll("\u00a0", " ");
	});
const settled = (answers: number, calls: unknown[]) => waitFor(() => expect(calls).toHaveLength(answers));
const untilShown = (text: string | RegExp) => screen.findAllByText(text);

describe("prices of goods", () => {
	test("a guest sees the usual ones, and no request is made", async () => {
		const { calls } = stubMemberShop(10);
		inGroup(grid([aCard(100)]));
		await new Promise((resolve) => setTimeout(resolve, 30));
		expect(prices()).toEqual(["100,00 Kč"]);
		expect(calls).toEqual([]);
	});

	test("a customer whose group has no discount sees the usual ones, and no prices are requested", async () => {
		signIn();
		const { calls } = stubMemberShop(0);
		inGroup(grid([aCard(100)]));
		await settled(1, calls);
		await new Promise((resolve) => setTimeout(resolve, 30));
		expect(calls).toEqual(["GET /api/me"]);
		expect(prices()).toEqual(["100,00 Kč"]);
	});

	test("a member sees the member prices, the usual ones struck through, and a label; screen readers read all of it", async () => {
		signIn();
		stubMemberShop(10);
		const { container } = inGroup(grid([aCard(100)]));
		expect(prices()).toEqual(["100,00 Kč"]);
		await untilShown("Vaše cena");
		expect(prices()).toEqual(["Vaše cena 90,00 Kč, běžná cena 100,00 KčVaše cena −10 %"]);
		expect(container.querySelector("s")?.textContent).toBe("100,00\u00a0Kč");
		expect(screen.getByText("Vaše cena −10 %").closest("[aria-hidden]")).not.toBeNull();
	});

	test.each<[string, Partial<ProductCard>, string]>([
		["with dearer variants", { is_price_from: true }, "Vaše cena od 90,00 Kč, běžná cena 100,00 Kč"],
		[
			"on sale keeps the lowest price that the law asks for",
			{ original_price_with_tax: 15_000, lowest_price_with_tax: 12_000 },
			"Vaše cena 90,00 Kč, běžná cena 100,00 Kč",
		],
	])("a card %s", async (_, changes, price) => {
		signIn();
		stubMemberShop(10);
		inGroup(grid([aCard(100, changes)]));
		await untilShown("Vaše cena");
		const rest = changes.lowest_price_with_tax ? "Nejnižší cena za 30 dní před slevou: 120,00 Kč" : "";
		expect(prices()).toEqual([`${price}Vaše cena −10 %${rest}`]);
	});

	test.each([
		["cs", "Vaše cena 87,50 Kč, běžná cena 100,00 KčVaše cena −12,5 %"],
		["en", "Your price 87,50 Kč, usual price 100,00 KčYour price −12.5%"],
	] as const)("decimals of a discount are written as in the language (%s)", async (locale, text) => {
		signIn();
		stubMemberShop(12.5);
		inGroup(grid([aCard(100)], locale), locale);
		await untilShown(locale === "cs" ? "Vaše cena" : "Your price");
		expect(prices()).toEqual([text]);
	});
});

describe("requests for member prices", () => {
	test("ask for all goods of a page in one call, each once", async () => {
		signIn();
		const { asked } = stubMemberShop(10);
		const cards = Array.from({ length: 24 }, (_, index) => aCard(100 + index));
		inGroup(
			<>
				{grid(cards)}
				{grid([aCard(100), aCard(300)])}
				<SetParts set={{ parts: [aPart()], tint: "" }} locale="cs" />
				<SetSaving set={{ id: 400, parts: [aPart()], ...priceFields(40_000) }} />
			</>,
		);
		await waitFor(() => expect(screen.getAllByText("Vaše cena")).toHaveLength(27));
		expect(asked).toHaveLength(1);
		expect(asked[0]?.productIds.toSorted()).toEqual([...cards.map(({ id }) => id), 300, 400]);
		expect(asked[0]?.variantIds).toEqual([201]);
	});

	test("ask only for goods added later, as by the next page of a list", async () => {
		signIn();
		const { asked } = stubMemberShop(10);
		const { user } = inGroup(<Growing first={[aCard(100)]} next={[aCard(100), aCard(101)]} />);
		await untilShown("Vaše cena");
		await user.click(screen.getByRole("button", { name: "další" }));
		await waitFor(() => expect(screen.getAllByText("Vaše cena")).toHaveLength(2));
		expect(asked.map(({ productIds }) => productIds)).toEqual([[100], [101]]);
	});

	test("are split into several calls above the shop's limit", async () => {
		signIn();
		const { asked } = stubMemberShop(10);
		const client = new QueryClient();
		const ids = Array.from({ length: 250 }, (_, index) => 1_000 + index);
		const ask = (kind: PricedGoods["kind"]) =>
			Promise.all(ids.map((id) => client.fetchQuery(memberPriceQuery(10, { kind, id }))));
		const [products, variants] = await Promise.all([ask("products"), ask("variants")]);
		for (const found of [products, variants])
			expect(found.map((price) => price?.usualMinor)).toEqual(ids.map((id) => id * 100));
		expect(asked.map(({ productIds, variantIds }) => [productIds.length, variantIds.length])).toEqual([
			[200, 200],
			[50, 50],
		]);
	});

	test("leave the usual price for goods that are no longer sold or not cheaper for members", async () => {
		signIn();
		const price = (id: number, member: number) => ({ id, price_with_tax: id * 100, member_price_with_tax: member });
		const { asked } = stubMemberShop(10, () => ({
			body: { discount: 10, products: [price(1, 100), price(3, 270)], variants: [] },
		}));
		inGroup(grid([aCard(1), aCard(2), aCard(3)]));
		await untilShown("Vaše cena");
		expect(asked).toHaveLength(1);
		expect(prices()).toEqual(["1,00 Kč", "2,00 Kč", "Vaše cena 2,70 Kč, běžná cena 3,00 KčVaše cena −10 %"]);
	});

	test.each([
		["nothing answers", "dropped"],
		["the shop fails", { status: 500, body: { error: "server_error" } }],
		["the shop refuses", { status: 422, body: { error: "invalid" } }],
	] as const)("leave the usual price when %s", async (_, answer) => {
		signIn();
		const { asked } = stubMemberShop(10, () => answer);
		inGroup(grid([aCard(100)]));
		await waitFor(() => expect(asked.length).toBeGreaterThan(0));
		await act(async () => {});
		expect(prices()).toEqual(["100,00 Kč"]);
	});

	test("make the customer a guest when the session has ended", async () => {
		signIn();
		stubMemberShop(10, () => ({ status: 401, body: { error: "unauthorized" } }));
		inGroup(grid([aCard(100)]));
		await waitFor(() => expect(Cookies.get("token")).toBeUndefined());
		await act(async () => {});
		expect(prices()).toEqual(["100,00 Kč"]);
	});

	test("load the customer and the prices again when the discount has changed", async () => {
		signIn();
		const { calls, setDiscount } = stubMemberShop(10, () => {
			if (calls.length < 3) setDiscount(20);
			return undefined;
		});
		inGroup(grid([aCard(100)]));
		await untilShown("Vaše cena −20 %");
		expect(prices()).toEqual(["Vaše cena 80,00 Kč, běžná cena 100,00 KčVaše cena −20 %"]);
		expect(calls.filter((call) => call === "GET /api/me")).toHaveLength(2);
	});
});

describe("the page rendered by the server", () => {
	const page = (
		<Surroundings>
			<MemberGroup>{grid([aCard(100), aCard(101, { is_price_from: true })])}</MemberGroup>
		</Surroundings>
	);

	test("is the same for a member and for a guest", () => {
		const forGuest = renderToString(page);
		signIn();
		expect(renderToString(page)).toBe(forGuest);
		expect(forGuest).not.toMatch(/Vaše cena/);
	});

	test("is shown first even when the browser already knows the member", () => {
		signIn();
		const client = new QueryClient();
		client.setQueryData(customerQuery().queryKey, { group: { discount: 10 } } as User);
		client.setQueryData<BothPrices>(memberPriceQuery(10, { kind: "products", id: 100 }).queryKey, {
			usualMinor: 10_000,
			memberMinor: 9_000,
		});
		const known = renderToString(
			<Surroundings>
				<QueryClientProvider client={client}>
					<MemberGroup>{grid([aCard(100), aCard(101, { is_price_from: true })])}</MemberGroup>
				</QueryClientProvider>
			</Surroundings>,
		);
		expect(known).toBe(renderToString(page));
	});

	test("is hydrated without a mismatch, then shows the member's prices", async () => {
		signIn();
		stubMemberShop(10);
		const root = document.createElement("div");
		document.body.append(root);
		root.innerHTML = renderToString(page);
		const react = await act(async () => hydrateRoot(root, page));
		await waitFor(() => expect(root.textContent).toContain("90,00\u00a0Kč"));
		expect(root.textContent).toContain("od 90,90\u00a0Kč");
		await act(async () => react.unmount());
		root.remove();
		cleanup();
	});
});

describe("member prices elsewhere", () => {
	test("a product's page shows the chosen variant's price and its label once, and screen readers read all of it", async () => {
		signIn();
		stubMemberShop(10);
		const variants = [
			aVariant({ id: 120, name: "zelená", price: aPrice(12_000) }),
			aVariant({ id: 130, name: "modrá", price: aPrice(13_000) }),
		];
		const product = aDecisionProduct({ variants });
		const { user } = inGroup(
			<ProductDecision
				locale="cs"
				product={product}
				paths={decisionPathsOf("cs")}
				heading={<h1>Balónek</h1>}
				sizeTable={null}
			/>,
		);
		const live = () => screen.getByText("včetně DPH").parentElement?.textContent?.replaceAll("\u00a0", " ");
		await user.click(screen.getByRole("radio", { name: /zelená/ }));
		expect(live()).toContain("120,00 Kčvčetně DPH ");
		await untilShown("Vaše cena");
		expect(live()).toBe("Vaše cena 108,00 Kč, běžná cena 120,00 Kčvčetně DPH Vaše cena −10 %");
		await user.click(screen.getByRole("radio", { name: /modrá/ }));
		await waitFor(() => expect(live()).toBe("Vaše cena 117,00 Kč, běžná cena 130,00 Kčvčetně DPH Vaše cena −10 %"));
	});

	test("a set shows its parts and what it saves in the member's prices", async () => {
		signIn();
		stubMemberShop(10);
		const parts = [
			aPart({ variant: { id: 100, name: "", code: "A" }, price_with_tax: 10_000 }),
			aPart({ variant: { id: 50, name: "", code: "B" }, price_with_tax: 5_000, quantity: 2 }),
		];
		inGroup(
			<>
				<SetParts set={{ parts, tint: "" }} locale="cs" />
				<SetSaving set={{ id: 150, parts, ...priceFields(15_000) }} />
			</>,
		);
		await untilShown("Vaše cena");
		const texts = (role: string) =>
			screen.getAllByRole(role).map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
		expect(texts("listitem").map((text) => text?.slice(text.indexOf("Vaše")))).toEqual([
			"Vaše cena 90,00 Kč, běžná cena 100,00 Kč",
			"Vaše cena po 45,00 Kč, běžná cena 50,00 Kč",
		]);
		expect(screen.getByText(/^Zvlášť/).textContent?.replaceAll("\u00a0", " ")).toBe(
			"Zvlášť 180,00 Kč, v sadě ušetříte 45,00 Kč",
		);
	});

	test("goods seen last and suggestions of the search show the member's price without a label", async () => {
		signIn();
		const { asked } = stubMemberShop(10);
		const entry = { id: 100, name: "Zboží", url: "/100/a/b", is_price_sale_active: false, tax_rate: { rate: 21 } };
		addLastViewed("cs", { ...entry, original_price: 82.6446, image: null, price: 82.6446 });
		const found = { products: [{ ...aCard(200), image: null }], categories: [], brands: [], articles: [], pages: [] };
		inGroup(
			<>
				<LastViewed locale="cs" title="Naposledy" />
				<SuggestionList
					id="list"
					groups={groupsOf({ ...found, corrected: null })}
					query="bal"
					activeKey={null}
					onPick={() => {}}
					onRemove={() => {}}
				/>
			</>,
		);
		await untilShown("Vaše cena");
		expect(asked).toEqual([{ productIds: [100, 200], variantIds: [] }]);
		for (const text of ["90,00 Kč", "180,00 Kč"]) screen.getByText(text);
		expect(screen.queryByText(/−10/)).toBeNull();
	});
});
