import { z } from "zod";
import * as fields from "../fields.ts";
import * as lists from "../lists.ts";
import { defineCall } from "./define-call.ts";

const tag = "Shop";

export const listCurrencies = defineCall({
	method: "get",
	path: "/lists/currencies",
	tag,
	summary: "Currencies",
	reply: z.array(lists.currency),
});

export const listCountries = defineCall({
	method: "get",
	path: "/lists/countries/{locale}",
	tag,
	summary: "Countries, and whether this shop ships there",
	request: { params: z.object({ locale: fields.locale }) },
	reply: z.array(lists.country),
	errors: ["not_found"],
});

export const listSearchPlaceholders = defineCall({
	method: "get",
	path: "/lists/searchPlaceholders",
	tag,
	summary: "Texts that the search box shows in turn",
	request: { query: lists.langQuery },
	reply: z.array(lists.searchPlaceholder),
	errors: ["invalid"],
});

export const getSettings = defineCall({
	method: "get",
	path: "/settings",
	tag,
	summary: "Settings of the shop: contacts, menus, maintenance",
	request: { query: lists.langQuery },
	reply: lists.settings,
	errors: ["invalid"],
});

export const getPoster = defineCall({
	method: "get",
	path: "/poster",
	tag,
	summary: "Banners by name",
	request: { query: lists.langQuery },
	reply: lists.poster,
	errors: ["invalid"],
});

export const getPage = defineCall({
	method: "get",
	path: "/pages/{locale}/{slug}",
	tag,
	summary: "A page of text, such as the terms",
	request: { params: z.object({ locale: fields.locale, slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }) },
	reply: lists.page,
	errors: ["not_found"],
});
