import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	career,
	careerCard,
	contact,
	document,
	event,
	eventsList,
	instagramPost,
} from "#lib/contract/schemas/content.ts";
import { service, serviceCard } from "#lib/contract/schemas/request.ts";
import { addDays, pragueDay } from "#lib/domain/time/calendar-day.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

const NOT_FOUND = { error: "not_found" };
const HOUR_MS = 3_600_000;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
});
afterAll(() => testShop.close());

const get = async (path: string) => {
	const { status, body } = await testShop.call("GET", path);
	expect(status, path).toBe(200);
	return body;
};
const expectMissing = (path: string) => expectRefused(testShop, () => testShop.call("GET", path), 404, NOT_FOUND);
const run = (statement: ReturnType<typeof sql>) => testShop.shop.db.execute(statement);
const at = (ms: number) => new Date(testShop.shop.now().getTime() + ms);

describe("jobs", () => {
	const jobs = async (locale = "cs") => careerCard.array().parse(await get(`/careers/${locale}`));

	test("lists all open jobs, with the place of work: a branch, or the headquarters", async () => {
		const all = await jobs();
		expect(all).toHaveLength(await countRows(testShop, "careers"));
		for (const { id, slug, url } of all) expect(url).toBe(`/kariera/${id}/${slug}`);
		const { rows } = await run(sql`select id from careers where branch_id is null limit 1`);
		const office = career.parse(await get(`/careers/cs/${rows[0]?.id}`));
		expect(office).toMatchObject({
			city: "Praha 5",
			address: { street: "Nádražní 62", city: "Praha 5", zip: "15000" },
			urls: { cs: office.url, en: expect.stringMatching(/^\/en\/careers\/\d+\/[a-z0-9-]+$/) },
		});
		expect(all.map(({ city }) => city)).toContain("Brno");
		expect(office.blocks.length).toBeGreaterThan(0);
	});

	test("a job is not listed and is 404 from the day after its last", async () => {
		const [{ id } = { id: 0 }] = await jobs();
		const today = pragueDay(testShop.shop.now());
		const close = (day: string) => run(sql`update careers set closes_on = ${day} where id = ${id}`);
		await close(today);
		expect((await jobs()).map((one) => one.id)).toContain(id);
		expect((await get(`/careers/cs/${id}`)).closes_on).toBe(today);
		await close(addDays(today, -1));
		expect((await jobs()).map((one) => one.id)).not.toContain(id);
		await expectMissing(`/careers/cs/${id}`);
	});

	test("a job dated in the future is not listed yet", async () => {
		const [{ id } = { id: 0 }] = await jobs();
		await run(sql`update careers set published_at = ${at(1)} where id = ${id}`);
		expect((await jobs()).map((one) => one.id)).not.toContain(id);
		await expectMissing(`/careers/cs/${id}`);
	});
});

describe("events", () => {
	const events = async (locale = "cs") => eventsList.parse(await get(`/events/${locale}`));

	test("lists coming events from the nearest, past events from the latest", async () => {
		const { upcoming, past } = await events();
		expect(upcoming.length).toBeGreaterThan(2);
		expect(past.length).toBeGreaterThan(0);
		const starts = (list: typeof past) => list.map(({ starts_at }) => starts_at);
		expect(starts(upcoming)).toEqual(starts(upcoming).toSorted());
		expect(starts(past)).toEqual(starts(past).toSorted().toReversed());
	});

	test("an event is past at its end, and keeps its address", async () => {
		const [{ id } = { id: 0 }] = (await events()).upcoming;
		const end = (ms: number) =>
			run(sql`update events set starts_at = ${at(ms - HOUR_MS)}, ends_at = ${at(ms)} where id = ${id}`);
		await end(1);
		expect((await events()).upcoming.map((one) => one.id)).toContain(id);
		expect(event.parse(await get(`/events/cs/${id}`)).is_over).toBe(false);
		await end(0);
		expect((await events()).upcoming.map((one) => one.id)).not.toContain(id);
		expect((await events()).past[0]?.id).toBe(id);
		expect(event.parse(await get(`/events/cs/${id}`)).is_over).toBe(true);
	});

	test("an event is at a branch with its address, or at a place described in words", async () => {
		const { rows } = await run(sql`select id, branch_id from events where branch_id is not null limit 1`);
		const [row] = rows;
		const { rows: branches } = await run(sql`select name, street, city from branches where id = ${row?.branch_id}`);
		const shown = async () => event.parse(await get(`/events/cs/${row?.id}`)).place;
		expect(await shown()).toEqual({ ...branches[0], url: `/prodejny/${row?.branch_id}` });
		await run(sql`update events set branch_id = null where id = ${row?.id}`);
		await run(
			sql`update event_translations set place = 'Park Stromovka' where event_id = ${row?.id} and locale = 'cs'`,
		);
		expect(await shown()).toEqual({ name: "Park Stromovka", street: "", city: "", url: null });
	});

	test("an event that is not published yet is 404", async () => {
		const [{ id } = { id: 0 }] = (await events()).upcoming;
		await run(sql`update events set published_at = ${at(1)} where id = ${id}`);
		await expectMissing(`/events/cs/${id}`);
	});
});

test("the three services have their pages in both languages", async () => {
	const cards = serviceCard.array().parse(await get("/services/cs"));
	expect(cards.map(({ kind }) => kind).toSorted()).toEqual(["decoration", "inflation", "rental"]);
	for (const { id, slug, url } of cards) {
		expect(url).toBe(`/sluzby/${id}/${slug}`);
		const one = service.parse(await get(`/services/en/${id}`));
		expect(one.urls).toEqual({ cs: url, en: `/en/services/${id}/${one.slug}` });
		expect(one.blocks.length).toBeGreaterThan(0);
		expect(one.image?.src).toMatch(/^\/media\//);
	}
});

test("contacts have addresses of their own, in Czech", async () => {
	const contacts = contact.array().parse(await get("/contacts"));
	expect(contacts).toHaveLength(await countRows(testShop, "contacts"));
	for (const one of contacts) {
		expect(one.url).toBe(`/contacts/${one.id}`);
		expect(await get(`/contacts/${one.id}`)).toEqual(one);
	}
});

test("Instagram pictures are served by the shop itself, described in each language", async () => {
	const czech = instagramPost.array().parse(await get("/instagram/cs"));
	const english = instagramPost.array().parse(await get("/instagram/en"));
	expect(czech.length).toBeGreaterThan(5);
	for (const [index, { image, url }] of czech.entries()) {
		expect(image.src).toMatch(/^\/media\//);
		expect(english[index]?.image.src).toBe(image.src);
		expect(english[index]?.image.alt).not.toBe(image.alt);
		expect(url).toMatch(/^https:\/\/www\.instagram\.com\//);
	}
});

describe("documents", () => {
	const ask = (path: string, headers: Record<string, string> = {}) =>
		testShop.app.request(`/api/documents/${path}`, { headers });

	test("are PDF files with their title, their text and the shop's name on every page", async () => {
		const documents = document.array().parse(await get("/documents"));
		expect(documents).toHaveLength(await countRows(testShop, "documents"));
		expect(documents.map(({ key }) => key)).toContain("odstoupeni-od-smlouvy");
		for (const { key, title, url } of documents) {
			expect(url).toBe(`/api/documents/${key}.pdf`);
			const reply = await ask(`${key}.pdf`);
			expect(reply.status).toBe(200);
			expect(reply.headers.get("Content-Type")).toBe("application/pdf");
			const pages = pdfPages(Buffer.from(await reply.arrayBuffer())).map((text) => text.replace(/\s+/g, " "));
			expect(pages[0]).toContain(title.replace(/\s+/g, " "));
			for (const page of pages) expect(page).toContain("Konfety s.r.o.");
		}
	});

	test("are listed by section", async () => {
		const sections = document
			.array()
			.parse(await get("/documents"))
			.map(({ section }) => section);
		const begins = sections.filter((section, index) => section !== sections[index - 1]);
		expect(begins).toEqual([...new Set(sections)]);
	});

	test("may hold lists, tables, long paragraphs and unusual characters, over as many pages as they need", async () => {
		const body = [
			...[
				"## Nadpis",
				"",
				"- první",
				"  1. vnořená",
				"- druhá",
				"",
				"| a | b |",
				"|--|--|",
				"| šedá | |",
				"",
				"---",
				"",
			],
			...["> citát \\*", "", "slovo ".repeat(3000), "", "Konec."],
		].join("\n");
		await run(sql`update documents set body = ${body} where key = 'odstoupeni-od-smlouvy'`);
		const pages = pdfPages(Buffer.from(await (await ask("odstoupeni-od-smlouvy.pdf")).arrayBuffer()));
		expect(pages.length).toBeGreaterThan(3);
		const text = pages.join("\n");
		for (const word of ["Nadpis", "•", "vnořená", "druhá", "šedá", "citát *", "Konec."]) expect(text).toContain(word);
		expect(text.match(/slovo/g)).toHaveLength(3000);
	});

	test("are not sent again when the browser has them, until they change", async () => {
		const first = await ask("reklamacni-formular.pdf");
		const etag = first.headers.get("ETag") ?? "";
		expect(first.headers.get("Cache-Control")).toBe("public, no-cache");
		const again = await ask("reklamacni-formular.pdf", { "If-None-Match": etag });
		expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
		await run(sql`update documents set title = title || '.' where key = 'reklamacni-formular'`);
		expect((await ask("reklamacni-formular.pdf", { "If-None-Match": etag })).status).toBe(200);
	});
});

test.each([
	...["/careers/de", "/careers/cs/0", "/careers/cs/999999", "/events/de", "/events/cs/999999", "/events/cs/x"],
	...["/services/de", "/services/cs/999999", "/contacts/0", "/contacts/999999", "/contacts/x", "/instagram/de"],
	...["/documents/nic.pdf", "/documents/odstoupeni-od-smlouvy", "/documents/%00.pdf", "/documents/..%2Fa.pdf"],
])("%s is 404", expectMissing);
