import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { addDays, pragueDay, pragueMoment } from "#lib/domain/time/calendar-day.ts";
import { requestMail } from "#lib/shop/telling/mail/request-mail.ts";
import { aCostume, aDecoration, anEvent, anInflation, aRental, mailsOf } from "#tests/support/selling/requests.ts";
import { dump, expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

/** So many days from now. */
const soon = (days: number) => addDays(pragueDay(new Date()), days);
/** Days near each other on which the branch in Prague is open. */
async function openDays(variantId: number): Promise<[string, string]> {
	const { body } = await testShop.call("GET", `/rental/calendar/${variantId}/1`);
	const open = body.days.filter(({ start }: { start: string | null }) => start === null);
	return [open[3].day, open[4].day];
}

async function made(path: string, body: unknown): Promise<{ id: number; number: string; hash: string }> {
	const answer = await testShop.call("POST", path, { body });
	if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
	return answer.body;
}

async function aRentalMade() {
	const variantId = await aCostume(testShop);
	const [fromDay, toDay] = await openDays(variantId);
	return made("/rental/requests", aRental(variantId, { fromDay, toDay }));
}

const aDecorationMade = () => made("/decoration/requests", aDecoration({ day: soon(40) }));

describe("requests confirm, ready, out, done, decline", () => {
	test("move a rental from the request to the return, each with a mail and the shop's message", async () => {
		const request = await aRentalMade();
		const steps = [
			["confirm", "confirmed"],
			["ready", "ready"],
			["out", "out"],
			["done", "done"],
		] as const;
		for (const [verb, done] of steps) {
			expect(await shop("requests", verb, request.number, "--note", `  Vzkaz\n ${verb} `)).toEqual({
				code: 0,
				out: [`Request ${request.number} is ${done}.`],
				err: [],
			});
			const before = await dump();
			expect((await shop("requests", verb, request.number)).out).toEqual([
				`Request ${request.number} is ${done} already; nothing was changed.`,
			]);
			expect(await dump()).toEqual(before);
		}
		const { body } = await testShop.call("GET", `/requests/${request.id}/${request.hash}`);
		expect(body.steps.map(({ state, note }: { state: string; note: string }) => `${state} ${note}`)).toEqual([
			"new ",
			...steps.map(([verb, done]) => `${done} Vzkaz ${verb}`),
		]);
		expect(await mailsOf(testShop, request.id)).toEqual([
			...["new → asker", "new → shop", "confirmed → asker", "ready → asker", "out → asker", "done → asker"],
		]);
		expect(await rowsOf(sql`select is_active from rental_reservations where request_id = ${request.id}`)).toEqual([
			{ is_active: true },
		]);
	});

	test("decline frees the costume for others", async () => {
		const request = await aRentalMade();
		await shop("requests", "decline", request.number, "--note=Kostým je bohužel roztržený.");
		expect(await rowsOf(sql`select is_active from rental_reservations where request_id = ${request.id}`)).toEqual([
			{ is_active: false },
		]);
	});

	test("confirm sets the price of a decoration or an event", async () => {
		for (const request of [await aDecorationMade(), await made("/events/requests", anEvent({ day: soon(40) }))]) {
			expect((await shop("requests", "confirm", request.number, "--price", "9,900")).code).toBe(2);
			expect((await shop("requests", "confirm", request.number, "--price", "9900,50")).code).toBe(0);
			const { body } = await testShop.call("GET", `/requests/${request.id}/${request.hash}`);
			expect(body.price_with_tax).toBe(990_050);
		}
	});

	test("confirm refuses a price for a request that has one", async () => {
		const { number } = await aRentalMade();
		await expectRefused(["requests", "confirm", number, "--price", "1"], 1, [
			`Request ${number} is a rental, which has its price.`,
		]);
	});

	test.each([
		["ready", "new; only a confirmed rental or inflation can be made ready."],
		["out", "new; only a costume that is ready can be handed over."],
		[
			"done",
			"new; only a costume that is out, balloons that are ready, and a confirmed decoration or event can be done.",
		],
	])("%s refuses what the table of states does not allow, and changes nothing", async (verb, words) => {
		const { number } = await aDecorationMade();
		await expectRefused(["requests", verb, number], 1, [`Request ${number} is ${words}`]);
	});

	test.each(["confirm", "ready", "out", "done", "decline", "show"])(
		"%s refuses an unknown request number",
		async (verb) => {
			await expectRefused(["requests", verb, "P1"], 1, [
				"There is no request P1. See the latest ones by `npm run shop -- requests list`.",
			]);
		},
	);

	test.each([
		[["confirm"], "The request number is missing."],
		[["ready", "P1", "P2"], '"P2" is one argument too many.'],
		[["ready", "P1", "--price", "1"], "There is no option --price. Did you mean --note?"],
		[["confirm", "P1", "--price", "x"], 'The price is not a number: "x". Write 49, 49,90 or 49.90.'],
		[["list", "--state", "nex"], 'There is no request state "nex". Did you mean new?'],
		[["list", "--kind", "rent"], 'There is no kind of request "rent". Did you mean rental?'],
		[["list", "--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
	])("requests %j is not understood", async (args, sentence) => {
		const { code, err } = await shop("requests", ...args);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});

describe("requests list and show", () => {
	test("list the requests by state and kind, and show everything about one of them", async () => {
		const request = await aRentalMade();
		const decoration = await aDecorationMade();
		const { out } = await shop("requests", "list", "--state", "new", "--kind", "rental");
		expect(out[0]).toMatch(/^Number +Date +Kind +State +When +Branch +Name +E-mail$/);
		const line = out.find((one) => one.startsWith(request.number));
		expect(line).toContain("rental  new");
		expect(line).toContain("Jana Nováková  jana@example.cz");
		expect(out.join()).not.toContain(decoration.number);
		const listed = JSON.parse((await shop("requests", "list", "--limit", "1", "--json")).out.join("\n"));
		expect(listed).toMatchObject([{ number: decoration.number, kind: "decoration", when: soon(40), branch: null }]);
		expect((await shop("requests", "list", "--state", "out", "--kind", "event")).out).toEqual([
			"There are no such requests.",
		]);
		const shown = (await shop("requests", "show", request.number)).out.join("\n");
		expect(shown).toContain(`Request ${request.number}, rental: new`);
		expect(shown).toMatch(/Costume +Zboží \d+$/m);
		expect(shown).toMatch(/Costume held +TEST-\d+-1/);
		expect(shown).toMatch(/Deposit +1 000,00 Kč/);
		const record = JSON.parse((await shop("requests", "show", request.number, "--json")).out.join("\n"));
		expect(record).toMatchObject({ kind: "rental", state: "new", price_minor: 49_000 });
		expect(JSON.stringify(record)).not.toContain(request.hash);
	});

	test("show balloons, decorations and events in their own words", async () => {
		const pickup = pragueMoment(soon(20), "12:00");
		const balloons = [{ typeKey: "foil-45", quantity: 3, wish: "zlaté" }];
		const inflation = await made(
			"/inflation/requests",
			anInflation({ pickupAt: pickup.toISOString(), partyEndsAt: pickup.toISOString(), balloons }),
		);
		expect((await shop("requests", "show", inflation.number)).out.join("\n")).toMatch(
			/Balloons +3 × Fóliový .*, zlaté/,
		);
		expect((await shop("requests", "show", (await aDecorationMade()).number)).out.join("\n")).toMatch(
			/Motif +Lesní víly/,
		);
		const event = await made("/events/requests", anEvent({ day: soon(40) }));
		expect((await shop("requests", "show", event.number)).out.join("\n")).toMatch(/Event +Karneval v knihovně/);
		expect((await shop("requests", "list")).code).toBe(0);
	});
});

test("mails of a request go to whoever asked, and to the shop and the branch that it names", async () => {
	const request = await aRentalMade();
	const decoration = await aDecorationMade();
	const folder = mkdtempSync(join(tmpdir(), "konfety-mails-"));
	const env = { DATA_DIR: folder, MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	const jobs = await rowsOf<{ id: string; data: { stepId: number; to: "asker" | "shop" } }>(sql`
		select j.id, j.data from pgboss.job j join request_steps s on s.id = (j.data ->> 'stepId')::int
		where j.name = 'mail.request' and s.request_id in (${request.id}, ${decoration.id})`);
	for (const job of jobs) await requestMail.send(testShop.shop, env, job);
	const outbox = join(folder, "outbox");
	const mails = await Promise.all(
		readdirSync(outbox).map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
	);
	const [contacts] = await rowsOf<{ email: string }>(sql`
		select value ->> 'email' as email from settings where key = 'contacts' and locale = 'cs'`);
	const sent = mails.map(({ to, subject }) => `${subject} → ${to?.map(({ address }) => address).join(" ")}`);
	expect(sent.toSorted()).toEqual(
		[
			`Konfety: máme to – půjčení kostýmu ${request.number} → jana@example.cz`,
			`Konfety: máme to – výzdoba na klíč ${decoration.number} → jana@example.cz`,
			`Nový požadavek ${request.number}: půjčení kostýmu → ${contacts?.email} praha@konfety.example`,
			`Nový požadavek ${decoration.number}: výzdoba na klíč → ${contacts?.email}`,
		].toSorted(),
	);
	await testShop.shop.db.execute(sql`delete from service_requests where id = ${request.id}`);
	for (const job of jobs) await requestMail.send(testShop.shop, env, job);
	expect(readdirSync(outbox)).toHaveLength(4);
	rmSync(folder, { recursive: true });
});
