import { z } from "zod";
import * as examples from "../examples/content.ts";
import * as fields from "../fields.ts";
import { influencerReport } from "../schemas/influencer.ts";
import { video, videoLinkQuery, videoParts } from "../schemas/video.ts";
import { defineCall, defineFileCall } from "./define-call.ts";

export const getInfluencerReport = defineCall({
	method: "get",
	path: "/account/influencer",
	tag: "Influencer",
	summary: "Numbers of the influencer's vouchers; 404 for other customers",
	auth: "required",
	reply: influencerReport,
	errors: ["not_found"],
	example: { reply: examples.influencerReport },
});

export const exportInfluencerReport = defineFileCall({
	method: "get",
	path: "/account/influencer/{locale}/report.csv",
	tag: "Influencer",
	summary: "The numbers by month and voucher as CSV (UTF-8 with a byte order mark; semicolons in Czech)",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: "text/csv",
	errors: ["not_found"],
	example: { params: { locale: "cs" } },
});

export const listVideos = defineCall({
	method: "get",
	path: "/account/videos/{locale}",
	tag: "Videos",
	summary: "Videos for customers",
	auth: "required",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(video),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.video] },
});

export const getVideo = defineCall({
	method: "get",
	path: "/account/videos/{locale}/{id}",
	tag: "Videos",
	summary: "One video, with addresses of its files that work for some hours",
	auth: "required",
	request: { params: z.object({ locale: fields.locale, id: fields.pathId }) },
	reply: video,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "1" }, reply: examples.video },
});

export const getVideoFile = defineFileCall({
	method: "get",
	path: "/videos/{id}/{locale}/{part}",
	tag: "Videos",
	summary: "A file of a video, for whoever has its signed address; answers ranges",
	request: {
		params: z.object({ id: fields.pathId, locale: fields.locale, part: videoParts }),
		query: videoLinkQuery,
	},
	reply: ["video/webm", "image/webp", "text/vtt"],
	errors: ["not_found", "invalid"],
	example: {
		params: { id: "1", locale: "cs", part: "video.webm" },
		query: { expires: "1795219200", signature: "3q2-7wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJo" },
	},
});
