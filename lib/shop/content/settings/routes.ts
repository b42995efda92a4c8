import * as calls from "../../../contract/routes/lists.ts";
import { settings as settingsReply } from "../../../contract/schemas/lists.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { router } from "../../kernel/http.ts";
import { isInMaintenance } from "./maintenance.ts";
import { presentSeason } from "./present-season.ts";
import { bannerRows, countryRows, currencyRows, placeholderRows, settingRows } from "./settings.sql.ts";

export const settingsRoutes = router()
	.openapi(calls.listCurrencies, async (context) => context.json(await currencyRows(context.var.shop.db), 200))
	.openapi(calls.listCountries, async (context) => {
		const { db, market } = context.var.shop;
		return context.json(await countryRows(db, context.req.valid("param").locale, market), 200);
	})
	.openapi(calls.listSearchPlaceholders, async (context) => {
		return context.json(await placeholderRows(context.var.shop.db, context.req.valid("query").lang), 200);
	})
	.openapi(calls.getSettings, async (context) => {
		const { db, now } = context.var.shop;
		const [rows, season] = await Promise.all([
			settingRows(db, context.req.valid("query").lang),
			presentSeason(db, now()),
		]);
		const entries = Object.fromEntries(rows.map((row) => [row.key, row.value]));
		const reply = { ...entries, maintenance: { value: entries.maintenance }, season };
		return context.json(settingsReply.parse(reply), 200);
	})
	.openapi(calls.getMaintenance, async (context) => {
		return context.json({ is_enabled: await isInMaintenance(context.var.shop) }, 200);
	})
	.openapi(calls.getPoster, async (context) => {
		const { db, now } = context.var.shop;
		const rows = await bannerRows(db, context.req.valid("query").lang, now());
		const banners = rows.map(({ key, title, url, target, pictureKey }) => {
			const image = pictureOf(pictureKey, title);
			return [key, { title, url, target, path: image?.src ?? null, image }] as const;
		});
		return context.json(Object.fromEntries(banners), 200);
	});
