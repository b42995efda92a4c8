import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import type { Io } from "#lib/cli/shop-commands/command.ts";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { announce, listen } from "#lib/shop/kernel/changes/changes.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

export const FIXTURE = join(import.meta.dirname, "../../fixtures/shopify.csv");
export const BROKEN = join(import.meta.dirname, "../../fixtures/shopify-broken.csv");
export const HEUREKA = join(import.meta.dirname, "../../fixtures/heureka.xml");
export const HEUREKA_BROKEN = join(import.meta.dirname, "../../fixtures/heureka-broken.xml");
const TIMING = /, \d+\.\d s$/;

/** The shop of the test file that calls `withCommandShop`. */
export let testShop: TestShop;
export let folder: string;
let listener: ReturnType<typeof listen>;
const heard: string[] = [];

/** Opens a shop before the tests of the file that calls this, and closes it after them. */
export function withCommandShop(): void {
	beforeAll(async () => {
		testShop = await openTestShop({ isToday: true });
		folder = mkdtempSync(join(tmpdir(), "konfety-commands-"));
		heard.length = 0;
		listener = listen(
			testShop.databaseUrl,
			(tags) => heard.push(...tags),
			(error) => {
				throw error;
			},
		);
		await listener.ready;
	});
	afterAll(async () => {
		await listener.stop();
		await testShop.close();
		rmSync(folder, { recursive: true });
	});
}

/** Sets the shop's clock; commands go by the real one. */
export function setClock(moment: string): void {
	testShop.passMs(Date.parse(moment) - testShop.shop.now().getTime());
}

type Run = (typed: string[], io: Io) => Promise<number>;

/** Runs a command as `npm run shop --` would; its database is the test's. */
export const shop = (...typed: string[]) => onTestShop(runShopCommand, typed);

/** Runs another command than the shop's own on the test's database. */
export async function onTestShop(run: Run, typed: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await run(typed, {
		print: (line) => out.push(line),
		complain: (line) => err.push(line),
		withDatabase: (work) =>
			work({ databaseUrl: testShop.databaseUrl, dataDir: folder, shopUrl: "https://konfety.test" }),
	});
	return { code, out: out.map((line) => line.replace(TIMING, "")), err };
}

export async function rowsOf<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) {
	return (await testShop.shop.db.execute<Row>(statement)).rows;
}

/** Every row of every table, so that "nothing changed" means just that. */
export async function dump(): Promise<Record<string, string[]>> {
	const tables = await rowsOf<{ name: string }>(sql`
		select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE' or (table_schema, table_name) = ('pgboss', 'job')
		order by 1`);
	const parts = tables.map(({ name }) => `select '${name}' as name, t::text collate "C" as row from ${name} t`);
	const rows = await rowsOf<{ name: string; row: string }>(sql.raw(`${parts.join(" union all ")} order by row`));
	const all: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]));
	for (const { name, row } of rows) all[name]?.push(row);
	return all;
}

let marks = 0;

/** Waits until everything announced so far is heard: what is announced last is heard last. */
async function hearAll(): Promise<void> {
	const mark = `product:${2_000_000_000 + ++marks}` as const;
	await announce(testShop.shop.db, [mark]);
	await expect.poll(() => heard.includes(mark)).toBe(true);
	heard.splice(heard.indexOf(mark), 1);
}

/** Tags announced while `work` ran. */
export async function tagsDuring(work: () => Promise<unknown>): Promise<string[]> {
	await hearAll();
	heard.length = 0;
	await work();
	await hearAll();
	return [...heard];
}

/** The command must be refused with these lines and leave every row as it was. */
export async function expectRefused(typed: string[], code: number, err: string[], run: Run = runShopCommand) {
	const before = await dump();
	expect(await onTestShop(run, typed)).toEqual({ code, out: [], err });
	expect(await dump()).toEqual(before);
}

export async function productOf(handle: string, locale = "cs") {
	const [row] = await rowsOf<{ id: number }>(sql`select id from products where import_handle = ${handle}`);
	return (await testShop.call("GET", `/catalog/product/${locale}/${row?.id}`)).body;
}

/** The last line a command printed. */
export const summaryOf = ({ out }: { out: string[] }) => out.at(-1);

/** A file of the tests' own folder. */
export function writeFile(name: string, text: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

/** A copy of a fixture, the Shopify file unless its name ends in xml, with some text replaced. */
export function changedFile(name: string, ...changes: [string, string][]): string {
	let text = readFileSync(name.endsWith(".xml") ? HEUREKA : FIXTURE, "utf8");
	for (const [from, to] of changes) {
		if (!text.includes(from)) throw new Error(`The fixture lacks ${from}`);
		text = text.replace(from, to);
	}
	return writeFile(name, text);
}
