import { z } from "zod";
import * as examples from "../examples/content.ts";
import * as fields from "../fields.ts";
import * as lists from "../schemas/lists.ts";
import { defineCall } from "./define-call.ts";

const tag = "Shop";

export const listCurrencies = defineCall({
	method: "get",
	path: "/lists/currencies",
	tag,
	summary: "Currencies",
	reply: z.array(lists.currency),
	example: {
		reply: [
			{ id: 1, is_default: true, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
		],
	},
});

export const listCountries = defineCall({
	method: "get",
	path: "/lists/countries/{locale}",
	tag,
	summary: "Countries, and whether this shop ships there",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(lists.country),
	errors: ["not_found"],
	example: {
		params: { locale: "cs" },
		reply: [{ code: "CZ", name: "Česká republika", phone_prefix: "+420", is_shipped: true }],
	},
});

export const listSearchPlaceholders = defineCall({
	method: "get",
	path: "/lists/searchPlaceholders",
	tag,
	summary: "Texts that the search box shows in turn",
	request: { query: lists.langQuery },
	reply: z.array(lists.searchPlaceholder),
	errors: ["invalid"],
	example: { query: { lang: "cs" }, reply: [{ text: "balónky na oslavu" }] },
});

export const getSettings = defineCall({
	method: "get",
	path: "/settings",
	tag,
	summary: "Settings of the shop: contacts, menus, maintenance",
	request: { query: lists.langQuery },
	reply: lists.settings,
	errors: ["invalid"],
	example: { query: { lang: "cs" }, reply: examples.settings },
});

export const getMaintenance = defineCall({
	method: "get",
	path: "/maintenance",
	tag,
	summary: "Whether the shop is closed for maintenance at this moment; from memory, so that it may be asked often",
	reply: lists.maintenanceState,
	example: { reply: { is_enabled: false } },
});

export const getPoster = defineCall({
	method: "get",
	path: "/poster",
	tag,
	summary: "Banners by name",
	request: { query: lists.langQuery },
	reply: lists.poster,
	errors: ["invalid"],
	example: {
		query: { lang: "cs" },
		reply: {
			"banner.promo": {
				title: "Doprava zdarma při nákupu nad 1 500 Kč",
				url: null,
				target: null,
				path: null,
				image: null,
			},
		},
	},
});
