import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { listen } from "#lib/shop/kernel/changes/changes.ts";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { query } from "#tests/support/database/query.ts";
import { type ReplicaServer, startReplica } from "#tests/support/servers/replica-server.ts";
import { aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { openTempFolder } from "./stub-shop.ts";

const PATIENCE_MS = 60_000;

let root: string;
let primary: EmbeddedDatabase;
let replica: ReplicaServer;
let shop: TestShop;
let listener: ReturnType<typeof listen>;
let product: TestProduct;

beforeAll(async () => {
	root = openTempFolder();
	primary = await openEmbedded({ dataDir: join(root, "primary"), log: () => {} });
	await migrate(primary.url);
	await seedIfEmpty(primary.url, () => {});
	replica = await startReplica(primary, join(root, "primary"), join(root, "replica"));
	const database = { url: primary.url, drop: async () => {} };
	shop = await openTestShop({ isToday: true, database, replicaUrl: replica.url });
	// As each app does (lib/shop/keep-fresh.ts).
	listener = listen(
		primary.url,
		() => shop.shop.replica?.changed(),
		() => shop.shop.replica?.deaf(),
	);
	await listener.ready;
	product = await aProduct(shop);
}, PATIENCE_MS);

afterAll(async () => {
	await listener.stop();
	await shop.close();
	await replica.stop();
	await primary.stop();
	rmSync(root, { recursive: true, force: true });
});

const isAtReplica = () => shop.shop.forReading() !== shop.shop;
const settled = () => expect.poll(isAtReplica, { timeout: 10_000 }).toBe(true);
const priceShown = async () => (await shop.call("GET", `/catalog/product/cs/${product.id}`)).body.price_with_tax;
const setTo = (priceMinor: number) =>
	setPrice(shop.shop, { code: product.code, priceMinor, saleMinor: null, allowsFree: false, isDryRun: false });

test(
	"catalogue calls are read at the replica, with the same answers; carts and sessions are not",
	async () => {
		await settled();
		const paths = [
			"/catalog/category/cs",
			"/catalog/products/cs?sale=1&facets=1",
			`/catalog/product/en/${product.id}`,
			"/catalog/search/cs?q=balonek",
			"/catalog/suggest/cs?q=ba",
			"/catalog/brands/cs",
		];
		const atReplica = await Promise.all(paths.map((path) => shop.call("GET", path)));
		await query(replica.serverUrl, "select pg_wal_replay_pause()");
		await setTo(12_300);
		await expect.poll(isAtReplica).toBe(false);
		await query(replica.serverUrl, "select pg_wal_replay_resume()");
		const token = await shop.tokenOf("customer");
		const atPrimary = await Promise.all(paths.map((path) => shop.call("GET", path, { token })));
		for (const [index, path] of paths.entries()) {
			if (path.includes(`${product.id}`)) continue;
			expect([path, atReplica[index]?.status, atReplica[index]?.body]).toEqual([path, 200, atPrimary[index]?.body]);
		}
		expect((await aGuestCart(shop, [{ product }])).items).toHaveLength(1);
	},
	PATIENCE_MS,
);

test(
	"what was changed is never read as it was before: a replica that has not got it yet is left out",
	async () => {
		await settled();
		await query(replica.serverUrl, "select pg_wal_replay_pause()");
		await setTo(20_000);
		await expect.poll(isAtReplica).toBe(false);
		expect(await priceShown()).toBe(20_000);
		// It stays out as long as it lags, whatever else is asked meanwhile.
		await setTo(21_000);
		expect([await priceShown(), isAtReplica()]).toEqual([21_000, false]);
		await query(replica.serverUrl, "select pg_wal_replay_resume()");
		await settled();
		expect(await priceShown()).toBe(21_000);
	},
	PATIENCE_MS,
);

test(
	"while changes cannot be heard nothing is read there",
	async () => {
		await settled();
		shop.shop.replica?.deaf();
		await expect.poll(isAtReplica).toBe(false);
		await setTo(22_000);
		await settled();
		expect(await priceShown()).toBe(22_000);
	},
	PATIENCE_MS,
);

test(
	"a replica that is gone is left out, and one that became a server of its own is never read again",
	async () => {
		await settled();
		await query(replica.serverUrl, "select pg_promote()");
		await expect.poll(isAtReplica, { timeout: 10_000 }).toBe(false);
		await setTo(23_000);
		expect(await priceShown()).toBe(23_000);
		await replica.stop();
		expect((await shop.call("GET", "/catalog/category/cs")).status).toBe(200);
	},
	PATIENCE_MS,
);
