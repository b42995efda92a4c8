import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const COPIED = [
	"lib/cli",
	"lib/contract/errors.ts",
	"lib/domain",
	"lib/i18n",
	"lib/server",
	"lib/shop/kernel/base",
	"lib/shop/kernel/db/embedded",
	"lib/shop/kernel/rate-limits",
	"lib/storefront",
	"messages",
	"package-lock.json",
];

/** Instead of Next: writes the BUILD_ID that it is given. */
const NEXT = `
import { mkdirSync, readFileSync, writeFileSync, existsSync, rmSync } from "node:fs";
const build = process.env.KONFETY_BUILD;
mkdirSync(build + "/static", { recursive: true });
rmSync(build + "/BUILD_ID", { force: true });
console.log("Compiling …");
if (existsSync("app/broken")) { console.log("app/broken: does not compile"); process.exit(1); }
if (existsSync("app/slow")) await new Promise((resolve) => setTimeout(resolve, 60_000));
writeFileSync(build + "/static/" + readFileSync("app/page.tsx", "utf8") + ".js", "");
writeFileSync(build + "/BUILD_ID", process.env.KONFETY_BUILD_ID);
`;

/** Instead of the app, behind the real door: answers every request with what it was given. */
const SERVER = `
import { createServer } from "node:http";
let open = 0;
process.on("SIGTERM", () => setInterval(() => open === 0 && process.exit(143), 20));
const { DATABASE_URL, DATA_DIR, KONFETY_NEXT_SERVER, KONFETY_BUILD, MAIL_FROM, NODE_ENV, SESSION_SECRET = "" } = process.env;
const given = { pid: process.pid, build: KONFETY_BUILD, mailFrom: MAIL_FROM, databaseUrl: DATABASE_URL, dataDir: DATA_DIR, nextServer: KONFETY_NEXT_SERVER, nodeEnv: NODE_ENV, hasSecret: SESSION_SECRET.length >= 32 };
const talk = (lines, reply) => {
	open += 1;
	const timer = setInterval(() => {
		lines -= 100;
		for (let line = 0; line < 100; line++) process.stdout.write("x".repeat(99) + "\\n");
		if (lines > 0) return;
		clearInterval(timer);
		open -= 1;
		reply.end(JSON.stringify(given));
	}, 50);
};
const server = createServer((request, reply) => {
	if (request.url === "/crash") process.exit(7);
	const [, lines] = /^(?:\\/api)?\\/talk\\/(\\d+)/.exec(request.url ?? "") ?? [];
	if (lines) return talk(Number(lines), reply);
	reply.end(JSON.stringify(given));
}).listen(0, "127.0.0.1", () => {
	console.log("stub listens");
	process.send({ url: "http://127.0.0.1:" + server.address().port });
});
`;

/** Instead of the worker, which the real build bundles. */
const WORKER = `
process.on("SIGTERM", () => process.exit(0));
process.send({ works: true });
setInterval(() => {}, 1000);
`;

const MIGRATE = `
import pg from "pg";
export async function migrate(databaseUrl: string): Promise<number> {
	console.log("Making the tables");
	const client = new pg.Client(databaseUrl);
	await client.connect();
	const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE tablename = 'note'");
	if (rowCount === 0) await client.query("CREATE TABLE note (text text)");
	await client.end();
	return rowCount === 0 ? 1 : 0;
}
`;
const NOTHING_TO_FILL = (name: string) => `
export async function ${name}(): Promise<boolean> { return false; }
`;
const NO_LANGUAGES = `
export async function fillLanguages(): Promise<string[]> { return []; }
`;
/** A demo of which a shop has something where its folder has a file "leftovers". */
const DEMO = `
import { existsSync } from "node:fs";
export const demo = {
	accounts: [{ email: "demo@konfety.example", password: "demo", what: "customer" }],
	seedIfEmpty: async () => false,
	fillIfMissing: async () => false,
	seedOrdersIfNone: async () => false,
	remove: async () => (existsSync("leftovers") ? [{ what: "reviews", count: 7 }, { what: "products", count: 2 }] : []),
	close: async () => ({ accounts: 1, vouchers: 1 }),
};
`;
const LACKS_GOODS = `
export async function missingBeforeOpening(): Promise<string[]> { return ["There are no goods: npm run shop -- import"]; }
`;
/** A shop of somebody's own where its folder has a file "own". */
const OWN_SHOP = `
import { existsSync } from "node:fs";
export async function ownShop() { return existsSync("own") ? { name: "Párty Novák", sender: '"Párty Novák" <obchod@partynovak.test>' } : undefined; }
`;
const ONE_KEY = `
export async function agreeOnKey(): Promise<boolean> { return false; }
`;
/** No shop where its folder has a file "nothing". */
const SHOP_KIND = `
import { existsSync } from "node:fs";
export async function shopKind() { return existsSync("nothing") ? "none" : existsSync("own") ? "own" : "demo"; }
`;

/** A folder that the database's user may enter too (as root the tests run it as another user). */
export function openTempFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "konfety-test-"));
	chmodSync(folder, 0o755);
	return folder;
}

/** What of the checkout is copied, in a folder of its own, with stubs for Next and the app. */
function makeFolder(copied: string[]) {
	const root = openTempFolder();
	for (const name of copied) cpSync(join(ROOT, name), join(root, name), { recursive: true });
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	write("lib/server/app/main.ts", SERVER);
	write("public/icon.svg", "<svg/>");
	write("app/page.tsx", "first");
	write("package.json", JSON.stringify({ ...manifest, scripts: { start: "node lib/cli/start.ts" } }));
	write("node_modules/next/package.json", JSON.stringify({ type: "module", bin: { next: "./next.js" } }));
	write("node_modules/next/next.js", NEXT);
	for (const name of readdirSync(join(ROOT, "node_modules"))) {
		if (!name.startsWith(".") && name !== "next")
			symlinkSync(join(ROOT, "node_modules", name), join(root, "node_modules", name));
	}
	return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The real start, lock and PostgreSQL in a folder of their own, with stubs for Next, app, worker, tables and goods. */
export function makeStubShop() {
	const shop = makeFolder(COPIED);
	shop.write("lib/server/worker/main.ts", WORKER);
	shop.write("lib/shop/background/press-process.ts", "");
	shop.write("lib/shop/content/pictures/studio-process.ts", "");
	shop.write("lib/shop/migrate.ts", MIGRATE);
	shop.write("demo/demo.ts", DEMO);
	shop.write("lib/shop/backoffice/languages/fill-languages.ts", NO_LANGUAGES);
	shop.write("lib/shop/backoffice/new/shop-kind.ts", SHOP_KIND);
	shop.write("lib/shop/backoffice/new/missing.ts", LACKS_GOODS);
	shop.write("lib/shop/backoffice/new/own-shop.ts", OWN_SHOP);
	shop.write("lib/shop/people/customer/agree-on-key.ts", ONE_KEY);
	shop.write("lib/shop/goods/listing/fill-lists.ts", NOTHING_TO_FILL("fillListsIfEmpty"));
	shop.write("lib/shop/content/texts/fill-blocks.ts", NOTHING_TO_FILL("fillBlocksIfMissing"));
	return shop;
}

/** The whole shop behind its commands, with its tables, but neither `demo` nor `tools`; stubs for Next and the app alone. */
export function makeShopWithoutDemo() {
	return makeFolder(["lib", "messages", "package-lock.json"]);
}

export type StartedShop = {
	process: ChildProcess;
	/** All it printed so far. */
	output(): string;
	/** Resolves with the output once it contains the text; rejects when the process ends before. */
	printed(text: string): Promise<string>;
	exited: Promise<number | null>;
};

/** Runs `node lib/cli/start.ts` in a stub shop, or another command there. */
export function runStart(root: string, env: Record<string, string>, command?: string[]): StartedShop {
	const [file = "", ...args] = command ?? [process.execPath, "lib/cli/start.ts"];
	const child = spawn(file, args, {
		cwd: root,
		env: { NODE_ENV: "test", PATH: process.env.PATH, HOME: process.env.HOME, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	const listeners = new Set<() => void>();
	const onData = (chunk: Buffer) => {
		text += chunk.toString();
		for (const listener of listeners) listener();
	};
	child.stdout.on("data", onData);
	child.stderr.on("data", onData);
	const exited = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
	return {
		process: child,
		output: () => text,
		exited,
		printed: (wanted) =>
			new Promise((resolve, reject) => {
				const check = () => {
					if (!text.includes(wanted)) return;
					listeners.delete(check);
					resolve(text);
				};
				listeners.add(check);
				void exited.then(() => reject(new Error(`ended before it printed "${wanted}":\n${text}`)));
				check();
			}),
	};
}
