import { describe, expect, test } from "vitest";
import { chooseApp } from "#lib/server/door/choose-app.ts";

const places = (...open: number[]) =>
	open.map((number, index) => ({ url: new URL(`http://127.0.0.1:${41_000 + index}`), open: number }));
const PATHS = Array.from({ length: 3000 }, (_, number) => `/goods/${number}`);

test("without an app there is none to choose, and of one there is no choice", () => {
	expect(chooseApp([], "/")).toBeUndefined();
	const [only] = places(7);
	expect(chooseApp(only ? [only] : [], "/api/cart")).toBe(only);
});

describe("a page", () => {
	test("is asked of the same app each time, whatever its query and however much each has to do", () => {
		for (const path of PATHS.slice(0, 100)) {
			const asked = [path, `${path}?_rsc=abc`, path].map(
				(target, turn) => chooseApp(places(turn, 9, 0), target)?.url.port,
			);
			expect(new Set(asked).size, path).toBe(1);
		}
	});

	test("may be of any app: each has its share of them", () => {
		const shares = Map.groupBy(PATHS, (path) => chooseApp(places(0, 0, 0), path)?.url.port);
		for (const [port, paths] of shares) expect(paths.length, port).toBeGreaterThan(800);
		expect(shares.size).toBe(3);
	});

	test("of an app that has gone goes to another one, and all others stay where they are", () => {
		const [first, ...others] = places(0, 0, 0);
		const all = first ? [first, ...others] : [];
		for (const path of PATHS) {
			const before = chooseApp(all, path);
			const after = chooseApp(others, path);
			if (before !== first) expect(after, path).toBe(before);
		}
	});
});

describe("a call", () => {
	test.each([
		[[2, 1, 3], 1],
		[[0, 0, 0], 0],
		[[5, 4, 0], 2],
	])("goes to the app that has the least to do: of %j the %ith", (open, chosen) => {
		const all = places(...open);
		expect(chooseApp(all, "/api/cart/1")).toBe(all[chosen]);
	});

	test("that asks for numbered changes is asked of the same app each time", () => {
		const target = (after: number) => `/api/changes?after=${after}`;
		const asked = [0, 1, 2].map((turn) => chooseApp(places(turn, 1, 2 - turn), target(turn))?.url.port);
		expect(new Set(asked).size).toBe(1);
	});
});
