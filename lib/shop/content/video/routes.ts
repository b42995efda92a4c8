import * as calls from "../../../contract/routes/influencer.ts";
import { customersOnly, refused, router } from "../../kernel/http.ts";
import { fileResponse } from "./serve-file.ts";
import { contentTypeOf, readPart } from "./video-files.ts";
import { isSigned } from "./video-link.ts";
import { videoRows } from "./videos.sql.ts";
import { getVideo, listVideos } from "./videos.ts";

const guarded = router();
guarded.use("/account/videos/*", customersOnly);

export const videoRoutes = guarded
	.openapi(calls.listVideos, async (context) => {
		const { locale } = context.req.valid("param");
		return context.json(await listVideos(context.var.shop, locale), 200);
	})
	.openapi(calls.getVideo, async (context) => {
		const { locale, id } = context.req.valid("param");
		const video = await getVideo(context.var.shop, locale, id);
		return video ? context.json(video, 200) : refused(context, "not_found");
	})
	.openapi(calls.getVideoFile, async (context) => {
		const { shop } = context.var;
		const key = context.req.valid("param");
		if (!isSigned(shop, key, context.req.valid("query"))) return refused(context, "not_found");
		const [row] = await videoRows(shop.db, { locale: key.locale, now: shop.now(), id: key.id });
		const bytes = row?.source === "file" ? await readPart(row.name, key.part, key.locale) : null;
		if (!bytes) return refused(context, "not_found");
		return fileResponse(bytes, contentTypeOf(key.part), {
			range: context.req.header("Range"),
			ifRange: context.req.header("If-Range"),
			ifNoneMatch: context.req.header("If-None-Match"),
		});
	});
