import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareData } from "#lib/cli/prepare-data.ts";
import { ROOT, scriptOf } from "#lib/cli/root.ts";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { openTempFolder } from "./stub-shop.ts";

const COPIED = [
	...["app", "components", "demo", "lib", "messages", "styles", "tests", "tools"],
	...[
		"package.json",
		"package-lock.json",
		"tsconfig.json",
		"next.config.js",
		"drizzle.config.ts",
		"vitest.config.ts",
		"playwright.config.ts",
	],
	...["middleware.ts", "instrumentation.ts", "instrumentation-client.ts"],
];
/** Tests that run in the copy. */
const SPEAKS = "tests/process/speaks-a-third-language.ts";
/** The compiler reads everything anew, and a shop is seeded. */
const PATIENCE_MS = 240_000;

let root: string;
let copy: string;
let database: EmbeddedDatabase | undefined;

beforeAll(async () => {
	root = openTempFolder();
	copy = join(root, "shop");
	for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
	addSlovak();
	expect(await run("drizzle-kit", "drizzle-kit", ["generate", "--name", "slovak"])).toContain(
		"Your SQL migration file",
	);
}, PATIENCE_MS);

afterAll(async () => {
	await database?.stop();
	rmSync(root, { recursive: true, force: true });
});

/** All that a language is: its entry, its addresses and its texts; the migration follows from the entry. */
function addSlovak() {
	change("lib/domain/locale.ts", [
		['["cs", "en"]', '["cs", "en", "sk"]'],
		[
			'tag: "en-GB", month: "long" },',
			'tag: "en-GB", month: "long" },\n\tsk: { name: "Slovenčina", prefix: "sk", tag: "sk-SK", month: "numeric" },',
		],
	]);
	change("lib/i18n/languages/languages.ts", [
		['import { en } from "./en.ts";', 'import { en } from "./en.ts";\nimport { sk } from "./sk.ts";'],
		["{ cs, en }", "{ cs, en, sk }"],
	]);
	change(
		"lib/i18n/languages/en.ts",
		[
			["export const en", "export const sk"],
			['folder: "english"', 'folder: "slovak"'],
			['cart: "cart"', 'cart: "kosik"'],
			['blog: "blog"', 'blog: "magazin"'],
			['terms: "terms-and-conditions"', 'terms: "obchodne-podmienky"'],
		],
		"lib/i18n/languages/sk.ts",
	);
	change(
		"messages/en.json",
		[
			['"claim": "Everything for a party"', '"claim": "Všetko na oslavu"'],
			[
				'"subject": "Konfety: we have it! Your order {number} is with us"',
				'"subject": "Konfety: objednávka {number} prijatá"',
			],
		],
		"messages/sk.json",
	);
}

/** Rewrites a file of the copy, or writes another one beside it; whatever is replaced must be there. */
function change(file: string, replacements: [string, string][], as = file) {
	let text = readFileSync(join(copy, file), "utf8");
	for (const [before, after] of replacements) {
		if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
		text = text.replace(before, after);
	}
	writeFileSync(join(copy, as), text);
}

/** Runs a program in the copy; answers what it printed, and throws that when it fails. */
async function run(packageName: string, command: string, args: string[], env: Record<string, string> = {}) {
	const child = spawn(process.execPath, [scriptOf(packageName, command), ...args], {
		cwd: copy,
		env: { ...process.env, NODE_ENV: "test", NO_COLOR: "1", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	child.stdout.on("data", (piece) => (printed += piece));
	child.stderr.on("data", (piece) => (printed += piece));
	const code = await new Promise((resolve) => child.on("close", resolve));
	if (code !== 0) throw new Error(`${command} ended with ${code}:\n${printed}`);
	return printed;
}

test(
	"a third language is one entry, one file of addresses, one file of texts and rows: everything compiles",
	async () => {
		await run("next", "next", ["typegen"]);
		expect(await run("typescript", "tsc", ["--noEmit"])).toBe("");
	},
	PATIENCE_MS,
);

test(
	"a shop with two languages has the third one from its next start on",
	async () => {
		database = await openEmbedded({ dataDir: join(root, "data"), log: () => {}, isThrowaway: true });
		await prepareData(
			database.url,
			{ HOST: "localhost", SHOP_URL: "http://localhost:3000" },
			{ say: () => {}, step: (_, work) => work() },
		);
		change("vitest.config.ts", [["tests/process/**/*.test.ts", SPEAKS]]);
		const printed = await run("vitest", "vitest", ["run", "--project", "process"], {
			THIRD_LANGUAGE_SHOP: database.url,
		});
		expect(printed).toContain("passed");
	},
	PATIENCE_MS,
);
