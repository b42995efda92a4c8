import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["app", "components", "demo", "lib", "tools"];
const ROOT_FILES = [
	"middleware.ts",
	"instrumentation.ts",
	"next.config.js",
	"playwright.config.ts",
	"vitest.config.ts",
];

const filesIn = (folder: string) =>
	readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(ts|tsx|js|mjs)$/.test(entry.name))
		.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

const FILES = new Map(
	[...FOLDERS.flatMap(filesIn), ...ROOT_FILES].map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
);

/** Comments hold examples and reasons, not code. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

/** What a file imports: files as paths from the root, packages by their name as written. */
function importsOf(file: string, text: string): string[] {
	const named = codeOf(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g);
	return [...named].map(([, name = ""]) => {
		if (name.startsWith("#")) return name.slice(1);
		return name.startsWith(".") ? join(dirname(file), name).replaceAll("\\", "/") : name;
	});
}

const EDGES = [...FILES].flatMap(([from, text]) => importsOf(from, text).map((to) => ({ from, to })));

type Floor = { of: RegExp; may: RegExp; because: string };

const OURS = /^(app|components|demo|lib|messages|styles|tests|tools)\//;
const REACT = /^(react|react-dom|next|next-intl)(\/|$)/;

/** The first floor that fits a file holds for it; `may` is what it imports of ours. */
const FLOORS: Floor[] = [
	{ of: /^lib\/domain\//, may: /^lib\/domain\//, because: "the domain is pure rules: nothing below it" },
	{
		of: /^lib\/contract\//,
		may: /^lib\/(contract|domain)\//,
		because: "the contract speaks in the domain's words alone",
	},
	{
		of: /^lib\/i18n\//,
		may: /^(lib\/(i18n|domain)|messages)\//,
		because: "addresses and texts know no shop and no screen",
	},
	{
		of: /^lib\/shop\/kernel\/messages\.ts/,
		may: /^(lib\/(shop|domain)|messages)\//,
		because: "the shop's one door to the texts of a language",
	},
	{
		of: /^lib\/shop\/kernel\/links\.ts/,
		may: /^lib\/(i18n\/(paths|screens|languages\/languages)|domain\/locale)\.ts/,
		because: "the shop's one door to the storefront's addresses",
	},
	{
		of: /^lib\/shop\//,
		may: /^lib\/(shop|contract|domain)\//,
		because: "the shop runs without its storefront",
	},
	{
		of: /^lib\/storefront\/client\/server\.ts/,
		may: /^lib\/(storefront|contract|domain|i18n|shop)\//,
		because: "the storefront's one door into the shop",
	},
	{
		of: /^lib\/storefront\//,
		may: /^lib\/(storefront|contract|domain|i18n)\//,
		because: "the browser reaches the shop over its API",
	},
	{
		of: /^lib\/server\//,
		may: /^lib\/(server|storefront|contract|domain|i18n|shop)\//,
		because: "the server knows addresses and the API, no screens and no commands",
	},
	{
		of: /^lib\/cli\/demo\.ts/,
		may: /^(lib\/cli\/|demo\/demo\.ts)/,
		because: "the one door to the demo, whose folder may be missing: nothing of it but its entry",
	},
	{
		of: /^lib\/cli\/(build|open-shop|open-version|serve)\.ts/,
		may: /^lib\/(cli|shop|contract|domain)\/|^lib\/server\/(bundle|door\/(pack-files|known-scripts))\.ts/,
		because: "a build ends with what the server's processes are and need, and the start starts them",
	},
	{
		of: /^lib\/cli\//,
		may: /^lib\/(cli|shop|contract|domain)\//,
		because: "commands work on the shop, not on its screens, and ask the demo by its door alone",
	},
	{
		of: /^demo\//,
		may: /^(demo|lib\/(shop|contract|domain))\//,
		because: "the demo is written into the shop, not into its screens",
	},
	{
		of: /^tools\/look\//,
		may: /^(tools|tests\/support\/browser|demo|lib\/(cli|shop|domain|i18n))\//,
		because: "it goes to the pages that the browser tests visit, on their ways",
	},
	{
		of: /^tools\/cluster\//,
		may: /^(tools|tests\/support\/(browser|servers)|lib\/(cli|shop|server|domain|i18n))\//,
		because: "it puts the shop on the tests' servers, where the browser tests can visit it",
	},
	{
		of: /^tools\/bench\/soak\//,
		may: /^(tools|tests\/support\/matrix|demo|lib\/(cli|shop|server|contract|domain))\//,
		because: "its hostile calls are those of the tests",
	},
	{
		of: /^tools\//,
		may: /^(tools|demo|lib\/(cli|shop|server|contract|domain))\//,
		because: "tools look at the shop from outside",
	},
	{ of: /^components\/ui\//, may: /^components\/ui\//, because: "ui is blind to the shop and its language" },
	{
		of: /^components\//,
		may: /^(components|lib\/(storefront|contract|domain|i18n))\//,
		because: "screens get everything from lib/storefront",
	},
	{
		of: /^app\/(api|feeds|media|sitemap\.xml|sitemaps)\//,
		may: /^lib\/(storefront|shop|contract|domain)\//,
		because: "routes of the API open the shop's door",
	},
	{
		of: /^app\//,
		may: /^(app|components|lib\/(storefront|contract|domain|i18n)|messages|styles)\//,
		because: "pages get everything from lib/storefront",
	},
	{ of: /^middleware\.ts/, may: /^lib\/(i18n|domain)\//, because: "the middleware is string work on the path" },
	{ of: /^instrumentation\.ts/, may: /^lib\/shop\//, because: "it keeps the app's pages fresh" },
	{
		of: /^next\.config\.js/,
		may: /^lib\/(i18n\/(paths|screens|languages\/languages)|domain\/locale|server\/(external-packages|security-headers))\.ts/,
		because: "its headers follow from the table of screens, and Next reads it before anything else of ours can run",
	},
	{ of: /./, may: /^\w+\.config/, because: "configurations import nothing of ours" },
];

test("imports go downwards", () => {
	const upward = EDGES.filter(({ to }) => OURS.test(to)).flatMap(({ from, to }) => {
		const floor = FLOORS.find(({ of }) => of.test(from));
		return floor?.may.test(to) ? [] : [`${from} imports ${to}: ${floor?.because}`];
	});
	expect(upward).toEqual([]);
});

/** Floors of the shop, the lowest first. What stands above them in `lib/shop` puts the shop together: it may import all of them. */
const SHOP_FLOORS = ["kernel", "goods", "content", "people", "selling", "telling", "members", "backoffice"];
const SHOP_FILE = /^lib\/shop\/(\w+)\//;

test("inside the shop, imports go down its floors", () => {
	const heightOf = (file: string) => {
		const height = SHOP_FLOORS.indexOf(SHOP_FILE.exec(file)?.[1] ?? "");
		return height < 0 ? SHOP_FLOORS.length : height;
	};
	const upward = EDGES.filter(
		({ from, to }) => from.startsWith("lib/shop/") && to.startsWith("lib/shop/") && heightOf(to) > heightOf(from),
	);
	expect(
		upward.map(({ from, to }) => `${from} imports ${to}`),
		`the shop's floors from below: ${SHOP_FLOORS.join(", ")}; what puts them together: lib/shop itself`,
	).toEqual([]);
});

/** Folders whose rooms import one another, in one direction; how deep a room lies below. */
const HOUSES: [house: string, depth: number][] = [
	["components", 1],
	["lib/domain", 1],
	["lib/storefront", 1],
	["lib/cli", 1],
	["lib/shop", 2],
];

test.each(HOUSES)("rooms of %s have no circular imports", (house, depth) => {
	const roomOf = (file: string) => {
		const path = file.slice(house.length + 1).split("/");
		return file.startsWith(`${house}/`) ? path.slice(0, Math.min(depth, path.length - 1) || 1).join("/") : null;
	};
	const rooms = EDGES.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
	expect(circlesOf(rooms.filter(({ from, to }) => from !== null && to !== null && from !== to))).toEqual([]);
});

/** Rooms of screens on which visitors look at goods and texts, and fill in nothing. */
const WITHOUT_FORMS =
	/^components\/(banner|blog|consent|contact|content|home|layout|listing|navigation|price|product|rating|search|ui)\//;

/** What a file imports and the browser loads with it: neither types nor what is imported when it is needed. */
function loadedWith(file: string): string[] {
	const text = codeOf(FILES.get(file) ?? "").replace(
		/\b(import|export)\s+(type\b[^;]*?|\{(\s*type\s[^,{}]*,?)*\s*\})\s*from[^;]*;/g,
		"",
	);
	return importsOf(file, text.replace(/\bimport\s*\([^)]*\)/g, ""));
}

/** What only some visits need, and how it may not come to a page: with all that a client component imports. */
const HEAVY: { what: RegExp; notFrom: RegExp; because: string }[] = [
	{ what: /^zod$/, notFrom: WITHOUT_FORMS, because: "screens without forms check nothing in the browser" },
	{
		what: /^lib\/storefront\/(client\/(page-queries|browser)|cart\/cart-writer)\.ts$/,
		notFrom: /^(app\/\[locale\]\/layout|components\/(layout|product|listing)\/.*(page|header|footer|listing))\.tsx$/,
		because: "pages of goods ask the shop nothing before somebody does something",
	},
	{
		what: /^lib\/i18n\/(paths|screens|guards)\.ts$/,
		notFrom:
			/^components\/(cart\/widget\/cart-widget|account\/widget\/account-widget|product\/decision\/product-decision)\.tsx$/,
		because: "a page is given the few addresses that it leads to",
	},
];

/** Client components that a page brings: those that its server components import, directly or through others. */
function clientsOf(start: string): string[] {
	const seen = new Set([start]);
	for (const file of seen) {
		if (file !== start && FILES.get(file)?.startsWith('"use client"')) continue;
		for (const next of loadedWith(file)) seen.add(next);
	}
	return [...seen].filter((file) => FILES.get(file)?.startsWith('"use client"'));
}

test.each(HEAVY)("what a page brings stays light: $because", ({ what, notFrom }) => {
	const starts = [...FILES.keys()].filter((file) => notFrom.test(file));
	expect(starts.length).toBeGreaterThan(2);
	const heavy = new Set(starts.flatMap(clientsOf));
	const ways = [...heavy].flatMap((client) => {
		const wayTo = new Map([[client, client]]);
		for (const [file, way] of wayTo)
			for (const next of loadedWith(file)) if (!wayTo.has(next)) wayTo.set(next, `${way} → ${next}`);
		return [...wayTo].flatMap(([file, way]) => (what.test(file) ? [way] : []));
	});
	expect(ways).toEqual([]);
});

/** Folders that a shop can be had without, and who knows them all the same. */
const LEFT_OUT: { folder: RegExp; by: RegExp; because: string }[] = [
	{
		folder: /^demo\//,
		by: /^(demo\/|tools\/|lib\/cli\/demo\.ts$)/,
		because: "a shop runs without its demo, which commands ask by one door",
	},
	{ folder: /^tools\//, by: /^tools\//, because: "the shop runs without its laboratory" },
];

test("the shop imports neither tools nor, but for one door, its demo", () => {
	const known = EDGES.flatMap(({ from, to }) =>
		LEFT_OUT.filter(({ folder, by }) => folder.test(to) && !by.test(from)).map(
			({ because }) => `${from} imports ${to}: ${because}`,
		),
	);
	expect(known).toEqual([]);
});

/** Packages that a floor may not, or may only, import. */
const PACKAGES: { of: RegExp; not: RegExp; because: string }[] = [
	{ of: /^lib\/domain\//, not: /./, because: "the domain needs no package" },
	{ of: /^lib\/contract\//, not: /^(?!zod$|@hono\/zod-openapi$)/, because: "the contract is zod alone" },
	{
		of: /^lib\/shop\/(?!telling\/(mail|document|feeds)\/)/,
		not: REACT,
		because: "the shop runs without React and Next",
	},
	{
		of: /^lib\/shop\/telling\/(mail\/(?!templates\/)|document\/|feeds\/)/,
		not: /^(react|react-dom|next)(\/|$)/,
		because: "only templates are React",
	},
	{ of: /^lib\/i18n\//, not: /^(?!next(-intl)?(\/|$))/, because: "languages need next-intl and Next" },
	{
		of: /^components\/ui\//,
		not: /^(?!react$|react-dom$|schema-dts$)/,
		because: "ui is React",
	},
];

test("each floor imports only the packages that it may", () => {
	const foreign = EDGES.filter(({ to }) => !OURS.test(to)).flatMap(({ from, to }) =>
		PACKAGES.filter(({ of, not }) => of.test(from) && not.test(to)).map(
			({ because }) => `${from} imports ${to}: ${because}`,
		),
	);
	expect(foreign).toEqual([]);
});

test("files have no circular imports, types included", () => {
	expect(circlesOf(EDGES.filter(({ to }) => FILES.has(to)))).toEqual([]);
});

/** Ways along these edges that come back to where they began, "a → b → a". */
function circlesOf<Name>(edges: { from: Name; to: Name }[]): string[] {
	const next = Map.groupBy(edges, ({ from }) => from);
	const done = new Set<Name>();
	const circles: string[] = [];
	const visit = (name: Name, way: Name[]) => {
		if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(" → "));
		if (way.includes(name) || done.has(name)) return;
		for (const { to } of next.get(name) ?? []) visit(to, [...way, name]);
		done.add(name);
	};
	for (const name of next.keys()) visit(name, []);
	return circles;
}

test("every import of our own code names a file that exists", () => {
	const lost = EDGES.filter(
		({ to }) => /^(app|components|demo|lib|tools)\/.*\.(ts|tsx|js|mjs)$/.test(to) && !FILES.has(to),
	);
	expect(lost).toEqual([]);
});

/** Where the environment is read, and why there. */
const ENVIRONMENT: Record<string, string> = {
	"lib/storefront/client/shop-address.ts": "whole addresses for search engines",
	"lib/shop/kernel/base/env.ts": "parses every setting, once",
	"lib/shop/kernel/base/own-name.ts": "the name that the start found in the shop, for texts that are loaded without it",
	"lib/i18n/own-name.ts": "the same for pages",
	"lib/shop/kernel/base/log.ts": "logs before the settings are known to be good",
	"lib/cli/": "commands make the environment of the processes they start",
	"lib/storefront/client/server.ts": "the shop's own address in its calls",
	"lib/storefront/client/remote-shop.ts": "another shop's address; a page must not open this shop for it",
	"lib/storefront/client/cache.ts": "the key that only this server knows",
	"app/[locale]/layout.tsx": "the shop's own address in canonical links, and its container of tags",
	"next.config.js": "Next reads it before anything of ours runs",
	"lib/server/app/main.ts": "tells the middleware where this process listens",
	"lib/server/bundle.ts": "says which of its two versions React takes",
	"middleware.ts": "the secret with which the shop signs its tokens",
	"instrumentation.ts": "Next's own variables say which runtime this is",
	"playwright.config.ts": "the browser that the check found",
	"vitest.config.ts": "what the tests' processes get",
};

test("only the listed files read the environment", () => {
	const isListed = (file: string) =>
		Object.keys(ENVIRONMENT).some((place) => file === place || (place.endsWith("/") && file.startsWith(place)));
	expect(
		[...FILES].filter(([file, text]) => /process\.env/.test(codeOf(text)) && !isListed(file)).map(([file]) => file),
	).toEqual([]);
});

/** Who makes requests on the storefront's side, and why there. The shop itself asks others: a registry, a gateway. */
const ASKING: Record<string, string> = {
	"lib/storefront/client/browser.ts": "the browser's client of the API",
	"lib/storefront/client/tell.ts": "the browser's calls that are nobody's, without cookies and token",
	"lib/storefront/client/server.ts": "the pages' client of the API",
	"lib/storefront/client/fetch-texts.ts": "a file of this server, which no call gives",
	"lib/storefront/client/remote-shop.ts": "passes a request on as it came",
	"lib/server/app/call-shop.ts":
		"asks whether there is something, before a page is rendered, and reads no more than that",
	"lib/server/app/main.ts": "asks this server for a page",
	"middleware.ts": "asks this server for a page, and whether it is in maintenance, where no client of ours runs",
};
const OF_THE_STOREFRONT = /^(app|components|lib\/(storefront|server|i18n|contract))\/|^\w+\.(ts|js)$/;

test("on the storefront's side only the listed files make requests", () => {
	const asking = [...FILES].filter(
		([file, text]) => OF_THE_STOREFRONT.test(file) && /(?<![\w.])fetch\(/.test(codeOf(text)),
	);
	expect(asking.map(([file]) => file).toSorted()).toEqual(Object.keys(ASKING).toSorted());
});

test("only the two clients cast a reply to its type, since they know its call", () => {
	const believing = [...FILES].filter(([, text]) => /\.json\(\)\)?\s*as\b|\bas Promise</.test(codeOf(text)));
	expect(believing.map(([file]) => file).toSorted()).toEqual([
		"lib/storefront/client/browser.ts",
		"lib/storefront/client/server.ts",
	]);
});

test("the storefront imports the contract's calls as types only, and every file of calls is named in calls.ts", () => {
	const ofRoutes = EDGES.filter(({ to }) => to.startsWith("lib/contract/routes/"));
	expect(ofRoutes.filter(({ from }) => OF_THE_STOREFRONT.test(from) && !from.startsWith("lib/contract/"))).toEqual([]);
	const names = "lib/contract/calls.ts";
	expect(codeOf(FILES.get(names) ?? "").match(/^(import|export) (?!type\b).*/gm)).toBeNull();
	const named = ofRoutes.filter(({ from }) => from === names).map(({ to }) => to);
	const files = [...FILES.keys()].filter((file) => file.startsWith("lib/contract/routes/"));
	expect(named.toSorted()).toEqual(files.filter((file) => !file.endsWith("/define-call.ts")).toSorted());
});

test("the domain reads no clock and no random numbers", () => {
	const impure = /new Date\(\s*\)|Date\.now|Math\.random|performance\.now|crypto/;
	expect(
		[...FILES]
			.filter(([file, text]) => file.startsWith("lib/domain/") && impure.test(codeOf(text)))
			.map(([file]) => file),
	).toEqual([]);
});

test("no file is longer than 300 lines, data aside", () => {
	const isData = (file: string) => /^(demo|lib\/shop\/kernel\/db\/migrations)\//.test(file);
	const long = [...FILES].filter(([file, text]) => !isData(file) && text.trimEnd().split("\n").length > 300);
	expect(long.map(([file]) => file)).toEqual([]);
});

test("next is not older than 16.4.5, the first release with every known fix", () => {
	const [major = 0, minor = 0, patch = 0] = lock.packages["node_modules/next"].version.split(".").map(Number);
	expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(16_004_005);
});
