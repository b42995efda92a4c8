import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { ROOT } from "#lib/cli/root.ts";
import { removeRunning, writeRunning } from "#lib/cli/running.ts";
import { type DataDirLock, lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { aGuestCart, aProduct, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { killAll, postmasterOf, processTree } from "#tools/torture/processes.ts";
import { openTempFolder } from "./stub-shop.ts";

let root: string;
const closing: (() => unknown)[] = [];

beforeEach(() => {
	root = openTempFolder();
});
afterEach(async () => {
	for (const close of closing.splice(0).toReversed()) await close();
	rmSync(root, { recursive: true, force: true });
});

/** `npm run shop -- …` on a data folder, as a process of its own. */
async function shopCommand(dataDir: string, ...typed: string[]): Promise<{ code: number; out: string; err: string }> {
	const child = spawn(process.execPath, ["lib/cli/shop.ts", ...typed], {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", SESSION_SECRET: "" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
	return { code, out, err };
}

async function openOn(dataDir: string): Promise<{ shop: TestShop; lock: DataDirLock; database: EmbeddedDatabase }> {
	const lock = await lockDataDir(dataDir, "The shop");
	const database = await openEmbedded({ dataDir, log: () => {} });
	await migrate(database.url);
	const shop = await openTestShop({ isToday: true, database: { url: database.url, drop: async () => {} } });
	return { shop, lock, database };
}

/** Sells one piece after another until it is told to stop; the numbers that it was told. */
function selling(shop: TestShop, product: TestProduct) {
	const numbers: string[] = [];
	let isOver = false;
	const sellers = Array.from({ length: 4 }, async () => {
		while (!isOver) {
			const cart = await aGuestCart(shop, [{ product, quantity: 1 }]);
			const { status, body } = await placeOrder(shop, cart.id);
			expect(status).toBe(201);
			numbers.push(body.number);
		}
	});
	const stop = async () => {
		isOver = true;
		await Promise.all(sellers);
	};
	return { numbers, stop };
}

test("sell, back up, sell, destroy, restore: all that was sold before the backup is there, nothing is half, and it sells on", async () => {
	const first = join(root, "first");
	const { shop, lock, database } = await openOn(first);
	await seedIfEmpty(database.url, () => {});
	writeRunning(first, { pid: process.pid, databaseUrl: database.url, url: "http://localhost:1", internalKey: "" });
	const initial = await openLedger(shop);
	const product = await aProduct(shop, { stock: 100_000 });
	initial.set(product.variantId, 100_000);

	const sales = selling(shop, product);
	await expect.poll(() => sales.numbers.length, { timeout: 20_000 }).toBeGreaterThan(30);
	const sure = [...sales.numbers];
	const backup = await shopCommand(first, "backup", join(root, "elsewhere"));
	expect(backup).toMatchObject({ code: 0, out: expect.stringContaining("Read back: all of it is whole") });
	const atEnd = sales.numbers.length;
	await expect.poll(() => sales.numbers.length, { timeout: 20_000 }).toBeGreaterThan(atEnd + 30);
	await sales.stop();

	// The machine is gone.
	await shop.close();
	await killAll(processTree(postmasterOf(first) ?? 0));
	removeRunning(first);
	lock.release();
	rmSync(first, { recursive: true });

	const second = join(root, "second");
	const restored = await shopCommand(second, "restore", join(root, "elsewhere"));
	expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("It is in maintenance.") });

	const there = await openOn(second);
	closing.push(there.database.stop, there.lock.release, there.shop.close);
	await expectLedgerExact(there.shop, initial);
	const { rows } = await there.shop.shop.db.execute<{ number: string }>(sql`select number from orders`);
	const numbers = new Set(rows.map(({ number }) => number));
	expect(sure.filter((number) => !numbers.has(number))).toEqual([]);
	expect(numbers.size).toBeLessThanOrEqual(atEnd);
	const { rows: held } = await there.shop.shop.db.execute<{ n: number }>(
		sql`select count(*)::int as n from held_jobs where queue = 'mail.order'`,
	);
	expect(held).toEqual([{ n: numbers.size }]);
	await there.shop.shop.db.execute(sql`update settings set value = '{"is_enabled": false}' where key = 'maintenance'`);
	there.shop.passMs(60_000);
	const again = await placeOrder(there.shop, (await aGuestCart(there.shop, [{ product, quantity: 1 }])).id);
	expect(sales.numbers).not.toContain(again.body.number);
}, 120_000);
