import { z } from "@hono/zod-openapi";
import { vitalsBody } from "../schemas/vitals.ts";
import { defineCall, jsonBody } from "./define-call.ts";

export const tellVitals = defineCall({
	method: "post",
	path: "/vitals",
	tag: "Vitals",
	summary: "Counts how quick a page was; nothing of the visitor is asked or kept",
	request: jsonBody(vitalsBody),
	reply: z.object({}),
	errors: ["too_many_requests"],
	example: {
		body: { kind: "product", device: "phone", values: { LCP: 1840, INP: 96, CLS: 0.02, FCP: 1210, TTFB: 310 } },
		reply: {},
	},
});
