// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import cs from "#messages/cs.json";
import {
	type Answer,
	anItem as aCartItem,
	aCartOf,
	type Call,
	forgetCartShop,
	keepCartId,
} from "../cart/a-cart-shop.tsx";
import { anItem, aPlan, showParty, stubPartyShop, summary, t } from "./a-party.tsx";

beforeEach(() => keepCartId());
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	forgetCartShop();
});

/** The stub's cart holds two pieces of variant 100 before. */
const HELD = { 100: 2 };
const PLAN = aPlan([anItem(100, { packs: 3 }), anItem(200, { packs: 1 }), anItem(300, { packs: 2 })]);

async function addAll(answer: (call: Call) => Answer | undefined = () => undefined) {
	const shop = stubPartyShop(PLAN, answer);
	const { user } = showParty();
	await user.click(await (await summary()).findByRole("button", { name: t.add }));
	return { shop, user, held: () => heldIn(shop) };
}
const heldIn = (shop: ReturnType<typeof stubPartyShop>) =>
	Object.fromEntries(shop.items().map(({ variant, quantity }) => [variant.id, quantity]));
/** The last line is refused and the second cannot be taken out again. */
const leavingHalf = (isDown: () => boolean) => (call: Call) => {
	if (!isDown()) return;
	if (putOf(call, 300)) return { status: 409, body: { error: "not_active" } };
	const { quantity } = (call.body ?? {}) as { quantity?: number };
	return putOf(call, 200) && quantity === 0 ? { status: 500, body: { error: "server_error" } } : undefined;
};
const putOf = (call: Call, variantId: number) =>
	call.method === "PUT" && (call.body as { variantId: number }).variantId === variantId;

describe("everything goes into the cart", () => {
	test("beside what is there already, once, with the way to the cart", async () => {
		const { shop, held } = await addAll();
		expect(await screen.findByText(t.added, { exact: false })).toBeDefined();
		expect(held()).toEqual({ 100: 5, 200: 1, 300: 2 });
		expect((await summary()).getByRole("link", { name: t.toCart }).getAttribute("href")).toBe("/kosik");
		expect(shop.puts()).toHaveLength(3);
	});

	test("but what was taken out of the list", async () => {
		const shop = stubPartyShop(PLAN);
		const { user } = showParty();
		await user.click(await screen.findByRole("button", { name: t.less.replace("{name}", "Zboží 200") }));
		await user.click((await summary()).getByRole("button", { name: t.add }));
		await screen.findByText(t.added, { exact: false });
		expect(shop.puts().map(({ variantId }) => variantId)).toEqual([100, 300]);
	});

	test("or nothing: when one is refused the others get back what they had, and it says which and why", async () => {
		const { held } = await addAll((call) =>
			putOf(call, 300) ? { status: 409, body: { error: "out_of_stock", value: 1 } } : undefined,
		);
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toBe("Do košíku jsme nedali nic: Zboží 300. Skladem máme poslední kus.");
		expect(held()).toEqual(HELD);
		expect(screen.queryByText(t.added, { exact: false })).toBeNull();
	});

	test("a change without an answer, which may have been carried out, is taken back too", async () => {
		const { shop, held } = await addAll((call) => {
			const isTakenBack = (call.body as { quantity: number } | undefined)?.quantity === 0;
			return putOf(call, 300) && !isTakenBack ? "dropped" : undefined;
		});
		await screen.findByRole("alert", {}, { timeout: 3_000 });
		expect(held()).toEqual(HELD);
		expect(shop.puts()).toContainEqual(expect.objectContaining({ variantId: 300, quantity: 0 }));
	});

	test("says so when what was in could not be taken out again", async () => {
		await addAll(leavingHalf(() => true));
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toBe(`${cs.party.halfDone} ${cs.party.toCart}`);
		expect(within(alert).getByRole("link", { name: t.toCart }).getAttribute("href")).toBe("/kosik");
	});

	test("and when it is tried again, adds the rest alone: what stayed is not doubled", async () => {
		let isDown = true;
		const { user, held } = await addAll(leavingHalf(() => isDown));
		await screen.findByRole("alert");
		expect(held()).toEqual({ 100: 5, 200: 1 });
		isDown = false;
		await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(held()).toEqual({ 100: 5, 200: 1, 300: 2 });
	});

	test("writes one line after another, and none after the first that is refused", async () => {
		const { shop } = await addAll((call) =>
			putOf(call, 100) ? { status: 409, body: { error: "out_of_stock", value: 1 } } : undefined,
		);
		await screen.findByRole("alert");
		expect(shop.puts().map(({ variantId }) => variantId)).toEqual([100]);
	});

	test("says how far it is meanwhile", async () => {
		let release = () => {};
		const held = new Promise<undefined>((resolve) => {
			release = () => resolve(undefined);
		});
		stubPartyShop(PLAN, (call) => (putOf(call, 200) ? held : undefined));
		const { user } = showParty();
		await user.click(await (await summary()).findByRole("button", { name: t.add }));
		expect(await screen.findByText("Dáváme do košíku: 2 z 3")).toBeDefined();
		release();
		await (await summary()).findByRole("link", { name: t.toCart });
	});

	test("a cart that cannot be had is told, and nothing is written", async () => {
		const { shop } = await addAll((call) =>
			call.path.startsWith("/api/cart/anonymous/") ? { status: 500, body: { error: "server_error" } } : undefined,
		);
		expect((await screen.findByRole("alert")).textContent).toBe(cs.errors.add_to_cart);
		expect(shop.puts()).toEqual([]);
	});

	test("then the way to the cart stands in place of the button and has the focus", async () => {
		await addAll();
		const link = await (await summary()).findByRole("link", { name: t.toCart });
		await waitFor(() => expect(document.activeElement).toBe(link));
		expect((await summary()).queryByRole("button", { name: t.add })).toBeNull();
	});

	test("what is changed afterwards is written as the difference, and nothing twice", async () => {
		const { user, shop, held } = await addAll();
		await (await summary()).findByRole("link", { name: t.toCart });
		await user.click(screen.getByRole("button", { name: t.less.replace("{name}", "Zboží 100") }));
		await user.click(screen.getByRole("button", { name: t.more.replace("{name}", "Zboží 200") }));
		await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(held()).toEqual({ 100: 4, 200: 2, 300: 2 });
		expect(shop.puts()).toHaveLength(5);
	});

	test("a double click adds once", async () => {
		const shop = stubPartyShop(PLAN);
		const { user } = showParty();
		await user.dblClick(await (await summary()).findByRole("button", { name: t.add }));
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(shop.puts()).toHaveLength(3);
	});

	test("what was set to nothing afterwards is taken out again, but not what was there before", async () => {
		const { user, held } = await addAll();
		await (await summary()).findByRole("link", { name: t.toCart });
		for (const [name, times] of [
			["Zboží 100", 3],
			["Zboží 200", 1],
			["Zboží 300", 2],
		] as const)
			for (let time = 0; time < times; time++)
				await user.click(screen.getByRole("button", { name: t.less.replace("{name}", name) }));
		await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
		await waitFor(() => expect(held()).toEqual(HELD));
		expect(await screen.findByText(t.nothing)).toBeDefined();
	});
});

describe("after it was put into the cart", () => {
	const elsewhere = (cart: Partial<Cart>) => {
		let answer: Answer | undefined;
		return {
			change: () => {
				answer = { body: aCartOf([aCartItem({ quantity: 2 })], cart) };
				const tab = new BroadcastChannel("konfety.cart");
				tab.postMessage("changed");
				tab.close();
			},
			answer: (call: Call) => (call.method === "GET" && call.path.startsWith("/api/cart/") ? answer : undefined),
		};
	};

	test.each([
		["what was taken out elsewhere", {}],
		["a cart that became an order", { id: "0b0f5f5e-3d4f-4c39-9f8c-000000000000" }],
	])("%s is missing again, and the button is there to add it", async (_, cart) => {
		const other = elsewhere(cart);
		await addAll(other.answer);
		await (await summary()).findByRole("link", { name: t.toCart });
		other.change();
		expect(await (await summary()).findByRole("button", { name: t.add })).toBeDefined();
		expect(screen.queryByText(t.added)).toBeNull();
	});

	test("the cart is followed over a reload, and over another plan: no goods twice, and what is planned no more goes", async () => {
		const before = await addAll();
		await (await summary()).findByRole("link", { name: t.toCart });
		cleanup();
		const plan = aPlan([anItem(100, { packs: 4 }), anItem(200, { packs: 1 })]);
		const shop = stubPartyShop(plan, undefined, aCartOf(before.shop.items()));
		const { user } = showParty();
		await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(heldIn(shop)).toEqual({ 100: 6, 200: 1 });
	});
});

test.each([
	"{",
	"null",
	"7",
	'{"cartId":"a"}',
	'{"cartId":"a","lines":[null]}',
	'{"cartId":"a","lines":[{"variantId":"1"}]}',
])("what else stands in the browser's storage, %s, is not taken for a party", async (kept) => {
	sessionStorage.setItem("konfety.party.1032", kept);
	const { held } = await addAll();
	await (await summary()).findByRole("link", { name: t.toCart });
	expect(held()).toEqual({ 100: 5, 200: 1, 300: 2 });
});

describe("a change that fails", () => {
	const failing = () => {
		let isDown = false;
		return {
			set: (down: boolean) => {
				isDown = down;
			},
			answer: (call: Call): Answer | undefined =>
				isDown && call.method === "PUT" ? { status: 500, body: { error: "server_error" } } : undefined,
		};
	};

	test.each([
		["a smaller amount", 1, { 100: 4, 200: 1, 300: 2 }],
		["none of it", 3, { 100: 2, 200: 1, 300: 2 }],
	])(
		"leaves %s still to be written, says that nothing was changed, and writes it when it is tried again",
		async (_, less, after) => {
			const shop = failing();
			const { user, held } = await addAll(shop.answer);
			await (await summary()).findByRole("link", { name: t.toCart });
			shop.set(true);
			for (let time = 0; time < less; time++)
				await user.click(screen.getByRole("button", { name: t.less.replace("{name}", "Zboží 100") }));
			await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
			expect((await screen.findByRole("alert")).textContent).toContain(cs.party.halfDone);
			shop.set(false);
			await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
			await (await summary()).findByRole("link", { name: t.toCart });
			expect(held()).toEqual(after);
		},
	);

	test("that is refused says that nothing was changed, not that nothing was added", async () => {
		let isRefused = false;
		const { user } = await addAll((call) =>
			isRefused && putOf(call, 100) ? { status: 409, body: { error: "out_of_stock", value: 5 } } : undefined,
		);
		await (await summary()).findByRole("link", { name: t.toCart });
		isRefused = true;
		await user.click(screen.getByRole("button", { name: t.more.replace("{name}", "Zboží 100") }));
		await user.click(await (await summary()).findByRole("button", { name: cs.party.update }));
		expect((await screen.findByRole("alert")).textContent).toMatch(/^V\u00a0košíku jsme nic nezměnili: Zboží 100\. /);
	});
});

describe("what the cart has of the same goods besides", () => {
	test("is said beside them, before and after", async () => {
		await addAll();
		const said = () => screen.getByText("Mimo tuto oslavu máte v košíku 2 balení.");
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(said()).toBeDefined();
	});

	test("counts for what one order can have: the amount ends there, and so do the promised days", async () => {
		const branch = { id: 1, name: "Konfety Pardubice", is_prague: false, stock: 1 };
		stubPartyShop(aPlan([anItem(100, { packs: 1, most: 3, warehouse: 2, branches: [branch] })]));
		const { user } = showParty();
		expect(await screen.findByText(t.arrival.noCourier.replace("{names}", "Zboží 100"))).toBeDefined();
		const amount = screen.getByRole<HTMLInputElement>("textbox", { name: t.quantity.replace("{name}", "Zboží 100") });
		await user.click(screen.getByRole("button", { name: t.more.replace("{name}", "Zboží 100") }));
		expect(amount.value).toBe("1");
	});
});
