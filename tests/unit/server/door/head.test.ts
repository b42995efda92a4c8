import { expect, test } from "vitest";
import { headerIn, listIn, without, withVary } from "#lib/server/door/head.ts";

test("a header is found by its name in whatever case, never by a value that looks like it", () => {
	expect(headerIn(["X-A", "etag", "ETag", "1"], "etag")).toBe("1");
	expect(headerIn(["X-A", "etag"], "etag")).toBeUndefined();
});

test("headers are left out with their values, all of one name, and no value for its looks", () => {
	expect(without(["A", "1", "Set-Cookie", "a", "B", "a", "set-cookie", "b"], new Set(["set-cookie", "1"]))).toEqual([
		...["A", "1"],
		...["B", "a"],
	]);
});

test.each([
	[[], ["Vary", "Accept-Encoding"]],
	[
		["A", "1", "Vary", "RSC"],
		["A", "1", "Vary", "rsc, Accept-Encoding"],
	],
	[
		["vary", "rsc, ACCEPT-ENCODING"],
		["Vary", "rsc, accept-encoding"],
	],
	[
		["Vary", "*"],
		["Vary", "*"],
	],
	[
		["Vary", ""],
		["Vary", "Accept-Encoding"],
	],
])("Vary of %j names Accept-Encoding once", (head, varied) => {
	expect(withVary(head)).toEqual(varied);
});

test("a list is read from all its lines, in lower case", () => {
	const head = ["Vary", "RSC", "A", "Cookie", "vary", "Accept-Encoding ,, Cookie"];
	expect(listIn(head, "vary")).toEqual(["rsc", "accept-encoding", "cookie"]);
	expect(listIn(head, "cache-control")).toEqual([]);
	expect(withVary(head)).toEqual(["A", "Cookie", "Vary", "rsc, accept-encoding, cookie"]);
});
