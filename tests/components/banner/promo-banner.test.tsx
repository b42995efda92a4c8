// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PromoBanner } from "#components/banner/promo-banner.tsx";
import { TOP_BANNER_SCRIPT } from "#lib/storefront/browser/banner-cookies.ts";
import { showInShell } from "../layout/a-menu.tsx";

const BANNER = { title: "Doprava zdarma", url: "/info/doprava-a-platba", target: null, path: null, image: null };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	Cookies.remove("top-banner");
	delete document.documentElement.dataset.topBanner;
});

const show = (banner: typeof BANNER = BANNER) => showInShell(<PromoBanner banner={banner} claim="Vše na oslavu" />);
const banner = () => screen.queryByRole("region", { name: "Oznámení" });
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

describe("top promo banner (§4, §9)", () => {
	test("Top banner hides after 30 s, without the cookie; the claim takes its place", () => {
		show();
		wait(29.9);
		expect(banner()).not.toBeNull();
		wait(0.2);
		expect(banner()).toBeNull();
		expect(screen.getByText("Vše na oslavu").style.visibility).toBe("visible");
		expect(Cookies.get("top-banner")).toBeUndefined();
	});

	test("closing sets the top-banner cookie for 1 day, and the focus stays where the banner was", () => {
		const written = vi.spyOn(document, "cookie", "set");
		vi.setSystemTime(new Date("2026-12-01T10:00:00Z"));
		show();
		fireEvent.click(screen.getByRole("button", { name: "Zavřít oznámení" }));
		expect(banner()).toBeNull();
		expect(Cookies.get("top-banner")).toBe("hidden");
		expect(written.mock.lastCall?.[0]).toMatch(/^top-banner=hidden; .*expires=Wed, 02 Dec 2026 10:00:00 GMT/);
		expect(document.activeElement?.textContent).toBe("Vše na oslavu");
	});

	test("the cookie keeps it hidden", () => {
		Cookies.set("top-banner", "hidden");
		show();
		expect(banner()).toBeNull();
	});

	test.each([
		["the pointer", "pointerEnter", "pointerLeave"],
		["the focus", "focus", "blur"],
	] as const)("the time pauses while %s is on it, and then runs on", (_, comes, goes) => {
		show();
		wait(20);
		const region = banner() as HTMLElement;
		fireEvent[comes](region);
		wait(60);
		expect(banner()).not.toBeNull();
		fireEvent[goes](region);
		wait(9);
		expect(banner()).not.toBeNull();
		wait(1.1);
		expect(banner()).toBeNull();
	});

	test("hides under reduced motion too, since nothing moves then", () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true }));
		show();
		wait(29.9);
		expect(banner()).not.toBeNull();
		wait(0.2);
		expect(banner()).toBeNull();
	});

	test.each([
		["/info/doprava-a-platba", null, null],
		["https://jinde.example/", "_blank", "_blank"],
	])("it leads to %s as the banner says", (url, target, expected) => {
		showInShell(<PromoBanner banner={{ ...BANNER, url, target }} claim="Vše na oslavu" />);
		const link = screen.getByRole("link", { name: "Doprava zdarma" });
		expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([url, expected]);
	});
});

describe("the script before the first paint", () => {
	test.each([
		["top-banner=hidden", "hidden"],
		["a=b; top-banner=hidden; c=d", "hidden"],
		["top-banner=shown", undefined],
		["not-top-banner=hidden", undefined],
		["", undefined],
	])("of the cookies %j it marks the document as %s", (cookies, mark) => {
		vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);
		// biome-ignore lint/security/noGlobalEval: as the browser does
		window.eval(TOP_BANNER_SCRIPT);
		expect(document.documentElement.dataset.topBanner).toBe(mark);
	});
});
