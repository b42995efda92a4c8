// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import cs from "#messages/cs.json";
import { type Answer, type Call, forgetCartShop, keepCartId } from "../cart/a-cart-shop.tsx";
import { anItem, aPlan, showParty, stubPartyShop } from "./a-party.tsx";

const t = cs.party;

beforeEach(() => keepCartId());
afterEach(() => {
	cleanup();
	forgetCartShop();
});

/** The stub's cart holds two pieces of variant 100 before. */
const HELD = { 100: 2 };
const PLAN = aPlan([anItem(100, { packs: 3 }), anItem(200, { packs: 1 }), anItem(300, { packs: 2 })]);

async function addAll(answer: (call: Call) => Answer | undefined = () => undefined) {
	const shop = stubPartyShop(PLAN, answer);
	const { user } = showParty();
	await user.click(await screen.findByRole("button", { name: t.add }));
	const held = () => Object.fromEntries(shop.items().map(({ variant, quantity }) => [variant.id, quantity]));
	return { shop, user, held };
}
const putOf = (call: Call, variantId: number) =>
	call.method === "PUT" && (call.body as { variantId: number }).variantId === variantId;

describe("everything goes into the cart", () => {
	test("beside what is there already, once, with the way to the cart", async () => {
		const { shop, held } = await addAll();
		expect(await screen.findByText(t.added, { exact: false })).toBeDefined();
		expect(held()).toEqual({ 100: 5, 200: 1, 300: 2 });
		expect(screen.getByRole("link", { name: t.toCart }).getAttribute("href")).toBe("/kosik");
		expect(shop.puts()).toHaveLength(3);
	});

	test("but what was taken out of the list", async () => {
		const shop = stubPartyShop(PLAN);
		const { user } = showParty();
		await user.click(await screen.findByRole("button", { name: t.less.replace("{name}", "Zboží 200") }));
		await user.click(screen.getByRole("button", { name: t.add }));
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
		expect(shop.puts().at(-1)).toMatchObject({ variantId: 300, quantity: 0 });
	});

	test("says so when what was in could not be taken out again", async () => {
		await addAll((call) => {
			if (putOf(call, 300)) return { status: 409, body: { error: "not_active" } };
			const isTakenBack = (call.body as { quantity: number } | undefined)?.quantity === 0;
			return putOf(call, 200) && isTakenBack ? { status: 500, body: { error: "server_error" } } : undefined;
		});
		expect((await screen.findByRole("alert")).textContent).toBe(t.halfDone);
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
		const link = await screen.findByRole("link", { name: t.toCart });
		await waitFor(() => expect(document.activeElement).toBe(link));
		expect(screen.queryByRole("button", { name: t.add })).toBeNull();
	});

	test("what is changed afterwards is written as the difference, and nothing twice", async () => {
		const { user, shop, held } = await addAll();
		await screen.findByRole("link", { name: t.toCart });
		await user.click(screen.getByRole("button", { name: t.less.replace("{name}", "Zboží 100") }));
		await user.click(screen.getByRole("button", { name: t.more.replace("{name}", "Zboží 200") }));
		await user.click(screen.getByRole("button", { name: t.add }));
		await screen.findByRole("link", { name: t.toCart });
		expect(held()).toEqual({ 100: 4, 200: 2, 300: 2 });
		expect(shop.puts()).toHaveLength(5);
	});

	test("a double click adds once", async () => {
		const shop = stubPartyShop(PLAN);
		const { user } = showParty();
		await user.dblClick(await screen.findByRole("button", { name: t.add }));
		await screen.findByRole("link", { name: t.toCart });
		expect(shop.puts()).toHaveLength(3);
	});
});
