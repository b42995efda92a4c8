import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { sweepSubscribers } from "#lib/shop/people/newsletter/newsletter.sql.ts";
import { newsletterMail } from "#lib/shop/telling/mail/newsletter-mail.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

let testShop: TestShop;
/** The same shop, with limits. */
let limited: TestShop;
let outbox: string;

beforeAll(async () => {
	testShop = await openTestShop();
	limited = await openTestShop({ isLimited: true, database: { url: testShop.databaseUrl, drop: async () => {} } });
	outbox = mkdtempSync(join(tmpdir(), "konfety-newsletter-"));
});
afterAll(async () => {
	rmSync(outbox, { recursive: true });
	await limited.close();
	await testShop.close();
});

let emails = 0;
const anEmail = () => `novinky-${++emails}@example.cz`;
const save = (email: unknown, locale?: string, shop = testShop, address = "") =>
	shop.call("POST", "/subscriber/save", {
		body: { email, ...(locale ? { locale } : {}) },
		headers: { [CLIENT_ADDRESS_HEADER]: address },
	});
const rowOf = async (email: string) => {
	const { rows } = await testShop.shop.db.execute<{
		id: number;
		hash: string;
		locale: string;
		confirmed_at: string | null;
		ended_at: string | null;
	}>(sql`select id, hash, locale, confirmed_at, ended_at from subscribers where lower(email) = lower(${email})`);
	const [row] = rows;
	if (!row) throw new Error(`Nobody has ${email}`);
	return row;
};
/** "asked footer", in the order in which they were taken. */
const stepsOf = async (email: string) => {
	const { id } = await rowOf(email);
	const { rows } = await testShop.shop.db.execute<{ step: string }>(
		sql`select step || ' ' || origin as step from subscriber_steps where subscriber_id = ${id} order by id`,
	);
	return rows.map(({ step }) => step);
};
const mailsTo = async (email: string) => {
	const { id } = await rowOf(email);
	return countRows(testShop, "pgboss.job", `name = 'mail.newsletter' and (data ->> 'subscriberId')::int = ${id}`);
};
const of = async (email: string) => `/subscriber/${(await rowOf(email)).hash}`;
const confirm = async (email: string) => testShop.call("POST", `${await of(email)}/confirm`);
const end = async (email: string, options = {}) => testShop.call("POST", `${await of(email)}/end`, options);
const stateOf = async (email: string) => (await testShop.call("GET", await of(email))).body;

describe("POST /subscriber/save", () => {
	test("an e-mail is kept as pending, and one mail asks for its confirmation", async () => {
		const email = anEmail();
		const { status, body } = await save(email, "en");
		expect({ status, body }).toEqual({ status: 200, body: {} });
		expect(await rowOf(email)).toMatchObject({ locale: "en", confirmed_at: null, ended_at: null });
		expect([await mailsTo(email), await stepsOf(email)]).toEqual([1, ["asked footer"]]);
		expect(await stateOf(email)).toEqual({ email, state: "pending" });
	});

	test("a pending e-mail gets its mail again, with the same link, and the same answer", async () => {
		const email = anEmail();
		await save(email);
		const { hash } = await rowOf(email);
		expect((await save(email.toUpperCase())).status).toBe(200);
		expect((await rowOf(email)).hash).toBe(hash);
		expect([await mailsTo(email), await stepsOf(email)]).toEqual([2, ["asked footer", "asked footer"]]);
	});

	test("an e-mail that gets the newsletter is refused with already_exists, beside the field too (promises §8)", async () => {
		const email = anEmail();
		await save(email);
		await confirm(email);
		const refusal = { error: "already_exists", errors: { email: ["already_exists"] } };
		await expectRefused(testShop, () => save(email.toUpperCase()), 422, refusal);
	});

	test("a newsletter that ended begins anew with another link, and only after a confirmation", async () => {
		const email = anEmail();
		await save(email);
		await confirm(email);
		await end(email);
		const { hash } = await rowOf(email);
		expect((await save(email)).status).toBe(200);
		expect(await rowOf(email)).toMatchObject({ confirmed_at: null, ended_at: null });
		expect((await rowOf(email)).hash).not.toBe(hash);
		expect((await testShop.call("GET", `/subscriber/${hash}`)).status).toBe(404);
	});

	test("eight calls at once make one row", async () => {
		const email = anEmail();
		const answers = await Promise.all(Array.from({ length: 8 }, () => save(email)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect(await countRows(testShop, "subscribers", `email = '${email}'`)).toBe(1);
	});

	test.each([
		[{}, ["required"]],
		[{ email: "" }, ["required"]],
		[{ email: "  " }, ["required"]],
		[{ email: "jana" }, ["email"]],
		[{ email: 7 }, ["required"]],
		[{ email: `${"a".repeat(250)}@x.cz` }, ["too_long"]],
	])("%j is 422 beside the field", async (body, email) => {
		const call = () => testShop.call("POST", "/subscriber/save", { body });
		await expectRefused(testShop, call, 422, { error: "invalid", errors: { email } });
	});

	test("no text in the field causes a server error", async () => {
		for (const text of NAUGHTY) expect((await save(text)).status).toBeLessThan(500);
	});

	test("an unreadable body is 400, one over 64 kB is 413", async () => {
		const raw = (text: string) => testShop.call("POST", "/subscriber/save", { text });
		await expectRefused(testShop, () => raw("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => raw(" ".repeat(70_000)), 413, { error: "too_large" });
	});

	test("an e-mail that nobody confirms is deleted after thirty days; what was confirmed stays", async () => {
		const [pending, confirmed] = [anEmail(), anEmail()];
		await save(pending);
		await save(confirmed);
		await confirm(confirmed);
		await sweepSubscribers(testShop.shop.db, new Date(START.getTime() - 1));
		expect(await stepsOf(pending)).toEqual(["asked footer"]);
		await sweepSubscribers(testShop.shop.db, new Date(START.getTime() + 1));
		await expect(rowOf(pending)).rejects.toThrow();
		expect((await rowOf(confirmed)).confirmed_at).not.toBeNull();
	});

	test("calls from one address are limited, so that nobody can probe which e-mails get the newsletter", async () => {
		const email = anEmail();
		await save(email);
		await confirm(email);
		const tries = [];
		for (let round = 0; round < 7; round++) tries.push((await save(email, "cs", limited, "198.51.100.7")).status);
		expect(tries).toEqual([422, 422, 422, 422, 422, 429, 429]);
	});

	test("an e-mail gets at most three mails, from whatever addresses they are asked for; the answer stays the same", async () => {
		const email = anEmail();
		for (let round = 1; round <= 6; round++)
			expect((await save(email, "cs", limited, `198.51.101.${round}`)).status).toBe(200);
		expect(await mailsTo(email)).toBe(3);
	});
});

describe("the mail that asks for the confirmation", () => {
	const mailOf = async (email: string) => {
		const jobId = randomUUID();
		const env = { SMTP_URL: undefined, MAIL_FROM: "Konfety <obchod@konfety.test>", DATA_DIR: outbox };
		const { id } = await rowOf(email);
		await newsletterMail.send(testShop.shop, env, { id: jobId, data: { subscriberId: id } });
		const name = readdirSync(join(outbox, "outbox")).find((file) => file === `${jobId}.eml`);
		return name ? PostalMime.parse(readFileSync(join(outbox, "outbox", name))) : null;
	};

	test.each([
		["cs", "Konfety: potvrďte prosím odběr novinek", "/newsletter/"],
		["en", "Konfety: please confirm the newsletter", "/en/newsletter/"],
	])(
		"in %s leads to the page of the newsletter, and ends it in one click (RFC 8058)",
		async (locale, subject, path) => {
			const email = anEmail();
			await save(email, locale);
			const { hash } = await rowOf(email);
			const mail = await mailOf(email);
			expect(mail).toMatchObject({ subject, to: [{ address: email }] });
			expect(mail?.text).toContain(`https://konfety.test${path}${hash}`);
			const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
			expect(headers).toMatchObject({
				"list-unsubscribe": `<https://konfety.test/api/subscriber/${hash}/end>`,
				"list-unsubscribe-post": "List-Unsubscribe=One-Click",
			});
			expect(await stepsOf(email)).toEqual(["asked footer", "mailed footer"]);
		},
	);

	test("is not sent any more to those who confirmed or ended it meanwhile", async () => {
		for (const decide of [confirm, end]) {
			const email = anEmail();
			await save(email);
			await decide(email);
			expect(await mailOf(email)).toBeNull();
		}
	});
});

describe("the link of a newsletter", () => {
	test("confirms the newsletter, ends it, and restarts it; each is logged once", async () => {
		const email = anEmail();
		await save(email);
		const changes = [confirm, confirm, end, end, confirm];
		const states = [];
		for (const change of changes) states.push((await change(email)).body);
		expect(states).toEqual(
			["confirmed", "confirmed", "ended", "ended", "confirmed"].map((state) => ({ email, state })),
		);
		expect(await stepsOf(email)).toEqual(["asked footer", "confirmed link", "ended link", "confirmed link"]);
		expect(await stateOf(email)).toEqual({ email, state: "confirmed" });
	});

	test("ends it by the one-click request of a mail program, which is logged as such", async () => {
		const email = anEmail();
		await save(email);
		await confirm(email);
		const headers = { "Content-Type": "application/x-www-form-urlencoded" };
		expect((await end(email, { text: "List-Unsubscribe=One-Click", headers })).status).toBe(200);
		expect((await stepsOf(email)).at(-1)).toBe("ended one-click");
	});

	test("opens the page and ends nothing when the one-click address is visited by GET", async () => {
		const email = anEmail();
		await save(email, "en");
		const { hash } = await rowOf(email);
		const reply = await testShop.app.request(`/api/subscriber/${hash}/end`);
		expect([reply.status, reply.headers.get("location")]).toEqual([303, `/en/newsletter/${hash}`]);
		expect((await stateOf(email)).state).toBe("pending");
	});

	test.each(["GET", "POST"])("%s with a secret that nobody has is 404, and changes nothing", async (method) => {
		const paths = method === "GET" ? ["", "/end"] : ["/confirm", "/end"];
		for (const hash of ["h".repeat(32), "x", "%00", "h".repeat(65)])
			for (const path of paths)
				await expectRefused(testShop, () => testShop.call(method, `/subscriber/${hash}${path}`), 404, {
					error: "not_found",
				});
	});
});

describe("what was asked for in the footer", () => {
	test("is not confirmed when an account proves the same e-mail: somebody else may have asked", async () => {
		const email = anEmail();
		await save(email);
		const { token } = await anAccount(testShop, { email, isConfirmed: false });
		await confirmAccountOf(email, token);
		expect((await stateOf(email)).state).toBe("pending");
		await testShop.call("PUT", "/account/newsletter", { token, body: { subscribed: true, locale: "cs" } });
		expect((await stateOf(email)).state).toBe("confirmed");
		expect(await stepsOf(email)).toEqual(["asked footer", "asked account", "confirmed account"]);
	});

	/** Opens the link that confirms the account's e-mail. */
	async function confirmAccountOf(email: string, token: string) {
		const secret = `${emails}`.padStart(43, "s");
		const secretHash = createHash("sha256").update(secret).digest("hex");
		await testShop.shop.db.execute(sql`
			insert into account_links (secret_hash, user_id, kind, email, created_at, expires_at)
			select ${secretHash}, id, 'confirm_email', email, ${START}, ${new Date(START.getTime() + 60_000)}
			from users where email = ${email}`);
		expect((await testShop.call("POST", `/auth/confirm/${secret}`, { token })).status).toBe(200);
	}
});
