import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["app", "components", "lib"];
const SINGLE = ["middleware.ts", "instrumentation.ts"];

function filesIn(folder: string): string[] {
	return readdirSync(join(ROOT, folder)).flatMap((name) => {
		const path = `${folder}/${name}`;
		if (statSync(join(ROOT, path)).isDirectory()) return filesIn(path);
		return /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith(".d.ts") ? [path] : [];
	});
}

const sources = new Map(
	[...FOLDERS.flatMap(filesIn), ...SINGLE].map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
);

/** What a file imports: paths from the root for our own files, package names for others. */
function importsOf(path: string, text: string): string[] {
	const found = text.matchAll(
		/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"|(?:^|\n)import\s+"([^"]+)"/g,
	);
	return [...found].map(([, from, dynamic, bare]) => {
		const name = from ?? dynamic ?? bare ?? "";
		if (name.startsWith(".")) return normalize(join(dirname(path), name));
		return name.startsWith("#") ? name.slice(1) : name;
	});
}

const edges = [...sources].flatMap(([path, text]) => importsOf(path, text).map((target) => ({ path, target })));
const within = (path: string, ...places: string[]) =>
	places.some((place) => path === place || path.startsWith(`${place}/`));

type Rule = {
	name: string;
	why: string;
	from: (path: string) => boolean;
	allows: (target: string, path: string) => boolean;
};

const isPackage = (target: string) => !within(target, "app", "components", "lib", "messages", "styles", "tests");
const DOORS = ["lib/api/server.ts", "lib/cli", "instrumentation.ts", "app/api", "app/media"];

const RULES: Rule[] = [
	{
		name: "the domain knows nothing but itself",
		why: "rules are pure: no framework, no database, no clock",
		from: (path) => within(path, "lib/domain"),
		allows: (target) => within(target, "lib/domain"),
	},
	{
		name: "the contract stands on the domain",
		why: "storefront and shop meet at it, so it may know neither",
		from: (path) => within(path, "lib/contract"),
		allows: (target) => within(target, "lib/contract", "lib/domain") || within(target, "zod", "@hono/zod-openapi"),
	},
	{
		name: "languages stand on the domain",
		why: "addresses are needed by both wings",
		from: (path) => within(path, "lib/i18n"),
		allows: (target) => within(target, "lib/i18n", "lib/domain", "messages") || within(target, "next", "next-intl"),
	},
	{
		name: "the shop does not know the storefront",
		why: "it must be able to run as its own service",
		from: (path) => within(path, "lib/shop"),
		allows: (target, path) =>
			within(target, "lib/shop", "lib/contract", "lib/domain", "lib/i18n", "messages") ||
			(isPackage(target) && (within(path, "lib/shop/mail") || !within(target, "next", "react", "next-intl"))),
	},
	{
		name: "only its doors lead into the shop",
		why: "the storefront talks to the API alone",
		from: (path) => !within(path, "lib/shop", ...DOORS),
		allows: (target) => !within(target, "lib/shop"),
	},
	{
		name: "the client of the API knows no component and no page",
		why: "imports go down only",
		from: (path) => within(path, "lib/api"),
		allows: (target) => !within(target, "app", "components", "lib/cli"),
	},
	{
		name: "components know no page and no command",
		why: "imports go down only",
		from: (path) => within(path, "components"),
		allows: (target) => !within(target, "app", "lib/cli"),
	},
	{
		name: "the interface kit knows neither the domain nor a language",
		why: "it receives texts and plain values",
		from: (path) => within(path, "components/ui"),
		allows: (target) => within(target, "components/ui") || (isPackage(target) && !within(target, "next-intl")),
	},
	{
		name: "nothing but the commands imports the commands",
		why: "the web is not built with them",
		from: (path) => !within(path, "lib/cli"),
		allows: (target) => !within(target, "lib/cli"),
	},
];

describe("imports go down only", () => {
	test.each(RULES)("$name, because $why", ({ from, allows }) => {
		const wrong = edges.filter(({ path, target }) => from(path) && !allows(target, path));
		expect(wrong.map(({ path, target }) => `${path} → ${target}`)).toEqual([]);
	});

	test("there is no circle, because then no file can be read alone", () => {
		const graph = Map.groupBy(
			edges.filter(({ target }) => sources.has(target)),
			({ path }) => path,
		);
		const done = new Set<string>();
		const circles: string[] = [];
		const visit = (path: string, way: string[]) => {
			if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
			if (done.has(path) || way.includes(path)) return;
			for (const { target } of graph.get(path) ?? []) visit(target, [...way, path]);
			done.add(path);
		};
		for (const path of sources.keys()) visit(path, []);
		expect(circles).toEqual([]);
	});
});

/** Where the environment may be read, and why. */
const ENV_READERS: Record<string, string> = {
	"lib/shop/env.ts": "the settings",
	"lib/shop/log.ts": "the log exists before the settings are read",
	"lib/cli": "commands pass the environment on",
	"lib/api/server.ts": "SHOP_API_URL decides how the shop is reached",
	"lib/api/cache.ts": "the key of this server alone",
	"app/[locale]/layout.tsx": "the public address in page heads",
	"instrumentation.ts": "Next tells its runtime by it",
};

test("the environment is read in its own files alone", () => {
	const readers = [...sources].filter(([, text]) => text.includes("process.env")).map(([path]) => path);
	expect(readers.filter((path) => !within(path, ...Object.keys(ENV_READERS)))).toEqual([]);
});

test("the domain reads no clock and rolls no dice", () => {
	const wrong = [...sources].filter(
		([path, text]) => within(path, "lib/domain") && /new Date\(\)|Date\.now|Math\.random/.test(text),
	);
	expect(wrong.map(([path]) => path)).toEqual([]);
});

test("no file is longer than 300 lines, the written goods and drawings apart", () => {
	const long = [...sources].filter(
		([path, text]) => !within(path, "lib/shop/db/seed") && text.split("\n").length > 301,
	);
	expect(long.map(([path]) => path)).toEqual([]);
});

test("next is not older than 16.4.5, which has the known holes closed", () => {
	const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
	const [major, minor, patch] = lock.packages["node_modules/next"].version.split(".").map(Number);
	expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(16_004_005);
});
