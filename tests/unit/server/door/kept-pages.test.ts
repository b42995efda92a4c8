import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { type Kept, keptPages, type Said } from "#lib/server/door/kept-pages.ts";

const DAY_MS = DAY_S * SECOND_MS;
const HEAD = ["Content-Type", "text/html", "ETag", '"app-1"'];
const saying = (text: string): Said => ({ head: HEAD, body: Buffer.from(text) });
const textOf = (kept: Kept | null) => kept?.answer.plain?.body.toString() ?? null;

/** A store with a clock that moves by hand; each question to the app waits for its answer. */
function openStore({ maxBytes = 1_000_000 } = {}) {
	const clock = { ms: 0 };
	const asked: { of: Kept; answer: (said: Said) => void }[] = [];
	const kept = keptPages({ maxBytes, nowMs: () => clock.ms });
	const find = (name = "/") =>
		kept.find(name, (of) => new Promise((resolve) => void asked.push({ of, answer: resolve })));
	return {
		clock,
		asked,
		kept,
		find,
		keep: (text: string, { name = "/", lasting = "page" as const, begunMs = clock.ms } = {}) =>
			kept.keep(name, { head: HEAD, body: Buffer.from(text), lasting, begunMs }),
		/** What a visitor gets without waiting; "waits" otherwise. */
		atOnce(name?: string) {
			const found = find(name);
			return found instanceof Promise ? "waits" : textOf(found);
		},
		/** What a visitor gets in the end. */
		inTheEnd: async (name?: string) => textOf(await find(name)),
	};
}
/** Lets what follows an answer of the app happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a page that is kept takes no more memory than its bytes, whatever it was part of", () => {
	const { keep } = openStore();
	const { answer } = keep("a short page");
	expect(answer.plain?.body.buffer.byteLength).toBe("a short page".length);
});

test("an unknown page is not there, and the app is not asked by the store", () => {
	const { atOnce, asked } = openStore();
	expect([atOnce(), asked.length]).toEqual([null, 0]);
});

test("within a second a page is sent without a question", () => {
	const { keep, atOnce, asked, clock } = openStore();
	keep("old");
	clock.ms = 999;
	expect([atOnce(), asked.length]).toEqual(["old", 0]);
});

test.each([1000, 1499])("after %s ms the old page is sent to all, while the app is asked once", async (ms) => {
	const { keep, atOnce, asked, clock } = openStore();
	keep("old");
	clock.ms = ms;
	expect([atOnce(), atOnce(), atOnce(), asked.length]).toEqual(["old", "old", "old", 1]);
	asked[0]?.answer(saying("new"));
	await settled();
	expect([atOnce(), asked.length]).toEqual(["new", 1]);
});

test("an older page waits for the app's answer, which is asked once for all", async () => {
	const { keep, inTheEnd, asked, clock } = openStore();
	keep("old");
	clock.ms = 1500;
	const visitors = [inTheEnd(), inTheEnd(), inTheEnd()];
	expect(asked).toHaveLength(1);
	expect(asked[0]?.of.appTag).toBe('"app-1"');
	asked[0]?.answer(saying("new"));
	expect(await Promise.all(visitors)).toEqual(["new", "new", "new"]);
});

test.each<[string, Said]>([
	["old", "same"],
	["new", saying("new")],
])("a page that is asked for (%s) is as old as the question, not as the answer", async (text, said) => {
	const { keep, inTheEnd, atOnce, asked, clock } = openStore();
	keep("old");
	clock.ms = 2000;
	const visitor = inTheEnd();
	clock.ms = 2900;
	asked[0]?.answer(said);
	await visitor;
	clock.ms = 2999;
	expect([atOnce(), asked.length]).toEqual([text, 1]);
	clock.ms = 3000;
	expect([atOnce(), asked.length]).toEqual([text, 2]);
});

describe("when the app takes long to answer", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		return () => vi.useRealTimers();
	});

	test("the first visitor waits for a second, and then gets the old page", async () => {
		const { keep, find, clock } = openStore();
		keep("old");
		clock.ms = 5000;
		const got: (string | null)[] = [];
		void Promise.resolve(find()).then((page) => got.push(textOf(page)));
		await vi.advanceTimersByTimeAsync(999);
		expect(got).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(got).toEqual(["old"]);
	});

	test("nothing is left waiting once it has answered", async () => {
		const { keep, inTheEnd, asked, clock } = openStore();
		keep("old");
		clock.ms = 5000;
		const visitor = inTheEnd();
		expect(vi.getTimerCount()).toBe(1);
		asked[0]?.answer("same");
		await visitor;
		expect(vi.getTimerCount()).toBe(0);
	});

	test("a later one waits for the rest of that second, and whoever comes after it not at all", async () => {
		const { keep, inTheEnd, atOnce, asked, clock } = openStore();
		keep("old");
		clock.ms = 5000;
		expect(atOnce()).toBe("waits");
		clock.ms = 5995;
		const later = inTheEnd();
		await vi.advanceTimersByTimeAsync(5);
		expect(await later).toBe("old");
		clock.ms = 6000;
		expect([atOnce(), asked.length]).toEqual(["old", 1]);
	});
});

test("a page that is gone is removed, and whoever waits for it goes to the app", async () => {
	const { keep, inTheEnd, atOnce, asked, clock, kept } = openStore();
	keep("old");
	clock.ms = 2000;
	const visitor = inTheEnd();
	asked[0]?.answer("gone");
	expect([await visitor, atOnce(), kept.bytes()]).toEqual([null, null, 0]);
});

test("a page that is still the same is fresh again, with its compressed forms", async () => {
	const { keep, inTheEnd, atOnce, asked, clock, kept, find } = openStore();
	const { answer } = keep("old");
	clock.ms = 2000;
	const visitor = inTheEnd();
	asked[0]?.answer("same");
	expect(await visitor).toBe("old");
	clock.ms = 2999;
	expect([atOnce(), asked.length]).toEqual(["old", 1]);
	const page = await find();
	expect(page?.answer).toBe(answer);
	expect(page && kept.ageS(page)).toBe(0);
});

describe("when the app is silent", () => {
	async function silent() {
		const store = openStore();
		store.keep("old");
		store.clock.ms = 2000;
		const visitor = store.inTheEnd();
		store.asked[0]?.answer("silent");
		expect(await visitor).toBe("old");
		return store;
	}

	test("the old page is sent at once, and the app is asked again once a second", async () => {
		const { atOnce, asked, clock } = await silent();
		expect([atOnce(), asked.length]).toEqual(["old", 1]);
		clock.ms = 2999;
		expect([atOnce(), asked.length]).toEqual(["old", 1]);
		clock.ms = 3000;
		expect([atOnce(), atOnce(), asked.length]).toEqual(["old", "old", 2]);
		asked[1]?.answer("silent");
		await settled();
		clock.ms = 3999;
		expect([atOnce(), asked.length]).toEqual(["old", 2]);
		clock.ms = 4000;
		expect([atOnce(), asked.length]).toEqual(["old", 3]);
		asked[2]?.answer(saying("new"));
		await settled();
		expect(atOnce()).toBe("new");
	});

	test("the page says how old it is and that the app was asked in vain, until it answers", async () => {
		const { kept, find, asked, clock } = await silent();
		clock.ms = 61_999;
		const old = await find();
		expect([old?.failedMs, old && kept.ageS(old)]).toEqual([2000, 61]);
		asked[1]?.answer("same");
		await settled();
		expect((await find())?.failedMs).toBeNull();
	});

	test("the page is sent for a day and not longer", async () => {
		const { atOnce, clock, kept } = await silent();
		clock.ms = DAY_MS;
		expect(atOnce()).toBe("old");
		clock.ms = DAY_MS + 1;
		expect([atOnce(), kept.bytes()]).toEqual([null, 0]);
	});
});

test("what never changes is sent for ever without a question", () => {
	const { kept, atOnce, asked, clock } = openStore();
	kept.keep("/", { head: HEAD, body: Buffer.from("file"), lasting: "final", begunMs: 0 });
	clock.ms = 9 * DAY_MS;
	expect([atOnce(), asked.length]).toEqual(["file", 0]);
});

describe("an answer that was begun before a younger one does not replace it", () => {
	test("when both were visitors'", () => {
		const { keep, atOnce } = openStore();
		keep("younger", { begunMs: 5 });
		expect(textOf(keep("older", { begunMs: 4 }))).toBe("older");
		expect(atOnce()).toBe("younger");
		keep("as young", { begunMs: 5 });
		expect(atOnce()).toBe("as young");
	});

	test.each(["same", saying("older")] as Said[])("when the older one is what the store asked for", async (said) => {
		const { keep, inTheEnd, atOnce, asked, clock } = openStore();
		keep("old");
		clock.ms = 1600;
		const visitor = inTheEnd();
		keep("younger", { begunMs: 1700 });
		asked[0]?.answer(said);
		await visitor;
		clock.ms = 2600;
		expect(atOnce()).toBe("younger");
	});
});

test("headers that tell of the app's one answer are not kept", () => {
	const { kept } = openStore();
	const head = [...["Content-Type", "text/html", "X-A", "1", "ETag", "e", "Content-Length", "1"], "Date", "d"];
	const page = kept.keep("/", { head, body: Buffer.from("x"), lasting: "page", begunMs: 0 });
	expect(page.answer.head).toEqual(["Content-Type", "text/html", "X-A", "1"]);
	expect(page.appTag).toBe("e");
});

describe("the store holds a number of bytes", () => {
	const one = openStore();
	one.keep("a");
	const pageBytes = one.kept.bytes();

	test("the least recently used page goes first", () => {
		const { keep, atOnce } = openStore({ maxBytes: 2 * pageBytes });
		keep("a", { name: "/a" });
		keep("b", { name: "/b" });
		atOnce("/a");
		keep("c", { name: "/c" });
		expect(["/a", "/b", "/c"].map(atOnce)).toEqual(["a", null, "c"]);
	});

	test("a page that alone is too large is sent but not kept", () => {
		const { keep, atOnce, kept } = openStore({ maxBytes: 2 * pageBytes });
		expect(textOf(keep("x".repeat(2 * pageBytes)))).toHaveLength(2 * pageBytes);
		expect([atOnce(), kept.bytes()]).toEqual([null, 0]);
	});

	const grow = ({ answer }: Kept, bytes: number) => {
		answer.compressed.br = { body: Buffer.alloc(bytes), head: [] };
	};

	test("compressed forms count, and others go for them", () => {
		const { keep, atOnce, kept } = openStore({ maxBytes: 2 * pageBytes + 10 });
		keep("b", { name: "/b" });
		const page = keep("a", { name: "/a" });
		grow(page, 10);
		kept.grew("/a", page);
		expect(kept.bytes()).toBe(2 * pageBytes + 10);
		grow(page, 11);
		kept.grew("/a", page);
		expect(["/a", "/b"].map(atOnce)).toEqual(["a", null]);
	});

	test("a form of a page that was replaced meanwhile does not bring it back", () => {
		const { keep, atOnce, kept } = openStore();
		const page = keep("old");
		keep("new", { begunMs: 1 });
		kept.grew("/", page);
		expect(atOnce()).toBe("new");
	});

	test("a form of a page that was found to be the same meanwhile counts too", async () => {
		const { keep, inTheEnd, asked, clock, kept } = openStore();
		const page = keep("a");
		clock.ms = 2000;
		const visitor = inTheEnd();
		asked[0]?.answer("same");
		await visitor;
		grow(page, 100);
		kept.grew("/", page);
		expect(kept.bytes()).toBe(pageBytes + 100);
	});

	test("a page with the same text keeps its forms, which still count", () => {
		const { keep, kept } = openStore();
		const page = keep("a");
		grow(page, 100);
		const again = keep("a", { begunMs: 1 });
		expect(again.answer.compressed.br?.body).toHaveLength(100);
		expect(kept.bytes()).toBeGreaterThan(pageBytes + 100);
	});
});
