// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PartySet } from "#lib/contract/schemas/party.ts";
import { forgetCartShop, keepCartId } from "../cart/a-cart-shop.tsx";
import { anItem, aPlan, showParty, stubPartyShop, summary, t } from "./a-party.tsx";

beforeEach(() => keepCartId());
afterEach(() => {
	cleanup();
	sessionStorage.clear();
	forgetCartShop();
	vi.unstubAllGlobals();
});

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const less = (name: string) => screen.findByRole("button", { name: t.less.replace("{name}", name) });
const listed = async () =>
	within(await screen.findByRole("region", { name: new RegExp(t.list) }))
		.getAllByRole("listitem")
		.map((line) => within(line).getByRole("link").textContent);

describe("the laid table", () => {
	const laid = () => {
		const { style } = document.querySelector("picture + div") as HTMLElement;
		return ["--far", "--near", "--seat"].map((name) => style.getPropertyValue(name));
	};

	test.each([
		[12, ["6", "6"]],
		[7, ["4", "3"]],
	])("has a place for each of %i guests, on its two sides, and says so", async (guests, sides) => {
		stubPartyShop(aPlan([anItem(100)]));
		showParty(`?hoste=${guests}`);
		expect(plain((await screen.findByText(/Prostřeno/)).textContent)).toBe(`Prostřeno pro ${guests} hostů`);
		const seat = laid().pop();
		expect(laid().slice(0, 2)).toEqual(sides);
		expect(seat).toContain("url(/tables/pirati-seat.avif)");
		expect(seat).toContain("url(/tables/pirati-seat.webp)");
	});
});

describe("a ready-made set that is cheaper", () => {
	const set: PartySet = {
		...anItem(900),
		...{ kind: "set", packs: 1, price_with_tax: 10_000, for_guests: 8, saves: 5_800 },
		besides: [
			{ variant_id: 100, packs: 0 },
			{ variant_id: 200, packs: 1 },
		],
	};
	const PLAN = aPlan([anItem(100, { packs: 2 }), anItem(200, { kind: "cups", packs: 1 })], {
		guests: 8,
		set: { ...set, price_with_tax: 10_000 },
	});

	test("is offered with what it saves; one press takes it in place of its goods, one takes it back", async () => {
		stubPartyShop(PLAN);
		const { user } = showParty("?hoste=8");
		expect(plain((await screen.findByText(/Hotový set pro/)).textContent)).toBe("Hotový set pro 8 – ušetříte 58,00 Kč");
		expect(await listed()).toEqual(["Zboží 100", "Zboží 200"]);
		await user.click(screen.getByRole("button", { name: t.set.take }));
		expect(await listed()).toEqual(["Zboží 900", "Zboží 200"]);
		expect(plain((await summary()).getByText(t.total).closest("p")?.textContent)).toContain("179,00 Kč");
		await user.click(screen.getByRole("button", { name: /^Zpět/ }));
		expect(await listed()).toEqual(["Zboží 100", "Zboží 200"]);
	});

	test("for fewer than are invited says that the rest is added", async () => {
		stubPartyShop({ ...PLAN, guests: 12 });
		showParty("?hoste=12");
		expect(plain((await screen.findByText(/Hotový set pro/)).textContent)).toBe(
			"Hotový set pro 8, zbytek do 12 doplníme – ušetříte 58,00 Kč",
		);
	});

	test("goes into the cart with what is bought besides, and is still taken after a reload", async () => {
		const shop = stubPartyShop(PLAN);
		const { user } = showParty("?hoste=8");
		await user.click(await screen.findByRole("button", { name: t.set.take }));
		await user.click((await summary()).getByRole("button", { name: t.add }));
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(shop.puts().map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
			[900, 1],
			[200, 1],
		]);
		cleanup();
		showParty("?hoste=8");
		await (await summary()).findByRole("link", { name: t.toCart });
		expect(await listed()).toEqual(["Zboží 900", "Zboží 200"]);
	});

	test("is not offered where none is", async () => {
		stubPartyShop(aPlan([anItem(100)]));
		showParty();
		await less("Zboží 100");
		expect(screen.queryByRole("button", { name: t.set.take })).toBeNull();
	});
});

test("the bar of a phone has the sum, the number of things and the same button", async () => {
	stubPartyShop(aPlan([anItem(100, { packs: 2 }), anItem(200)]));
	const { user } = showParty();
	const bar = (await screen.findByText("2 věci")).closest("div") as HTMLElement;
	expect(plain(bar.textContent)).toContain(plain((await summary()).getByText(t.total).nextElementSibling?.textContent));
	await user.click(within(bar).getByRole("button", { name: t.add }));
	const link = await within(bar).findByRole("link", { name: t.toCart });
	expect(document.activeElement).toBe(link);
});

describe("the plan is shared", () => {
	const press = async () => {
		stubPartyShop(aPlan([anItem(100)]));
		const { user } = showParty("?hoste=12&datum=2026-12-05");
		const copy = vi.spyOn(navigator.clipboard, "writeText");
		return { user, copy, button: await screen.findByRole("button", { name: t.share.plan }) };
	};

	test("by the device's own sheet, with guests and date in its address", async () => {
		const share = vi.fn(async (_: ShareData) => {});
		Object.assign(navigator, { share });
		const { user, copy, button } = await press();
		await user.click(button);
		expect(share.mock.calls[0]?.[0]).toEqual({
			title: "Oslava: Piráti",
			url: expect.stringMatching(/\/oslava\/1032\/pirati\?hoste=12&datum=2026-12-05$/),
		});
		expect(copy).not.toHaveBeenCalled();
		Object.assign(navigator, { share: undefined });
	});

	test("else its address is copied, and that is said", async () => {
		const { user, copy, button } = await press();
		await user.click(button);
		expect(copy.mock.calls[0]?.[0]).toMatch(/\?hoste=12&datum=2026-12-05$/);
		expect(plain((await screen.findByText(/zkopírovaný/)).textContent)).toBe(t.share.copied);
	});

	test("a copy that is refused says what to do; a sheet that was closed says nothing", async () => {
		const { user, copy, button } = await press();
		copy.mockRejectedValue(new DOMException("", "NotAllowedError"));
		await user.click(button);
		expect(plain((await screen.findByText(/nepodařilo sdílet/)).textContent)).toBe(t.share.failed);
		cleanup();
		Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "AbortError")) });
		const again = await press();
		await again.user.click(again.button);
		expect(screen.queryByText(/nepodařilo sdílet/)).toBeNull();
		Object.assign(navigator, { share: undefined });
	});
});
