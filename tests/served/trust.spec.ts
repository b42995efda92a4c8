import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { servedHtml, spaced, textOf } from "../support/pages/page-parts.ts";

for (const locale of ["cs", "en"] as const) {
	test(`every page in ${locale} says ratings, stores, free delivery and cut-off as the shop has them`, async ({
		request,
	}) => {
		const read = async (path: string) => (await request.get(`/api${path}`)).json();
		const [{ rating }, stores, deliveries, { dispatch }] = await Promise.all([
			read("/reviews/summary"),
			read(`/stores/${locale}`),
			read(`/delivery/methods/${locale}`),
			read(`/settings?lang=${locale}`),
		]);
		const t = TEXTS[locale].trust;
		const limits = deliveries.flatMap((one: { free_above_with_tax: number | null }) => one.free_above_with_tax ?? []);
		const page = textOf(await servedHtml(request, locale === "cs" ? "/info/o-nas" : "/en/stores"));
		const average = rating.average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
		const rated = t.rating.slice(0, t.rating.indexOf("{count")).replace("{average}", average);
		expect(page).toContain(spaced(`${rated}${rating.count.toLocaleString(locale)} `).trim());
		expect(page).toMatch(new RegExp(`${stores.length} (prodejen, kde si|stores to pick)`));
		expect(page).toContain(spaced(t.delivery.replace("{price}", formatWholeCzk(Math.min(...limits) / 100))));
		expect(page).toContain(spaced(t.dispatch.replace("{time}", `${dispatch.cutOffHour}:00`)));
	});
}
