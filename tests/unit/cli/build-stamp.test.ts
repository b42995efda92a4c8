import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildId, isBuildCurrent, readSources, removeStamp, writeStamp } from "#lib/cli/build-stamp.ts";

let root: string;

const write = (file: string, text: string) => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
};
const isCurrent = (settings = {}) => isBuildCurrent(join(root, ".next"), readSources(root, settings));

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "konfety-stamp-"));
	write("app/page.tsx", "page");
	write("lib/domain/money/money.ts", "money");
	write("lib/cli/start.ts", "start");
	write("messages/cs.json", "{}");
	write(".next/BUILD_ID", "id");
	const sources = readSources(root, {});
	writeStamp(join(root, ".next"), { times: sources.times, contents: sources.contents(), settings: sources.settings });
});

afterEach(() => rmSync(root, { recursive: true }));

test("a build of the same sources is current, also when only their times differ", () => {
	expect(isCurrent()).toBe(true);
	utimesSync(join(root, "app/page.tsx"), 1, 1);
	expect(isCurrent()).toBe(true);
});

test.each([
	["a changed file", () => write("app/page.tsx", "edit")],
	["a new file", () => write("public/icon.svg", "")],
	["a missing file", () => rmSync(join(root, "messages/cs.json"))],
	["a middleware", () => write("middleware.ts", "")],
	["a build that was not finished", () => rmSync(join(root, ".next/BUILD_ID"))],
	["a build that has just begun", () => removeStamp(join(root, ".next"))],
])("%s makes the build out of date", (_, change) => {
	change();
	expect(isCurrent()).toBe(false);
});

test("a changed setting that is built in makes the build out of date, changes of the command line and the tests do not", () => {
	write("lib/cli/start.ts", "edit");
	write("tests/unit/some.test.ts", "");
	expect(isCurrent()).toBe(true);
	expect(isCurrent({ SHOP_API_URL: "https://api.example.cz" })).toBe(false);
});

test("a build is named by its sources and by the settings that are built in, so that each machine's has the same name", () => {
	const name = (settings = {}) => {
		const sources = readSources(root, settings);
		return buildId({ contents: sources.contents(), settings: sources.settings });
	};
	const first = name();
	expect(first).toMatch(/^[0-9a-f]{20}$/);
	utimesSync(join(root, "app/page.tsx"), 1, 1);
	expect(name()).toBe(first);
	expect(name({ TAG_MANAGER: "GTM-ABC1234" })).not.toBe(first);
	write("app/page.tsx", "edit");
	expect(name()).not.toBe(first);
});
