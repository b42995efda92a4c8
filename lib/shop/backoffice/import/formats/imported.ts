import type { PriceCurrency } from "../../../../domain/money/gross-price.ts";

/** What files bring, whatever their format, and what a format is. Where a file says nothing (undefined), the shop's own stays. */

/** A named property of an item, as the file writes it: "Barva": ["červená"]. */
export type Trait = { line: number; name: string; values: string[] };

export type ImportedVariant = {
	line: number;
	/** "Small / Red"; "" when the product has nothing to choose, or when its group names it. */
	name: string | undefined;
	/** The variant's code in the file, which becomes its code in the shop; null when the file gives none. */
	code: string | null;
	ean: string | null | undefined;
	/** Gross price now, in haléře or in minor units of the file's currency. */
	priceMinor: number | undefined;
	/** Gross price before a reduction; it is none unless it is higher. */
	beforeMinor: number | null | undefined;
	/** Pieces in the warehouse; null when the file does not say. */
	quantity: number | null;
	pictureUrl: string | null | undefined;
	/** Properties that become attributes; null when the format has none, so that the shop's own stay. */
	traits: Trait[] | null;
};

export type ImportedBrand = {
	name: string;
	/** The manufacturer's postal address and e-mail or web address; null when the file does not say. */
	address: string | null;
	contact: string | null;
};

/** A product, or one of the parts of a product that stand apart in the file. */
export type ImportedItem = {
	line: number;
	/** What the product is known by from import to import. */
	handle: string;
	/** Whether this is the whole product; otherwise the items with the same handle together are it. */
	isWhole: boolean;
	/** Code for the product when it is new; a number is put behind it when it is taken. */
	code: string;
	/** Whether a variant is recognised by its code alone, or else by its name. */
	isKnownByCodeAlone: boolean;
	title: string;
	/** Plain text. */
	description: string | undefined;
	brand: ImportedBrand | null | undefined;
	/** "21.00"; null when the file does not say. */
	vatPercent: string | null;
	/** Names of categories from the top; the first path that the shop has counts. */
	categoryPaths: { line: number; path: string[] }[];
	isPublished: boolean | undefined;
	/** In the order in which they are shown; the variants' own are among them. */
	pictureUrls: string[] | undefined;
	variants: ImportedVariant[];
	/** Whether these variants are all there are; otherwise others of the shop stay. */
	hasAllVariants: boolean;
};

/** What is wrong with a file and where; lines count from 1, what takes several lines is named by its first. */
export type LineError = { line: number; message: string };

/** Something of the file that has no counterpart in the shop, or that had to be assumed: `what` is its kind. */
export type Unmapped = { line: number; what: string; example: string };

export type Reading =
	| ({ kind: "item" } & { item: ImportedItem })
	| ({ kind: "error" } & LineError)
	| ({ kind: "unmapped" } & Unmapped);

export type WantedReading = {
	/** Of the file's prices; crowns unless it was said. */
	currency?: PriceCurrency | undefined;
	/** Whether nothing but texts is taken: what is wrong with the rest is no fault then. */
	isTextsOnly?: boolean;
};

/** A kind of file that can be imported: another one is another value of this type in the table of formats.ts. */
export type ImportFormat = {
	/** As it is typed behind --format. */
	name: string;
	/** For people: "Heureka feed (XML)". */
	title: string;
	/** Whether a file that begins like this (up to 64 kB) is one of this format. */
	recognises(head: string): boolean;
	/** What the file calls a variant's code, and its price. */
	codeField: string;
	priceField: string;
	/** Sentence about an item whose handle is that of another one on `line`, both of them not parts of a group. */
	repeated(handle: string, line: number): string;
	/** Everything in the file, piece by piece, in its order. Throws `BrokenFile` where it cannot be read any further. */
	read(text: AsyncIterable<string>, wanted?: WantedReading): AsyncIterable<Reading>;
};

/** A file that cannot be read beyond a line. */
export class BrokenFile extends Error {
	readonly line: number;
	constructor(line: number, message: string) {
		super(message);
		this.line = line;
	}
}
