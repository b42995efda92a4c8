// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { AddedPopup } from "#components/cart/widget/added-popup.tsx";
import { useAddedNews } from "#components/cart/widget/use-added-news.ts";
import { QuickAdd } from "#components/product/card/quick-add.tsx";
import { AddToCart } from "#components/product/decision/add-to-cart.tsx";
import { stubCartShop } from "../../cart/a-cart-shop.tsx";
import { aVariant } from "../a-product.ts";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

const detail = <AddToCart locale="cs" toCart="/kosik" productId={10} variant={aVariant({ id: 12 })} minimumAge={18} />;
const card = <QuickAdd locale="cs" productId={10} variantId={12} name="Hra" />;
function Popup() {
	return <AddedPopup locale="cs" {...useAddedNews()} />;
}
const withPopup = (content: ReactNode) => (
	<>
		{content}
		<Popup />
	</>
);
const addButton = () => screen.getByRole("button", { name: /^(Do košíku|Přidat další|Přidat do košíku: Hra)$/ });
const confirm = () => screen.getByRole("button", { name: "Ano, je mi 18 let" });

/** What the shop was asked to put into the cart. */
const putsOf = ({ calls }: ReturnType<typeof stubCartShop>) =>
	calls.filter(({ method }) => method === "PUT").map(({ body }) => body);

/** A shop that wants the age confirmed for everything. */
const stubAdultShop = () =>
	stubCartShop(undefined, ({ method, body }) => {
		const isConfirmed = (body as { ageConfirmed?: boolean } | undefined)?.ageConfirmed === true;
		return method === "PUT" && !isConfirmed
			? { status: 422, body: { error: "age_unconfirmed", value: 18 } }
			: undefined;
	});

describe("goods with a minimum age", () => {
	test("ask for the age first; declining adds nothing", async () => {
		const shop = stubCartShop();
		const { user } = show(detail);
		await user.click(addButton());
		screen.getByRole("heading", { name: "Je vám alespoň 18 let?" });
		await user.click(screen.getByRole("button", { name: "Ne, zpět do obchodu" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(addButton());
		expect(shop.calls).toEqual([]);
	});

	test("are added once the age is confirmed, and ask again the next time", async () => {
		const shop = stubAdultShop();
		const { user } = show(withPopup(detail));
		await user.click(addButton());
		await user.click(confirm());
		await screen.findByText("Přidáno do košíku");
		expect(putsOf(shop)).toEqual([{ id: 10, variantId: 12, quantity: 1, ageConfirmed: true, locale: "cs" }]);
		await user.click(await screen.findByRole("button", { name: "Přidat další" }));
		screen.getByRole("heading", { name: "Je vám alespoň 18 let?" });
		expect(putsOf(shop)).toHaveLength(1);
		expect([localStorage.length, sessionStorage.length, document.cookie.includes("age")]).toEqual([0, 0, false]);
	});

	test.each([
		["a card", card],
		[
			"a page without a minimum age",
			<AddToCart key="d" locale="cs" toCart="/kosik" productId={10} variant={aVariant({ id: 12 })} minimumAge={null} />,
		],
	])("ask for the age when the shop refuses goods added from %s", async (_, content) => {
		const shop = stubAdultShop();
		const { user } = show(withPopup(content));
		await user.click(addButton());
		await user.click(await screen.findByRole("button", { name: "Ano, je mi 18 let" }));
		await screen.findByText("Přidáno do košíku");
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(putsOf(shop)).toEqual([
			{ id: 10, variantId: 12, quantity: 1, locale: "cs" },
			{ id: 10, variantId: 12, quantity: 1, ageConfirmed: true, locale: "cs" },
		]);
	});
});

test("another refusal shows its reason", async () => {
	stubCartShop(undefined, ({ method }) =>
		method === "PUT" ? { status: 409, body: { error: "not_active" } } : undefined,
	);
	const { user } = show(card);
	await user.click(addButton());
	await screen.findByText("Toto zboží už neprodáváme.");
});
