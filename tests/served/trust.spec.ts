import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { servedHtml, spaced, textOf } from "../support/pages/page-parts.ts";

const RATED = {
	cs: /Zboží hodnotíte (\d,\d) z 5 \((\d[\d ]*) recenz/,
	en: /Goods rated (\d\.\d) out of 5 \((\d[\d,]*) review/,
} as const;

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
		const [, average = "", count = ""] = RATED[locale].exec(page) ?? [];
		expect(Math.abs(Number(average.replace(",", ".")) - rating.average)).toBeLessThan(0.1);
		// The page is an hour older than the last reviews perhaps.
		expect(Math.abs(rating.count - Number(count.replace(/\D/g, "")))).toBeLessThan(50);
		expect(page).toMatch(new RegExp(`${stores.length} (prodejen, kde si|stores to pick)`));
		expect(page).toContain(spaced(t.delivery.replace("{price}", formatWholeCzk(Math.min(...limits) / 100))));
		expect(page).toContain(spaced(t.dispatch.replace("{time}", `${dispatch.cutOffHour}:00`)));
	});
}
