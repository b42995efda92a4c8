import { z } from "@hono/zod-openapi";
import * as examples from "../examples/store.ts";
import * as fields from "../fields.ts";
import { store, storeCard } from "../schemas/store.ts";
import { defineCall } from "./define-call.ts";

const tag = "Stores";

export const listStores = defineCall({
	method: "get",
	path: "/stores/{locale}",
	tag,
	summary: "The branches, with opening hours and services",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(storeCard),
	errors: ["not_found"],
	example: { params: { locale: "cs" }, reply: [examples.storeCard] },
});

export const getStore = defineCall({
	method: "get",
	path: "/stores/{locale}/{id}",
	tag,
	summary: "A branch: with pictures, and how to get there",
	request: { params: z.object({ locale: fields.locale, id: fields.pathId }) },
	reply: store,
	errors: ["not_found"],
	example: { params: { locale: "cs", id: "2" }, reply: examples.store },
});
