import { changeList, changesHeaders, changesQuery } from "../schemas/changes.ts";
import { defineCall } from "./define-call.ts";

export const listChanges = defineCall({
	method: "get",
	path: "/changes",
	tag: "Shop",
	summary: "What changed since the last question, for storefronts that keep answers of this shop and know its key",
	request: { query: changesQuery, headers: changesHeaders },
	reply: changeList,
	errors: ["not_found", "invalid"],
	example: {
		query: { instance: "c290ff3c-fd5c-4e87-878d-d138163f476c", after: 41 },
		reply: { instance: "c290ff3c-fd5c-4e87-878d-d138163f476c", last: 43, tags: ["product:1155", "category:1001"] },
	},
});
