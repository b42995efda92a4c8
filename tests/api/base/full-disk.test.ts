/** The embedded database on a disk of its own, in memory, that is filled up. Mounting one needs root; without it the test says so. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { query } from "#tests/support/database/query.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { type Answer, openTestShop } from "#tests/support/shop/test-shop.ts";

const DISK = "350m";
const CARTS = 16;
/** Two files of the log. */
const LEFT_BYTES = 33_000_000;

let disk: string;
let isMounted = false;
let database: EmbeddedDatabase;
const lines: string[] = [];

beforeAll(async () => {
	disk = mkdtempSync(join(tmpdir(), "konfety-disk-"));
	isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK},mode=755`, "tmpfs", disk]).status === 0;
	if (!isMounted) return;
	database = await openEmbedded({ dataDir: disk, log: (line) => lines.push(line), isKept: true });
	await migrate(database.url);
	await seedIfEmpty(database.url, () => {});
	// Of the log only what is in use lies on the disk.
	for (const statement of ["alter system set min_wal_size = '32MB'", "select pg_reload_conf()", "checkpoint"])
		await query(database.serverUrl, statement);
});
afterAll(async () => {
	if (isMounted) {
		await database.stop();
		spawnSync("umount", [disk]);
	}
	rmSync(disk, { recursive: true });
});

/** Takes what is free on the disk, but for what a few orders write. */
async function fillUp(ballast: string): Promise<void> {
	const { bavail, bsize } = statfsSync(disk);
	const file = createWriteStream(ballast);
	file.end(Buffer.alloc(bavail * bsize - LEFT_BYTES));
	await once(file, "close");
}

test("on a full disk orders are refused as unavailable and nobody waits for ever; once there is space all that were acknowledged are there", async ({
	skip,
	onTestFinished,
}) => {
	skip(!isMounted, "A disk of its own can be mounted by root alone.");
	const shop = await openTestShop({
		isToday: true,
		database: { url: database.url, drop: async () => {} },
		connectionWaitMs: 5000,
	});
	onTestFinished(() => shop.close());
	const product = await aProduct(shop, { stock: CARTS });
	const initial = await openLedger(shop);
	const carts = await Promise.all(Array.from({ length: CARTS }, () => aGuestCart(shop, [{ product }])));
	const order = ({ id }: { id: string }) => placeOrder(shop, id, {}, { "Idempotency-Key": `full ${id}` });

	const ballast = join(disk, "ballast");
	await fillUp(ballast);
	const answers: Answer[] = [];
	for (const cart of carts) {
		answers.push(await order(cart));
		// Begins the next file of the log, for which there is no space in the end.
		await query(database.serverUrl, "select pg_switch_wal()").catch(() => {});
	}
	expect(Object.keys(countAnswers(answers)).toSorted()).toEqual(["201", "503 unavailable"]);

	rmSync(ballast);
	// PostgreSQL ends when its log has no space, and is started again when there is some.
	const isServed = async () => (await shop.call("GET", "/catalog/category/cs")).status;
	await expect.poll(isServed, { timeout: 60_000, interval: 200 }).toBe(200);
	expect(lines[0]).toBe("The database server has ended; it is started again.");
	// It answers a moment before that is said.
	await expect.poll(() => lines.at(-1)).toBe("The database server runs again.");
	const repeats: Answer[] = [];
	for (const cart of carts) repeats.push(await order(cart));
	expect(repeats.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 201 ? 200 : 201)));
	const numbers = (all: Answer[]) => all.map(({ body }, index) => answers[index]?.status === 201 && body.number);
	expect(numbers(repeats)).toEqual(numbers(answers));
	expect(new Set(repeats.map(({ body }) => body.number)).size).toBe(CARTS);
	await expectLedgerExact(shop, initial);
});
