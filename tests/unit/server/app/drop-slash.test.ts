import { expect, test } from "vitest";
import { withoutSlash } from "#lib/server/app/drop-slash.ts";

test.each([
	["/", null],
	["/?q=a/", null],
	["/prodejny", null],
	["/prodejny?q=a/", null],
	["/prodejny/", "/prodejny"],
	["/neznama//?q=a%26b&c=/", "/neznama?q=a%26b&c=/"],
	["/favicon.ico/", "/favicon.ico"],
	["/a%2F/", "/a%2F"],
	["//", "/"],
	["//zlo.example/", "/zlo.example"],
	["/\\zlo.example/", "/zlo.example"],
	["/\\/\\zlo.example/?a", "/zlo.example?a"],
])("%s leads to %s", (target, expected) => {
	expect(withoutSlash(target)).toBe(expected);
});
