// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDrop } from "#components/cart/widget/use-drop.ts";
import { DROP_WAIT_MS } from "#lib/domain/limits.ts";
import { type Added, NO_WISHES, signalsOf } from "#lib/storefront/cart/cart-signals.ts";
import { aCart } from "../../checkout/a-cart.ts";

/** Once the code was fetched, it is here for the whole file. */
const code = vi.hoisted(() => ({ asked: 0, ...Promise.withResolvers<void>(), drop: vi.fn() }));
vi.mock("#lib/storefront/browser/drop-into-bag.ts", async () => {
	code.asked++;
	await code.promise;
	return { dropIntoBag: code.drop };
});

const popup = { current: document.createElement("section") };
const [line] = aCart(1).items;
const aPicture = { src: "/media/b1", alt: "" };
const news = () => ({ reply: { product: { ...line?.product, main_image: aPicture } }, pieces: 1 }) as unknown as Added;
const press = () => signalsOf(undefined).tell(new Map([["100", { quantity: 1, by: 0 }]]) as never, null);

const show = (first: Added | null) => renderHook(({ told }) => useDrop(told, popup), { initialProps: { told: first } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let isReduced = false;
beforeEach(() => {
	vi.useFakeTimers();
	isReduced = false;
	Element.prototype.animate = vi.fn<Element["animate"]>();
	vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});
afterEach(() => {
	cleanup();
	signalsOf(undefined).tell(NO_WISHES, null);
	code.drop.mockClear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, "animate");
});

test("under reduced motion the code of a fall is never asked for", async () => {
	isReduced = true;
	act(press);
	show(news());
	await pass(DROP_WAIT_MS);
	expect(code.asked).toBe(0);
});

test("it is asked for with the press, before the shop has answered", async () => {
	show(null);
	await pass(0);
	expect(code.asked).toBe(0);
	act(press);
	await pass(0);
	expect(code.asked).toBe(1);
});

test("goods whose code comes later than that do not fall", async () => {
	show(news());
	await pass(DROP_WAIT_MS);
	code.resolve();
	await pass(0);
	expect(code.drop).not.toHaveBeenCalled();
});

test("goods fall once when their popup shows", async () => {
	const { rerender } = show(news());
	await pass(0);
	expect(code.drop.mock.calls).toEqual([["/media/b1", popup.current]]);
	rerender({ told: news() });
	await pass(0);
	expect(code.drop).toHaveBeenCalledTimes(2);
});

test("goods whose popup was closed before do not fall", async () => {
	const { rerender } = show(news());
	rerender({ told: null });
	await pass(0);
	expect(code.drop).not.toHaveBeenCalled();
});

test("a fall that fails changes nothing", async () => {
	code.drop.mockImplementation(() => {
		throw new TypeError("no such method");
	});
	show(news());
	await pass(0);
	expect(code.drop).toHaveBeenCalledTimes(1);
});
