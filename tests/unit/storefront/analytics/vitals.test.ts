// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ACCEPT_ALL, declineConsent, saveConsent } from "#lib/storefront/browser/consent.ts";

type Entry = { entryType: string; startTime: number } & Record<string, unknown>;

/** What the browser has noticed, as jsdom does not: web-vitals reads it from here. */
let entries: Entry[] = [];
const sent: { path: string; init: RequestInit }[] = [];
const bodies = () => sent.map(({ init }) => JSON.parse(String(init.body)));
let isWide = true;

class Observer {
	static supportedEntryTypes = ["paint", "layout-shift", "largest-contentful-paint", "event", "first-input"];
	#callback: (list: { getEntries(): Entry[] }) => void;
	#taken = 0;
	#type = "";
	constructor(callback: (list: { getEntries(): Entry[] }) => void) {
		this.#callback = callback;
	}
	observe({ type }: { type: string }): void {
		this.#type = type;
		const list = this.takeRecords();
		queueMicrotask(() => this.#callback({ getEntries: () => list }));
	}
	takeRecords(): Entry[] {
		const all = entries.filter(({ entryType }) => entryType === this.#type);
		const fresh = all.slice(this.#taken);
		this.#taken = all.length;
		return fresh;
	}
	disconnect(): void {}
}

const paint = { entryType: "paint", name: "first-contentful-paint", startTime: 640.5 };
const shift = (value: number, startTime: number) => ({
	...{ entryType: "layout-shift", value, startTime, hadRecentInput: false, sources: [] },
});

/** Loaded at this path; the router may have gone on since. */
function navigationTo(path: string): Entry {
	return {
		...{ entryType: "navigation", name: `http://localhost:3000${path}`, startTime: 0, type: "navigate" },
		...{ responseStart: 0.001, activationStart: 0 },
	};
}

function goTo(state: "hidden" | "visible"): void {
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

const moment = () => new Promise((done) => setTimeout(done, 20));

/** A document of its own that begins to measure, and has had a moment. Returns how it is told to measure again. */
async function openPage(path = "/1039/balonky/srdce"): Promise<() => Promise<unknown>> {
	entries.push(navigationTo(path));
	vi.resetModules();
	const { measureVitals } = await import("#lib/storefront/analytics/vitals.ts");
	measureVitals();
	await moment();
	return () => {
		measureVitals();
		return moment();
	};
}

beforeEach(() => {
	entries = [paint, shift(0.04, 700), shift(0.03, 800)];
	sent.length = 0;
	isWide = true;
	vi.stubGlobal("PerformanceObserver", Observer);
	vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		sent.push({ path, init });
		return Response.json({});
	});
	performance.getEntriesByType = ((type: string) =>
		entries.filter(({ entryType }) => entryType === type)) as unknown as Performance["getEntriesByType"];
	saveConsent(ACCEPT_ALL);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	for (const name of Object.keys(Cookies.get() ?? {})) Cookies.remove(name);
});

describe("how quick a page was", () => {
	test("is told once, all values together, when the page is hidden, and not before", async () => {
		await openPage();
		goTo("visible");
		expect(sent).toEqual([]);
		goTo("hidden");
		expect(bodies()).toEqual([
			{
				kind: "product",
				device: "computer",
				values: { CLS: expect.closeTo(0.07), FCP: 640.5, TTFB: 0.001 },
			},
		]);
	});

	test("is told without cookies, token and address, in a request that outlives the page", async () => {
		Cookies.set("token", "a.b.c");
		await openPage("/shrnuti/7/tajne");
		goTo("hidden");
		const [{ path, init } = { path: "", init: {} }] = sent;
		expect(path).toBe("/api/vitals");
		expect(init).toMatchObject({ method: "POST", keepalive: true, credentials: "omit" });
		expect(Object.keys(init.headers ?? {}).toSorted()).toEqual(["Client-URL", "Content-Type"]);
		expect(bodies()[0].kind).toBe("order");
		expect(JSON.stringify(sent)).not.toMatch(/tajne|shrnuti|a\.b\.c/);
	});

	test("is told no second time when the page is hidden again: a count cannot be taken back", async () => {
		const measureAgain = await openPage();
		goTo("hidden");
		goTo("visible");
		entries.push(shift(0.5, 7000));
		await measureAgain();
		goTo("hidden");
		expect(sent).toHaveLength(1);
	});

	test("goes by the page that the document was loaded with, and by the width of the window", async () => {
		isWide = false;
		window.history.replaceState(null, "", "/kosik");
		await openPage("/");
		goTo("hidden");
		expect(bodies()).toMatchObject([{ kind: "home", device: "phone" }]);
	});

	test("is told as the most that the shop takes when it was worse", async () => {
		entries = [{ ...paint, startTime: 61_000 }];
		await openPage();
		goTo("hidden");
		expect(bodies()[0].values.FCP).toBe(60_000);
	});

	test("is not told when the consent was withdrawn meanwhile, nor later when it is given again", async () => {
		await openPage();
		declineConsent();
		goTo("hidden");
		goTo("visible");
		saveConsent(ACCEPT_ALL);
		goTo("hidden");
		expect(sent).toEqual([]);
	});

	test("is told for the analytical consent alone", async () => {
		saveConsent({ analytical: false, marketing: true, advertisement: true });
		await openPage();
		goTo("hidden");
		expect(sent).toEqual([]);
	});

	test("that could not be told troubles nobody", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
		await openPage();
		goTo("hidden");
		await new Promise((done) => setTimeout(done));
	});

	// The last one: web-vitals does not forget it.
	test("is told no second time when the browser brings the page back from its memory, which is no load", async () => {
		await openPage();
		goTo("hidden");
		goTo("visible");
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await new Promise((done) => setTimeout(done, 100));
		goTo("hidden");
		expect(sent).toHaveLength(1);
	});
});
