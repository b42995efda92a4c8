import { slugify } from "../../../../domain/words/slug.ts";
import { oneLine } from "../plain-text.ts";
import { richText, webAddress } from "./field.ts";
import {
	categoryPaths,
	eanField,
	type FeedItem,
	feedItem,
	idField,
	lineField,
	pictureUrls,
	priceVat,
	rawField,
	slovakSign,
	stockField,
	traits,
	vatPercent,
	withoutReports,
} from "./heureka-fields.ts";
import type {
	ImportedBrand,
	ImportedItem,
	ImportFormat,
	LineError,
	Reading,
	Unmapped,
	WantedReading,
} from "./imported.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const MAX_LENGTH = { name: 200, manufacturer: 100, address: 500 } as const;
const PREFIX = "heureka:";
/**
 * Imported elements. PRICE (without VAT) is not among them, because PRICE_VAT is exact. STOCK is not Heureka's, but
 * suppliers' feeds have it.
 */
const TAKEN = new Set(
	"ITEM_ID ITEMGROUP_ID PRODUCTNAME DESCRIPTION PRICE_VAT PRICE VAT MANUFACTURER MANUFACTURER_POSTAL_ADDRESS MANUFACTURER_ELECTRONIC_ADDRESS EAN IMGURL IMGURL_ALTERNATIVE PARAM CATEGORYTEXT STOCK".split(
		" ",
	),
);
/** Why an element is not imported, where its name does not show it. */
const NOT_TAKEN: Record<string, string> = {
	DELIVERY_DATE: "DELIVERY_DATE (says no number of pieces)",
	DELIVERY: "DELIVERY (the shop has its own)",
	URL: "URL (the shop has its own)",
};

/** The product feed for Heureka.cz: a SHOPITEM is a variant, and those with the same ITEMGROUP_ID are one product. */
export const heureka: ImportFormat = {
	name: "heureka",
	title: "Heureka feed (XML)",
	codeField: "ITEM_ID",
	priceField: "PRICE_VAT",
	// Zboží.cz uses the same elements with other meanings, in its own namespace.
	recognises: (head) => /^\s*</.test(head) && /<(?:\w+:)?SHOP[\s>](?![^>]*zbozi\.cz)/.test(head),
	repeated: (handle, line) => {
		const id = handle.slice(PREFIX.length);
		return `${id.includes(":") ? "URL" : "ITEM_ID"} "${id}" is that of the item or of the ITEMGROUP_ID on line ${line} already`;
	},
	read: readHeureka,
};

async function* readHeureka(
	text: AsyncIterable<string>,
	{ currency, isTextsOnly = false }: WantedReading = {},
): AsyncGenerator<Reading> {
	let hasItems = false;
	let isAsked = isTextsOnly || currency !== undefined;
	for await (const element of readXml(text, { root: "SHOP", item: "SHOPITEM" })) {
		hasItems = true;
		const errors: LineError[] = [];
		const unmapped: Unmapped[] = [];
		const source = feedItem(element, { errors, unmapped, currency });
		const item = readItem(source, isTextsOnly ? withoutReports(source) : source);
		const slovak = isAsked ? null : slovakSign(source);
		if (slovak) {
			isAsked = true;
			source.error(
				slovak,
				`${slovak.sign}, so its prices may be in euros: add --currency EUR --rate …, or --currency CZK if they are crowns`,
			);
		}
		for (const error of errors.sort((a, b) => a.line - b.line)) yield { kind: "error", ...error };
		for (const one of unmapped) yield { kind: "unmapped", ...one };
		if (errors.length === 0) yield { kind: "item", item };
	}
	if (!hasItems) yield { kind: "error", line: 1, message: "the file has no SHOPITEM" };
}

/** `rest` is the same item for fields other than texts. */
function readItem(item: FeedItem, rest: FeedItem): ImportedItem {
	const { line } = item.element;
	const groupId = idField(item, "ITEMGROUP_ID");
	const itemId = idField(item, "ITEM_ID");
	const id = itemId ?? identifyingUrl(item, groupId);
	const title = nameOf(item);
	const urls = pictureUrls(rest);
	const { text: html, report } = rawField(item, "DESCRIPTION");
	noteNotTaken(item);
	return {
		line,
		handle: `${PREFIX}${groupId ?? id}`,
		isWhole: groupId === null,
		code: groupId ?? itemId ?? slugify(title).toUpperCase(),
		isKnownByCodeAlone: itemId !== null,
		title,
		description: richText("DESCRIPTION", html, report),
		brand: brandOf(rest),
		vatPercent: vatPercent(rest),
		categoryPaths: categoryPaths(item),
		isPublished: true,
		pictureUrls: urls,
		hasAllVariants: true,
		variants: [
			{
				line,
				name: "",
				code: itemId,
				ean: eanField(rest),
				priceMinor: priceVat(rest),
				beforeMinor: null,
				quantity: stockField(rest),
				pictureUrl: groupId === null ? null : (urls[0] ?? null),
				traits: traits(item),
			},
		],
	};
}

/** PRODUCTNAME; feeds from before 2010 have the name in PRODUCT, which is now a longer name. */
function nameOf(item: FeedItem): string {
	const name = lineField(item, "PRODUCTNAME", MAX_LENGTH.name);
	const older = lineField(item, "PRODUCT", name === "" ? MAX_LENGTH.name : Number.POSITIVE_INFINITY);
	if (name === "" && older === "") item.error(item.element, "PRODUCTNAME is missing: the name of the goods");
	if (name !== "" && older !== "") item.unmapped(item.element, "PRODUCT beside PRODUCTNAME", older);
	return name || older;
}

/** Without an ITEM_ID an item is identified by its address, which is unique in a feed. */
function identifyingUrl(item: FeedItem, groupId: string | null): string {
	const { text, report } = rawField(item, "URL");
	if (groupId !== null || oneLine(text) === "") {
		item.error(item.element, "ITEM_ID is missing: it says which item is which when the feed comes again");
		return "";
	}
	const url = webAddress("URL", oneLine(text), report) ?? "";
	item.unmapped(item.element, "ITEM_ID missing; the item is known by its URL", url);
	return url;
}

function brandOf(item: FeedItem): ImportedBrand | null {
	const name = lineField(item, "MANUFACTURER", MAX_LENGTH.manufacturer);
	const address = lineField(item, "MANUFACTURER_POSTAL_ADDRESS", MAX_LENGTH.address) || null;
	const contact = lineField(item, "MANUFACTURER_ELECTRONIC_ADDRESS", MAX_LENGTH.address) || null;
	if (name !== "") return { name, address, contact };
	const rest = address ?? contact;
	if (rest !== null) item.unmapped(item.element, "Address of a manufacturer without MANUFACTURER", rest);
	return null;
}

function noteNotTaken(item: FeedItem): void {
	for (const child of item.element.children) {
		const isEmpty = child.text.trim() === "" && child.children.length === 0;
		if (isEmpty || TAKEN.has(child.name) || child.name === "PRODUCT") continue;
		item.unmapped(child, NOT_TAKEN[child.name] ?? child.name.slice(0, 60), textOf(child));
	}
}

function textOf({ text, children }: XmlElement): string {
	return [text, ...children.map(textOf)]
		.map(oneLine)
		.filter((piece) => piece !== "")
		.join(", ");
}
