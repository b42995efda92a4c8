import { expect, test } from "vitest";
import { appCount } from "#lib/cli/app-count.ts";

test.each([
	[1, 1, 1],
	[2, 24, 1],
	[3, 24, 1],
	[4, 24, 2],
	[8, 64, 4],
	[16, 8, 4],
	[64, 1, 1],
	[192, 384, 8],
])("a computer of %i processors and %i GB has room for %i apps", (processors, gigabytes, apps) => {
	expect(appCount({ processors, bytes: gigabytes * 1e9 })).toBe(apps);
});

test("whatever the computer is, there is an app", () => {
	expect(appCount()).toBeGreaterThanOrEqual(1);
});
