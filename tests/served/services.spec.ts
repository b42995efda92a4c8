import { formatCzk } from "#lib/i18n/format-czk.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { elementsOf, headingOf, linksOf, mainOf, servedHtml, spaced, textOf } from "../support/pages/page-parts.ts";

type Kind = "rental" | "inflation" | "decoration";

for (const locale of ["cs", "en"] as const) {
	const t = TEXTS[locale];

	test(`the list of services in ${locale} leads to each of them, and each has its form`, async ({ request }) => {
		const services: { kind: Kind; url: string; title: string }[] = await (
			await request.get(`/api/services/${locale}`)
		).json();
		expect(services.map(({ kind }) => kind).toSorted()).toEqual(["decoration", "inflation", "rental"]);
		const list = await servedHtml(request, screenPath(locale, "services"));
		expect(headingOf(list)).toBe(spaced(t.service.title));
		const links = linksOf(mainOf(list));
		for (const { kind, url, title } of services) {
			expect(links.find(({ href }) => href === url)?.text).toBe(spaced(title));
			const page = await servedHtml(request, url);
			expect(headingOf(page)).toBe(spaced(title));
			expect(elementsOf(page, "h2").map(({ html }) => textOf(html))).toContain(spaced(t.service.formTitle[kind]));
		}
	});

	test(`a costume in ${locale} leads to its rental`, async ({ request }) => {
		const [costume] = await (await request.get(`/api/rental/costumes/${locale}`)).json();
		const services: { kind: Kind; url: string }[] = await (await request.get(`/api/services/${locale}`)).json();
		const rental = services.find(({ kind }) => kind === "rental")?.url;
		const link = linksOf(await servedHtml(request, costume.url)).find(({ text }) =>
			text.startsWith(spaced(t.service.rentLink.replace("{price}", formatCzk(costume.prices.short)))),
		);
		expect(link?.href).toMatch(new RegExp(`^${rental}\\?(kostym|costume)=${costume.product_id}#`));
	});

	test(`the thanks for an event in ${locale} are a page of their own`, async ({ request }) => {
		const html = await servedHtml(request, screenPath(locale, "eventThanks"));
		expect(headingOf(html)).toBe(spaced(t.eventForm.thanksTitle));
		const links = linksOf(mainOf(html)).map(({ href }) => href);
		expect(links).toEqual([screenPath(locale, "events"), screenPath(locale, "home")]);
	});
}
