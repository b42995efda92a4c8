import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { stockBackMail } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { watchAskedMail } from "#lib/shop/telling/mail/watch-asked-mail.ts";
import { stockBackJobs } from "#tests/support/goods/watches.ts";
import { aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let limited: TestShop;
let emails = 0;

beforeAll(async () => {
	testShop = await openTestShop();
	limited = await openTestShop({ isLimited: true, database: { url: testShop.databaseUrl, drop: async () => {} } });
});
afterAll(async () => {
	await limited.close();
	await testShop.close();
});
beforeEach(async () => {
	await testShop.shop.db.execute(sql`delete from pgboss.job where name like 'mail.%'`);
});

const soldOut = () => aProduct(testShop, { stock: 0 });
const anEmail = () => `host-${++emails}@example.cz`;
const ask = (id: number | string, email: unknown, locale: unknown = "cs", shop = testShop) =>
	shop.call("POST", `/watchdog/guest/${id}`, { body: { email, locale } });
const look = (hash: string, locale = "cs") => testShop.call("GET", `/watchdog/link/${locale}/${hash}`);
const confirm = (hash: string, locale = "cs") => testShop.call("POST", `/watchdog/confirm/${locale}/${hash}`);
const end = (hash: string) => testShop.call("POST", `/watchdog/end/cs/${hash}`);
const bring = ({ code }: TestProduct, quantity: number) =>
	setStock(testShop.shop, { code, quantity, place: "warehouse" });

async function askedMails(): Promise<number[]> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		select (data ->> 'watchdogId')::int as id from pgboss.job where name = 'mail.watch-asked' order by 1`);
	return rows.map(({ id }) => id);
}

async function hashOf({ variantId }: TestProduct): Promise<string> {
	const { rows } = await testShop.shop.db.execute<{ hash: string }>(
		sql`select hash from watchdogs where variant_id = ${variantId} order by id desc limit 1`,
	);
	return rows[0]?.hash ?? "";
}

describe("a guest asks to be told when goods are back", () => {
	test("a link is mailed; goods that come before it is followed tell nobody, and afterwards it is too late", async () => {
		const product = await soldOut();
		expect(await ask(product.variantId, anEmail())).toMatchObject({ status: 200, body: {} });
		expect(await askedMails()).toHaveLength(1);
		const hash = await hashOf(product);
		expect((await look(hash)).body).toEqual({
			product: expect.objectContaining({ id: product.id, name: product.name }),
			variant_name: "",
			state: "pending",
			is_guest: true,
		});
		await bring(product, 3);
		expect(await stockBackJobs(testShop)).toEqual([]);
		await expectRefused(testShop, () => confirm(hash), 409, { error: "already_in_stock" });
	});

	test("once confirmed it is told once, and the watch has ended", async () => {
		const product = await soldOut();
		await ask(product.variantId, anEmail());
		const hash = await hashOf(product);
		for (let time = 0; time < 2; time++)
			expect(await confirm(hash, "en")).toMatchObject({ status: 200, body: { state: "watching" } });
		await bring(product, 3);
		await bring(product, 0);
		await bring(product, 3);
		expect(await stockBackJobs(testShop)).toHaveLength(1);
		for (const { body } of [await look(hash), await confirm(hash)]) expect(body.state).toBe("ended");
	});

	test("asked again before it is confirmed, the same link comes again, not within a minute; afterwards nothing comes and the reply is the same", async () => {
		const [product, email] = [await soldOut(), anEmail()];
		const hash = async (mails: number) => {
			for (const typed of [email, email.toUpperCase()])
				expect(await ask(product.variantId, typed)).toMatchObject({ status: 200, body: {} });
			const asked = await askedMails();
			expect([asked.length, new Set(asked).size]).toEqual([mails, 1]);
			return hashOf(product);
		};
		const first = await hash(1);
		testShop.passMs(61_000);
		expect(await hash(2)).toBe(first);
		await confirm(first);
		await testShop.shop.db.execute(sql`delete from pgboss.job where name = 'mail.watch-asked'`);
		expect(await ask(product.variantId, email)).toMatchObject({ status: 200, body: {} });
		expect([await askedMails(), await countRows(testShop, "watchdogs", `variant_id = ${product.variantId}`)]).toEqual([
			[],
			1,
		]);
	});

	test("ended by its link, before or after it began, it tells nothing", async () => {
		for (const isConfirmed of [false, true]) {
			const product = await soldOut();
			await ask(product.variantId, anEmail());
			const hash = await hashOf(product);
			if (isConfirmed) await confirm(hash);
			expect((await end(hash)).status).toBe(200);
			expect((await confirm(hash)).body.state).toBe(isConfirmed ? "ended" : "refused");
			await bring(product, 3);
			expect(await stockBackJobs(testShop)).toEqual([]);
		}
	});

	test("the mail is in the language of the page, with a link that opens the watch, and is not sent when it has begun", async () => {
		const product = await soldOut();
		await ask(product.variantId, anEmail(), "en");
		const [watchdogId] = await askedMails();
		const folder = mkdtempSync(join(tmpdir(), "guest-watch-"));
		const env = { DATA_DIR: folder, MAIL_FROM: "obchod@konfety.test", SMTP_URL: undefined };
		const send = (id: string) => watchAskedMail.send(testShop.shop, env, { id, data: { watchdogId: watchdogId ?? 0 } });
		await send("11111111-1111-4111-8111-111111111111");
		const outbox = join(folder, "outbox");
		const [name = ""] = readdirSync(outbox);
		const mail = await PostalMime.parse(readFileSync(join(outbox, name)));
		const hash = /\/en\/watchdog\/([\w-]{32})/.exec(mail.text ?? "")?.[1] ?? "";
		expect((await confirm(hash)).status).toBe(200);
		await send("22222222-2222-4222-8222-222222222222");
		expect(readdirSync(outbox)).toHaveLength(1);
	});

	test("goods in stock are 409, unknown ones and those not on sale 404, and nothing is kept", async () => {
		const [inStock, hidden] = [
			await aProduct(testShop, { stock: 1 }),
			await aProduct(testShop, { stock: 0, isActive: false }),
		];
		const refusals = [
			[inStock.variantId, 409, "already_in_stock"],
			[hidden.variantId, 404, "not_found"],
			[2_000_000_000, 404, "not_found"],
			["abc", 404, "not_found"],
		] as const;
		for (const [id, status, error] of refusals)
			await expectRefused(testShop, () => ask(id, anEmail()), status, { error });
	});

	test.each([
		["", "cs", { email: ["required"] }],
		["jana", "cs", { email: ["email"] }],
		["jana@example.cz", "de", { locale: ["invalid"] }],
	])("an e-mail %j in the language %j is 422", async (email, locale, errors) => {
		const { variantId } = await soldOut();
		await expectRefused(testShop, () => ask(variantId, email, locale), 422, { error: "invalid", errors });
	});

	test("one mailbox gets few mails until its owner confirms one, and the reply beyond that is the same", async () => {
		const [product, email] = [await soldOut(), anEmail()];
		const { burst } = LIMITS.watch_mail;
		const askFor = async ({ variantId }: TestProduct) =>
			expect((await ask(variantId, email, "cs", limited)).status).toBe(200);
		await askFor(product);
		for (let time = 0; time < burst + 1; time++) await askFor(await soldOut());
		expect(await askedMails()).toHaveLength(burst);
		await limited.call("POST", `/watchdog/confirm/cs/${await hashOf(product)}`);
		await askFor(await soldOut());
		expect(await askedMails()).toHaveLength(burst + 1);
	});

	test("who is not interested, or wants no more mails after the one that came, gets none about these goods", async () => {
		for (const isTold of [false, true]) {
			const [product, email] = [await soldOut(), anEmail()];
			await ask(product.variantId, email);
			const hash = await hashOf(product);
			if (isTold) {
				await confirm(hash);
				await bring(product, 1);
				await bring(product, 0);
			}
			for (let time = 0; time < 2; time++) expect((await end(hash)).status).toBe(200);
			expect((await look(hash)).body.state).toBe("refused");
			const mails = (await askedMails()).length;
			testShop.passMs(DAY_S * SECOND_MS);
			expect(await ask(product.variantId, email.toUpperCase())).toMatchObject({ status: 200, body: {} });
			expect(await askedMails()).toHaveLength(mails);
			await ask((await soldOut()).variantId, email);
			expect(await askedMails()).toHaveLength(mails + 1);
		}
	});

	test("whose watch an earlier version ended without a confirmation, or who refuses in the meantime, is not told", async () => {
		const folder = mkdtempSync(join(tmpdir(), "guest-told-"));
		const env = { DATA_DIR: folder, MAIL_FROM: "obchod@konfety.test", SMTP_URL: undefined };
		const tell = async (how: "confirmed" | "refused" | "unconfirmed") => {
			const product = await soldOut();
			await ask(product.variantId, anEmail());
			const hash = await hashOf(product);
			if (how !== "unconfirmed") await confirm(hash);
			const { rows } = await testShop.shop.db.execute<{ id: number }>(
				sql`update watchdogs set ended_at = now() where hash = ${hash} returning id`,
			);
			if (how === "refused") await end(hash);
			await stockBackMail.send(testShop.shop, env, { id: randomUUID(), data: { watchdogId: rows[0]?.id ?? 0 } });
		};
		await tell("unconfirmed");
		await tell("refused");
		expect(existsSync(join(folder, "outbox"))).toBe(false);
		await tell("confirmed");
		expect(readdirSync(join(folder, "outbox"))).toHaveLength(1);
	});

	test("the link of goods that are no longer sold says so, and confirms nothing", async () => {
		for (const isConfirmed of [false, true]) {
			const product = await soldOut();
			await ask(product.variantId, anEmail());
			const hash = await hashOf(product);
			if (isConfirmed) await confirm(hash);
			await testShop.shop.db.execute(sql`update products set is_active = false where id = ${product.id}`);
			for (const call of [look, confirm])
				expect(await call(hash)).toMatchObject({ status: 200, body: { state: "withdrawn" } });
		}
	});

	test("a watch ends after a year or with its goods, and is forgotten 30 days after its end; a refusal is kept for a year", async () => {
		const days = async (count: number) => {
			testShop.passMs(count * DAY_S * SECOND_MS);
			await sweepForgotten(testShop.shop);
		};
		const begin = async () => {
			const product = await soldOut();
			await ask(product.variantId, anEmail());
			const hash = await hashOf(product);
			await confirm(hash);
			return { product, hash };
		};
		const isKept = async (...hashes: string[]) =>
			(await Promise.all(hashes.map((hash) => countRows(testShop, "watchdogs", `hash = '${hash}'`)))).map(Boolean);
		const [waits, withdrawn, refused] = [await begin(), await begin(), await begin()];
		await end(refused.hash);
		await end(refused.hash);
		await testShop.shop.db.execute(
			sql`update variants set is_active = false where id = ${withdrawn.product.variantId}`,
		);
		const hashes = [waits.hash, withdrawn.hash, refused.hash];
		await days(29);
		expect(await isKept(...hashes)).toEqual([true, true, true]);
		await days(29);
		expect(await isKept(...hashes)).toEqual([true, true, true]);
		await days(2);
		expect(await isKept(...hashes)).toEqual([true, false, true]);
		await days(304);
		expect(await isKept(...hashes)).toEqual([true, false, true]);
		await days(2);
		expect(await isKept(...hashes)).toEqual([false, false, false]);
	});

	test("an unknown or impossible link is 404", async () => {
		for (const hash of ["A".repeat(32), "x"])
			for (const call of [look, confirm]) await expectRefused(testShop, () => call(hash), 404, { error: "not_found" });
	});

	test("whoever deletes the account loses what they asked for as a guest", async () => {
		const product = await soldOut();
		await ask(product.variantId, "ZAKAZNICE@konfety.example");
		expect(await countRows(testShop, "watchdogs", `variant_id = ${product.variantId}`)).toBe(1);
		const { status } = await testShop.call("POST", "/account/delete", {
			token: await testShop.tokenOf("customer"),
			body: { currentPassword: "KonfetyDemo1" },
		});
		expect(status).toBe(200);
		expect(await countRows(testShop, "watchdogs", `variant_id = ${product.variantId}`)).toBe(0);
	});
});
