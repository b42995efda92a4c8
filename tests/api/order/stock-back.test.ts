import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { beforeEach, expect, test } from "vitest";
import { stockBackMail } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { aSet, aToken, stockBackJobs, watchedBy } from "#tests/support/goods/watches.ts";
import { aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { dump, folder, shop, tagsDuring, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

beforeEach(async () => {
	await testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.stock-back'`);
});

const watch = async ({ variantId }: TestProduct, locale = "cs") => {
	const { status } = await testShop.call("POST", `/watchdog/${variantId}`, {
		token: await aToken(testShop),
		body: { locale },
	});
	expect(status).toBe(200);
};
const setStock = async (product: TestProduct, ...args: string[]) => {
	expect((await shop("stock", "set", product.code, ...args)).code).toBe(0);
};
const open = (product: TestProduct) =>
	countRows(testShop, "watchdogs", `variant_id = ${product.variantId} and ended_at is null`);
/** Variants whose watchers are to be told, one for each mail. */
const told = async () =>
	watchedBy(
		testShop,
		(await stockBackJobs(testShop)).map(({ watchdogId }) => watchdogId),
	);

test("when pieces come back one mail is queued for each watcher and the watches end; later pieces notify nobody", async () => {
	const [product, another] = [await aProduct(testShop, { stock: 0 }), await aProduct(testShop, { stock: 0 })];
	await watch(product);
	await watch(product, "en");
	await watch(another);
	await setStock(product, "5");
	expect(await told()).toEqual([product.variantId, product.variantId]);
	expect([await open(product), await open(another)]).toEqual([0, 1]);
	await setStock(product, "9");
	await setStock(product, "0");
	await setStock(product, "3");
	expect(await told()).toHaveLength(2);
});

test("one piece at a branch is enough", async () => {
	const product = await aProduct(testShop, { stock: 0 });
	await watch(product);
	await setStock(product, "1", "--place", "brno");
	expect(await told()).toEqual([product.variantId]);
});

test("a dry run, a stock of 0, and goods no longer on sale notify nobody", async () => {
	const [product, hidden] = [await aProduct(testShop, { stock: 0 }), await aProduct(testShop, { stock: 0 })];
	await watch(product);
	await watch(hidden);
	await testShop.shop.db.execute(sql`update products set is_active = false where id = ${hidden.id}`);
	const before = await dump();
	await setStock(product, "5", "--dry-run");
	await setStock(product, "0");
	expect(await dump()).toEqual(before);
	await setStock(hidden, "5");
	expect(await told()).toEqual([]);
	expect([await open(product), await open(hidden)]).toEqual([1, 1]);
});

test("a customer who ended the watch is not notified", async () => {
	const product = await aProduct(testShop, { stock: 0 });
	const token = await aToken(testShop);
	await testShop.call("POST", `/watchdog/${product.variantId}`, { token, body: { locale: "cs" } });
	await testShop.call("DELETE", `/watchdog/${product.variantId}`, { token });
	await setStock(product, "5");
	expect(await told()).toEqual([]);
});

test("a set is back with the part that it lacked, not before, and listings and its page are refreshed", async () => {
	const part = await aProduct(testShop, { stock: 1 });
	const other = await aProduct(testShop, { stock: 0 });
	const set = await aSet(testShop, [
		{ product: part, quantity: 3 },
		{ product: other, quantity: 1 },
	]);
	await watch(set);
	await watch(other);
	await setStock(part, "2");
	await setStock(other, "7");
	expect(await told()).toEqual([other.variantId]);
	const tags = await tagsDuring(() => setStock(part, "3"));
	expect(tags).toEqual([`product:${part.id}`, `product:${set.id}`, "listings"]);
	expect((await told()).toSorted()).toEqual([set.variantId, other.variantId].toSorted());
	expect(await open(set)).toBe(0);
	expect(await countRows(testShop, "listed_products", `product_id = ${set.id} and is_in_stock`)).toBe(1);
});

test("a customer who asks to watch while the goods come back is either refused because they are in stock or gets the mail", async () => {
	const outcomes = new Set<number>();
	for (let time = 0; time < 12; time++) {
		const product = await aProduct(testShop, { stock: 0 });
		const token = await aToken(testShop);
		const later = <Value>(work: () => Promise<Value>, ms: number) =>
			new Promise<Value>((resolve, reject) => setTimeout(() => work().then(resolve, reject), ms));
		const [{ status }] = await Promise.all([
			later(() => testShop.call("POST", `/watchdog/${product.variantId}`, { token, body: { locale: "cs" } }), time * 6),
			shop("stock", "set", product.code, "1"),
		]);
		outcomes.add(status);
		expect([await open(product), (await told()).filter((id) => id === product.variantId).length]).toEqual([
			0,
			status === 200 ? 1 : 0,
		]);
	}
	expect([...outcomes].every((status) => status === 200 || status === 409)).toBe(true);
});

test("the mail is in the watcher's language, links to the goods and is the same one however often its job runs", async () => {
	const product = await aProduct(testShop, { stock: 0 });
	await testShop.shop.db.execute(sql`
		insert into variant_translations (variant_id, locale, name)
		values (${product.variantId}, 'cs', 'červená <b>'), (${product.variantId}, 'en', 'red')`);
	await watch(product, "cs");
	await watch(product, "en");
	await setStock(product, "5");
	const env = { DATA_DIR: folder, MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	for (const { id, watchdogId } of await stockBackJobs(testShop)) {
		await stockBackMail.send(testShop.shop, env, { id, data: { watchdogId } });
		await stockBackMail.send(testShop.shop, env, { id, data: { watchdogId } });
	}
	const outbox = join(folder, "outbox");
	const mails = await Promise.all(
		readdirSync(outbox).map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
	);
	expect(mails).toHaveLength(2);
	const czech = mails.find(({ subject }) => subject === `Konfety: ${product.name} je zase skladem`);
	expect(czech?.to?.[0]?.address).toMatch(/@konfety\.test$/);
	expect(czech?.text).toContain("Varianta: červená <b>");
	expect(czech?.html).toContain("červená &lt;b&gt;");
	expect(czech?.html).toMatch(new RegExp(`href="https://konfety\\.test/${product.id}/[a-z0-9-]+/zbozi-\\d+"`));
	const english = mails.find(({ subject }) => subject !== czech?.subject);
	expect(english?.text).toContain("Variant: red");
	expect(english?.html).toMatch(new RegExp(`href="https://konfety\\.test/en/${product.id}/`));
	const hash = /https:\/\/konfety\.test\/en\/watchdog\/([\w-]{32})/.exec(english?.text ?? "")?.[1];
	expect((await testShop.call("POST", `/watchdog/end/en/${hash}`)).status).toBe(200);
});

test("no mail is sent when the customer or the goods are deleted by then", async () => {
	const product = await aProduct(testShop, { stock: 0 });
	await watch(product);
	await setStock(product, "5");
	const [job] = await stockBackJobs(testShop);
	const env = { DATA_DIR: join(folder, "gone"), MAIL_FROM: "obchod@konfety.test", SMTP_URL: undefined };
	await testShop.shop.db.execute(
		sql`delete from users where id = (select user_id from watchdogs where id = ${job?.watchdogId})`,
	);
	await stockBackMail.send(testShop.shop, env, { id: job?.id ?? "", data: { watchdogId: job?.watchdogId ?? 0 } });
	expect(() => readdirSync(env.DATA_DIR)).toThrow("ENOENT");
});
