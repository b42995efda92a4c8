import { z } from "zod";
import * as examples from "../examples/party.ts";
import * as fields from "../fields.ts";
import { partyPlan, partyQuery } from "../schemas/party.ts";
import { defineCall } from "./define-call.ts";

export const getPartyPlan = defineCall({
	method: "get",
	path: "/catalog/party/{locale}/{id}",
	tag: "Catalogue",
	summary: "What a party of this theme takes for so many guests: goods of each kind, packs, and what is missing",
	auth: "optional",
	request: { params: z.object({ locale: fields.locale, id: fields.pathId }), query: partyQuery },
	reply: partyPlan,
	errors: ["not_found", "invalid", "unauthorized"],
	example: { params: { locale: "cs", id: "1032" }, query: { guests: 12 }, reply: examples.partyPlan },
});
