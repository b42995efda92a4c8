// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import Cookies from "js-cookie";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Vitals } from "#components/analytics/vitals.tsx";
import { ACCEPT_ALL, ACCEPT_NONE, saveConsent } from "#lib/storefront/browser/consent.ts";

const idle: (() => void)[] = [];
/** The browser is idle, and code that this asks for is here. */
const rest = async () => {
	for (const work of idle.splice(0)) work();
	await vi.dynamicImportSettled();
};
/** What is measured goes by the width of the window, which nobody else here asks for. */
const width = vi.fn(() => ({ matches: true }));
const isMeasuring = () => width.mock.calls.length > 0;
let readyState: DocumentReadyState = "complete";

const load = () => {
	readyState = "complete";
	window.dispatchEvent(new Event("load"));
};
const show = () =>
	render(
		<StrictMode>
			<Vitals />
		</StrictMode>,
	);

beforeEach(() => {
	vi.resetModules();
	readyState = "complete";
	width.mockClear();
	vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
	vi.stubGlobal("matchMedia", width);
	vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
	performance.getEntriesByType = () => [];
});
afterEach(() => {
	cleanup();
	idle.length = 0;
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	for (const name of Object.keys(Cookies.get() ?? {})) Cookies.remove(name, { path: "/" });
});

describe("a page's speed is measured", () => {
	test("once the page has loaded and rests, for who agreed before", async () => {
		saveConsent(ACCEPT_ALL);
		readyState = "interactive";
		show();
		await rest();
		expect(isMeasuring()).toBe(false);
		load();
		await vi.dynamicImportSettled();
		expect(isMeasuring()).toBe(false);
		await rest();
		expect(isMeasuring()).toBe(true);
	});

	test("for who agrees now, and not before", async () => {
		show();
		await rest();
		expect(isMeasuring()).toBe(false);
		saveConsent({ ...ACCEPT_NONE, analytical: true });
		await rest();
		expect(isMeasuring()).toBe(true);
	});

	test("not for who agreed to something else, or refused", async () => {
		show();
		saveConsent({ analytical: false, marketing: true, advertisement: true });
		await rest();
		saveConsent(ACCEPT_NONE);
		await rest();
		expect(isMeasuring()).toBe(false);
	});

	test("not for who agrees and withdraws before the page rests", async () => {
		show();
		saveConsent(ACCEPT_ALL);
		saveConsent(ACCEPT_NONE);
		await rest();
		expect(isMeasuring()).toBe(false);
	});
});
