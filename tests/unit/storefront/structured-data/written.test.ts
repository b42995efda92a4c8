import { beforeEach, describe, expect, test, vi } from "vitest";
import * as examples from "#lib/contract/examples/written.ts";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
import type { Career, Event, Post } from "#lib/contract/schemas/content.ts";
import { blogPosting } from "#lib/storefront/structured-data/blog-posting.ts";
import { event } from "#lib/storefront/structured-data/event.ts";
import { faqPage } from "#lib/storefront/structured-data/faq-page.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { jobPosting } from "#lib/storefront/structured-data/job-posting.ts";
import { service } from "#lib/storefront/structured-data/service.ts";
import { jsonLdProblems, type Node } from "#tests/support/pages/json-ld.ts";

const SHOP = "https://www.konfety.test";
beforeEach(() => {
	vi.stubEnv("SHOP_URL", SHOP);
});

/** As it is read; fails when search engines would not take it. */
function read(document: object): Node {
	const text = JSON.stringify(document);
	expect(jsonLdProblems([text])).toEqual([]);
	return JSON.parse(text);
}

describe("an article", () => {
	const articleOf = (changes: Partial<Post> = {}) =>
		read(inContext(blogPosting("cs", { ...examples.post, ...changes }, "Konfety")));

	test("says what it is about, who wrote it, and when, in Prague time", () => {
		const address = SHOP + examples.post.url;
		expect(articleOf()).toMatchObject({
			"@type": "BlogPosting",
			headline: examples.post.title,
			description: examples.post.perex,
			image: [`${SHOP}/media/44579eb46e8a67377712.3/1200.jpg`],
			url: address,
			mainEntityOfPage: { "@type": "WebPage", "@id": address },
			datePublished: "2026-11-13T08:22:00+01:00",
			dateModified: "2026-11-18T10:30:00+01:00",
			author: { "@type": "OnlineStore", name: "Konfety", url: `${SHOP}/` },
			publisher: { "@id": `${SHOP}/#organization` },
			articleSection: "Balónky",
			inLanguage: "cs",
		});
	});

	test("in summer Prague is two hours ahead", () => {
		expect(articleOf({ published_at: "2026-07-01T07:00:00.000Z" }).datePublished).toBe("2026-07-01T09:00:00+02:00");
	});

	test("written ahead has no change dated before its publication", () => {
		const said = articleOf({ updated_at: "2026-11-01T10:00:00.000Z" });
		expect(said.dateModified).toBe(said.datePublished);
	});

	test.each([
		["a".repeat(110), "a".repeat(110)],
		[`${"a".repeat(100)} ${"b".repeat(20)}`, `${"a".repeat(100)}…`],
		["a".repeat(111), `${"a".repeat(109)}…`],
	])("has the headline %s cut to 110 characters, at a word when possible", (title, headline) => {
		expect(articleOf({ title }).headline).toBe(headline);
	});

	test("without a category has no section", () => {
		expect(articleOf({ category: null }).articleSection).toBeUndefined();
	});
});

describe("an event", () => {
	const eventOf = (changes: Partial<Event> = {}) =>
		read(inContext(event("cs", { ...examples.event, ...changes }, "Konfety")));

	test("says when, in Prague time, where, who organises it and for how much", () => {
		expect(eventOf({ price_with_tax: 15_000 })).toMatchObject({
			"@type": "Event",
			name: "Malování na obličej",
			startDate: "2026-12-05T15:00:00+01:00",
			endDate: "2026-12-05T17:00:00+01:00",
			eventStatus: "https://schema.org/EventScheduled",
			eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
			image: [`${SHOP}/media/44579eb46e8a67377712.3/1200.jpg`],
			location: {
				"@type": "Place",
				name: "Konfety Brno – Josefská",
				address: { streetAddress: "Josefská 14", addressLocality: "Brno" },
				url: `${SHOP}/prodejny/2`,
			},
			organizer: { name: "Konfety" },
			isAccessibleForFree: false,
			offers: { price: "150.00", priceCurrency: "CZK", availability: "https://schema.org/InStock" },
		});
	});

	test("without entry it is free", () => {
		expect(eventOf()).toMatchObject({ isAccessibleForFree: true, offers: { price: "0.00" } });
	});

	test("a place without a branch is its own address", () => {
		const place = { name: "Kulturní dům Střelnice", street: "", city: "", url: null };
		expect(eventOf({ place }).location).toEqual({ "@type": "Place", name: place.name, address: place.name });
	});

	test("one that is over has no offer", () => {
		expect(eventOf({ is_over: true }).offers).toBeUndefined();
	});
});

describe("a job", () => {
	const jobOf = (changes: Partial<Career> = {}) =>
		read(inContext(jobPosting({ ...examples.career, ...changes }, "Konfety")));

	test("says who hires, where, for how much, and until the end of which day", () => {
		expect(jobOf()).toMatchObject({
			"@type": "JobPosting",
			title: "Prodavač v Brně",
			datePosted: "2026-11-15",
			validThrough: "2027-01-15T23:59:00+01:00",
			employmentType: "PART_TIME",
			hiringOrganization: { name: "Konfety", sameAs: `${SHOP}/`, logo: `${SHOP}/icon.svg` },
			jobLocation: { address: { streetAddress: "Josefská 14", postalCode: "602 00", addressCountry: "CZ" } },
			baseSalary: { currency: "CZK", value: { minValue: 160, maxValue: 180, unitText: "HOUR" } },
			identifier: { name: "Konfety", value: "1" },
		});
	});

	test.each([
		[
			{ pay_from: 3_500_000, pay_to: null, pay_per: "month" as const },
			{ value: 35_000, unitText: "MONTH" },
		],
		[
			{ pay_from: null, pay_to: 20_000 },
			{ value: 200, unitText: "HOUR" },
		],
		[
			{ pay_from: 20_000, pay_to: 20_000 },
			{ value: 200, unitText: "HOUR" },
		],
	])("pay %j is %j", (pay, said) => {
		expect((jobOf(pay).baseSalary as Node).value).toEqual({ "@type": "QuantitativeValue", ...said });
	});

	test("without pay and a last day has neither", () => {
		const said = jobOf({ pay_from: null, pay_to: null, closes_on: null });
		expect([said.baseSalary, said.validThrough]).toEqual([undefined, undefined]);
	});

	test.each([
		["full_time", "FULL_TIME"],
		["part_time", "PART_TIME"],
		["agreement", "OTHER"],
	] as const)("%s is %s", (employment, word) => {
		expect(jobOf({ employment }).employmentType).toBe(word);
	});

	test("has its text as HTML in the description, with absolute links", () => {
		const blocks: ShownBlock[] = [
			{ kind: "html", html: '<p>Viz <a href="/prodejny/2">prodejnu</a> a <a href="https://x.cz/">mapu</a>.</p>' },
			{ kind: "picture", image: { src: "/media/a", alt: "" } },
			{ kind: "faq", questions: [{ question: "Od kdy & na jak dlouho?", html: "<p>Od ledna.</p>" }] },
		];
		expect(jobOf({ perex: "Práce < 20 hodin", blocks }).description).toBe(
			`<p>Práce &lt; 20 hodin</p><p>Viz <a href="${SHOP}/prodejny/2">prodejnu</a> a <a href="https://x.cz/">mapu</a>.</p>` +
				"<h3>Od kdy &amp; na jak dlouho?</h3><p>Od ledna.</p>",
		);
	});
});

describe("questions of a text", () => {
	test("are those of all its blocks in their order, with their answers", () => {
		const faq = (question: string, html: string): ShownBlock => ({ kind: "faq", questions: [{ question, html }] });
		const blocks = [
			faq("Vydrží do rána?", "<p>S gelem ano.</p>\n"),
			{ kind: "html", html: "<h2>Je tu i další?</h2>" } as const,
			faq("Kde?", '<p>Na <a href="/prodejny">pobočce</a>.</p>'),
		];
		expect(read(inContext(faqPage("cs", blocks) ?? {})).mainEntity).toEqual([
			{
				"@type": "Question",
				name: "Vydrží do rána?",
				acceptedAnswer: { "@type": "Answer", text: "<p>S gelem ano.</p>" },
			},
			{
				"@type": "Question",
				name: "Kde?",
				acceptedAnswer: { "@type": "Answer", text: `<p>Na <a href="${SHOP}/prodejny">pobočce</a>.</p>` },
			},
		]);
	});

	test("a text without questions has no FAQ data", () => {
		expect(faqPage("cs", [{ kind: "html", html: "<h2>Kolik to stojí?</h2>" }])).toBeNull();
	});
});

test("a service has its type and its provider", () => {
	expect(read(inContext(service(examples.service)))).toMatchObject({
		"@type": "Service",
		name: "Půjčovna kostýmů",
		url: `${SHOP}/sluzby/1/pujcovna-kostymu`,
		provider: { "@id": `${SHOP}/#organization` },
		areaServed: "CZ",
	});
});
