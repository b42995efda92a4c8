// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import Cookies from "js-cookie";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TagManager } from "#components/analytics/tag-manager.tsx";
import { track } from "#lib/storefront/analytics/data-layer.ts";
import { ACCEPT_ALL, declineConsent, saveConsent } from "#lib/storefront/browser/consent.ts";
import { CONSENT_MODE_SCRIPT } from "#lib/storefront/browser/consent-mode.ts";

const NAMES = ["accept-technical", "accept-analytical", "accept-marketing", "accept-advertisement", "cookies-show"];

const idle: (() => void)[] = [];
/** The browser is idle. */
const idleNow = () => {
	for (const work of idle.splice(0)) work();
};
/** The same, once the tag manager's code is here. */
const rest = async () => {
	await vi.dynamicImportSettled();
	idleNow();
};
const scripts = () => document.head.querySelectorAll("script").length;
const lastCommand = () => Array.from((window.dataLayer ?? []).at(-1) as ArrayLike<unknown>);

beforeEach(() => {
	vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
	new Function(CONSENT_MODE_SCRIPT)();
});
afterEach(() => {
	cleanup();
	idle.length = 0;
	vi.unstubAllGlobals();
	document.head.innerHTML = "";
	delete window.dataLayer;
	delete window.gtag;
	window.history.replaceState(null, "", "/");
	for (const name of NAMES) Cookies.remove(name, { path: "/" });
});

/** The page at this path, as the router shows it. */
function show(path = "/") {
	const page = (shown: string) => {
		window.history.replaceState(null, "", shown);
		return (
			<StrictMode>
				<PathnameContext.Provider value={shown}>
					<TagManager id="GTM-ABC1234" />
				</PathnameContext.Provider>
			</StrictMode>
		);
	};
	const { rerender } = render(page(path));
	return { goTo: (next: string) => rerender(page(next)) };
}

describe("tags", () => {
	test("are loaded at once with a consent, not before it, and no second time", async () => {
		const { goTo } = show();
		await rest();
		expect(scripts()).toBe(0);
		saveConsent({ analytical: true, marketing: false, advertisement: false });
		expect(scripts()).toBe(1);
		saveConsent(ACCEPT_ALL);
		goTo("/kosik");
		await rest();
		expect(scripts()).toBe(1);
	});

	test("are loaded in an idle moment for those who agreed before", async () => {
		Cookies.set("accept-advertisement", "accepted");
		show();
		await vi.dynamicImportSettled();
		expect(scripts()).toBe(0);
		await rest();
		expect(scripts()).toBe(1);
	});

	test("get a withdrawn consent, and are not loaded on the next page", async () => {
		saveConsent(ACCEPT_ALL);
		show();
		declineConsent();
		expect(lastCommand()).toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
		await rest();
		expect(scripts()).toBe(0);
		cleanup();
		show("/kosik");
		await rest();
		expect(scripts()).toBe(0);
	});

	test("are not loaded on a page opened by a secret link, but on the one after it", async () => {
		saveConsent(ACCEPT_ALL);
		const { goTo } = show("/zmena-hesla/tajne");
		await rest();
		expect(scripts()).toBe(0);
		goTo("/prihlaseni");
		await rest();
		expect(scripts()).toBe(1);
	});

	test("are told an event only after the address without its secret, which comes with the tag manager's code", async () => {
		const event = { event: "search", search_term: "balónky" } as const;
		show("/shrnuti/7/tajne");
		track(() => event);
		idleNow();
		expect(window.dataLayer).not.toContainEqual(event);
		await rest();
		const told = (window.dataLayer ?? []).slice(-2);
		expect(Array.from(told[0] as ArrayLike<unknown>)).toEqual([
			"set",
			expect.objectContaining({ page_location: "http://localhost:3000/shrnuti" }),
		]);
		expect(told[1]).toEqual(event);
	});
});
