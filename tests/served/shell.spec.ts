import { screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { tagsOf, withoutScripts, wordsOf } from "../support/pages/read-page.ts";
import { readServed } from "../support/pages/served-page.ts";

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale];

	test(`the footer in ${locale} has contact, hours, both lists, the newsletter, ways to pay and the law`, async ({
		request,
	}) => {
		const html = withoutScripts(await (await request.get(screenPath(locale, "home"))).text());
		const [footer = ""] = /<footer\b[\s\S]*<\/footer>/.exec(html) ?? [];
		const headings = [...footer.matchAll(/<h2\b[\s\S]*?<\/h2>/g)].map(([heading]) => wordsOf(heading));
		expect(headings).toContain(t.footer.contact);
		expect(wordsOf(footer)).toContain(t.footer.openingHours);
		const tags = tagsOf(footer);
		expect(tags.filter(({ tag }) => tag === "nav")).toHaveLength(3);
		expect(tags.filter(({ tag, attributes }) => tag === "input" && attributes.type === "email")).toHaveLength(1);
		expect(tags.some(({ tag, attributes }) => tag === "img" && attributes.alt === t.footer.payments)).toBe(true);
		expect(wordsOf(footer)).toContain("© Konfety");
		const links = [...footer.matchAll(/<a\b[\s\S]*?<\/a>/g)].map(([link]) => wordsOf(link));
		const law = ["terms", "privacy", "complaints", "cookies", "accessibility"] as const;
		expect(links).toEqual(expect.arrayContaining(law.map((key) => t.footer[key])));
	});

	test(`off, the maintenance page in ${locale} is an ordinary one that stands alone: the logo and no menu`, async ({
		request,
	}) => {
		const reply = await request.get(screenPath(locale, "maintenance"));
		expect(reply.status()).toBe(200);
		const html = await reply.text();
		expect(readServed(html).headings).toEqual([t.maintenance.openTitle]);
		const tags = tagsOf(html);
		expect(tags.filter(({ tag }) => tag === "footer" || tag === "nav")).toEqual([]);
		const home = tags.find(({ tag, attributes }) => tag === "a" && attributes.href === screenPath(locale, "home"));
		expect(home?.attributes["aria-label"]).toBe(t.header.home);
	});
}

for (const locale of ["cs", "en"] as const) {
	test(`the file of later texts that pages in ${locale} name is there, and may be kept for ever`, async ({
		request,
	}) => {
		const html = await (await request.get(screenPath(locale, "home"))).text();
		const [path = ""] = /\/texts\/[\w.-]+/.exec(html) ?? [];
		const reply = await request.get(path);
		expect(reply.status()).toBe(200);
		expect(reply.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
		expect((await reply.json()).login.submit).toBe(TEXTS[locale].login.submit);
	});
}
