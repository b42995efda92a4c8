import { expect, test } from "vitest";
import { byteRange } from "#lib/domain/byte-range.ts";

test.each([
	["bytes=0-0", { first: 0, last: 0 }],
	["bytes=0-99", { first: 0, last: 99 }],
	["bytes=0-100", { first: 0, last: 99 }],
	["bytes=99-", { first: 99, last: 99 }],
	["bytes=10-19", { first: 10, last: 19 }],
	["bytes= 10 - 19", { first: 10, last: 19 }],
	["BYTES=10-19", { first: 10, last: 19 }],
	["bytes=-1", { first: 99, last: 99 }],
	["bytes=-500", { first: 0, last: 99 }],
	["bytes=100-", "unsatisfiable"],
	["bytes=100-200", "unsatisfiable"],
	["bytes=-0", "unsatisfiable"],
	["bytes=999999999999999-", "unsatisfiable"],
	[undefined, null],
	["", null],
	["bytes=", null],
	["bytes=-", null],
	["bytes=5-4", null],
	["bytes=0-1,5-6", null],
	["bytes=a-b", null],
	["lines=0-1", null],
	["kilobytes=0-1", null],
	["bytes=9999999999999999-", null],
])("%s of 100 bytes", (header, range) => {
	expect(byteRange(header, 100)).toEqual(range);
});

test("an empty file has no last bytes", () => {
	expect(byteRange("bytes=-5", 0)).toBe("unsatisfiable");
	expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});
