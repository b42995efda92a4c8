// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IntroPopup } from "#components/banner/intro-popup.tsx";
import { showInShell } from "../layout/a-menu.tsx";

const aBanner = (title: string) => ({
	title,
	url: "/info/pujcovna-kostymu",
	target: null,
	path: "/media/1",
	image: { src: "/media/1", alt: title },
});
const DESKTOP = aBanner("Kostým na jeden večer");
const MOBILE = aBanner("Kostýmy k půjčení");

let widthPx = 1280;
/** Of the popup's picture, which jsdom would not fetch. */
let pictureComes: Promise<void>;

beforeEach(() => {
	widthPx = 1280;
	pictureComes = Promise.resolve();
	Object.assign(HTMLImageElement.prototype, { decode: () => pictureComes });
	vi.useFakeTimers();
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
	}));
});
afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	Cookies.remove("intro-popup");
});

const show = (desktop: typeof DESKTOP | null = DESKTOP, mobile: typeof DESKTOP | null = MOBILE, path = "/") =>
	showInShell(
		<IntroPopup desktop={desktop} mobile={mobile} notBelow={["/kosik", "/shrnuti", "/en/cart", "/en/summary"]} />,
		path,
	);
/** Lets time pass, and the popup's code arrive. */
const wait = async (seconds: number) => {
	act(() => vi.advanceTimersByTime(seconds * 1000));
	await act(() => vi.dynamicImportSettled());
};
const popup = () => screen.queryByRole("region", { name: /^Kostým/ });

describe("intro popup (§4, §9)", () => {
	test("appears 3 seconds after load", async () => {
		show();
		await wait(2.9);
		expect(popup()).toBeNull();
		await wait(0.2);
		expect(popup()).not.toBeNull();
		expect(document.activeElement).toBe(document.body);
		expect(screen.getByRole("link", { name: "Prohlédnout" }).getAttribute("href")).toBe("/info/pujcovna-kostymu");
	});

	test("waits for its picture, and no longer for one that cannot be had", async () => {
		const picture = Promise.withResolvers<void>();
		pictureComes = picture.promise;
		show();
		await wait(10);
		expect(popup()).toBeNull();
		await act(async () => picture.reject(new Error("it did not come")));
		expect(popup()).not.toBeNull();
	});

	test.each(["/kosik", "/kosik/doprava-a-platba", "/kosik/souhrn", "/en/cart/summary", "/shrnuti/3/abc"])(
		"does not appear on %s, a step of the order, but on the page after it",
		async (path) => {
			const { goTo } = show(DESKTOP, MOBILE, path);
			await wait(60);
			expect(popup()).toBeNull();
			goTo("/");
			await wait(3);
			expect(popup()).not.toBeNull();
		},
	);

	test("does not appear if the intro-popup cookie is 'hidden'", async () => {
		Cookies.set("intro-popup", "hidden");
		show();
		await wait(60);
		expect(popup()).toBeNull();
	});

	test.each([
		[1024, "Kostým na jeden večer"],
		[1023, "Kostýmy k půjčení"],
	])("on a screen of %i px it is the banner of that breakpoint", async (width, title) => {
		widthPx = width;
		show();
		await wait(3);
		expect(popup()?.querySelector("h2")?.textContent).toBe(title);
	});

	test("does not appear without a popup banner for the screen", async () => {
		show(null);
		await wait(60);
		expect(popup()).toBeNull();
		expect(Cookies.get("intro-popup")).toBeUndefined();
	});

	test.each<[string, () => unknown]>([
		["its button", () => fireEvent.click(screen.getByRole("button", { name: "Zavřít" }))],
		["Escape in it", () => fireEvent.keyDown(screen.getByRole("button", { name: "Zavřít" }), { key: "Escape" })],
		["its link", () => fireEvent.click(screen.getByRole("link", { name: "Prohlédnout" }))],
	])("closing by %s sets the cookie for 14 days", async (_, close) => {
		vi.setSystemTime(new Date("2026-12-01T10:00:00Z"));
		const written = vi.spyOn(document, "cookie", "set");
		show();
		await wait(3);
		act(() => void close());
		expect(popup()).toBeNull();
		expect(Cookies.get("intro-popup")).toBe("hidden");
		expect(written.mock.lastCall?.[0]).toMatch(/expires=Tue, 15 Dec 2026 10:00:03 GMT/);
	});

	test("a press on its text leaves it open", async () => {
		show();
		await wait(3);
		fireEvent.click(screen.getByRole("heading", { name: "Kostým na jeden večer" }));
		expect(popup()).not.toBeNull();
	});

	test("a navigation closes it", async () => {
		const { goTo } = show();
		await wait(3);
		act(() => goTo("/kosik"));
		expect(popup()).toBeNull();
	});

	test("does not appear on a step of the order that was opened while its code was on the way", async () => {
		const { goTo } = show();
		act(() => vi.advanceTimersByTime(3000));
		goTo("/kosik");
		await wait(0);
		expect(popup()).toBeNull();
	});

	const made = (html: string) => document.createRange().createContextualFragment(html).firstElementChild as HTMLElement;
	test.each([
		["a dialog is open", "<dialog open>"],
		["something is being typed", "<input>"],
		["a product is on the page", "<main><article data-quiet></article></main>"],
		["the visitor has not decided on cookies", "<p id='consent-title'></p>"],
		["a form is on the page", "<main><form method='post'></form></main>"],
	])("waits while %s", async (_, html) => {
		const element = document.body.appendChild(made(html));
		element.focus();
		show();
		await wait(10);
		expect(popup()).toBeNull();
		element.remove();
		await wait(1);
		expect(popup()).not.toBeNull();
	});

	test("waits while the newsletter's form is in sight, which it would cover", async () => {
		const footer = document.body.appendChild(made("<footer><form method='post'></form></footer>"));
		let top = 700;
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
			() => ({ top, bottom: top + 100, height: 100 }) as DOMRect,
		);
		show();
		await wait(10);
		expect(popup()).toBeNull();
		top = 5000;
		await wait(1);
		expect(popup()).not.toBeNull();
		footer.remove();
	});

	test("goes out of the way of a field that gets the focus, and returns after it", async () => {
		const field = document.body.appendChild(made("<input>"));
		show();
		await wait(3);
		expect(popup()).not.toBeNull();
		act(() => field.focus());
		expect(popup()).toBeNull();
		act(() => field.blur());
		await wait(1);
		expect(popup()).not.toBeNull();
		expect(Cookies.get("intro-popup")).toBeUndefined();
	});

	test("a search and filters are no forms to wait for", async () => {
		document.body.append(made("<main><form method='get'></form></main>"));
		show();
		await wait(3);
		expect(popup()).not.toBeNull();
	});
});
