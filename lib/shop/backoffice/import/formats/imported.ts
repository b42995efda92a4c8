import type { ProductTextName } from "../../../../domain/goods/product-texts.ts";
import type { PriceCurrency } from "../../../../domain/money/gross-price.ts";

/**
 * Imported data, independent of the format, and the type of a format. Fields that the file lacks (undefined) keep the shop's
 * values.
 */

/** A named property of an item, as in the file: "Barva": ["červená"]. */
export type Trait = { line: number; name: string; values: string[] };

export type ImportedVariant = {
	line: number;
	/** "Small / Red"; "" when the product has one variant, or when its group names it. */
	name: string | undefined;
	/** The variant's code in the file, used as its code in the shop; null when the file has none. */
	code: string | null;
	ean: string | null | undefined;
	/** Current gross price, in haléře or in minor units of the file's currency. */
	priceMinor: number | undefined;
	/** Gross price before a reduction; ignored unless it is higher. */
	beforeMinor: number | null | undefined;
	/** Pieces in the warehouse; null when the file has none. */
	quantity: number | null;
	pictureUrl: string | null | undefined;
	/** Properties that become attributes; null when the format has none, which keeps the shop's. */
	traits: Trait[] | null;
};

export type ImportedBrand = {
	name: string;
	/** The manufacturer's postal address and e-mail or web address; null when the file has none. */
	address: string | null;
	contact: string | null;
};

/** A product, or a part of one that the file has as separate items. */
export type ImportedItem = {
	line: number;
	/** Identifies the product in every import. */
	handle: string;
	/** Whether this is the whole product; otherwise all items with the same handle form it. */
	isWhole: boolean;
	/** Code for a new product; a number is appended when it is taken. */
	code: string;
	/** Whether a variant is matched by its code alone; otherwise also by its name. */
	isKnownByCodeAlone: boolean;
	title: string;
	brand: ImportedBrand | null | undefined;
	/** "21.00"; null when the file has none. */
	vatPercent: string | null;
	/** Names of categories from the top; the first path that exists in the shop is used. */
	categoryPaths: { line: number; path: string[] }[];
	isPublished: boolean | undefined;
	/** In display order; includes the variants' own. */
	pictureUrls: string[] | undefined;
	variants: ImportedVariant[];
	/** Whether these are all variants; otherwise the shop's others stay. */
	hasAllVariants: boolean;
	/** Plain texts; not set when the format has none. */
} & { [Name in ProductTextName]?: string | undefined };

/** An error in a file; lines count from 1, content over several lines has the number of the first. */
export type LineError = { line: number; message: string };

/** Content of the file without a counterpart in the shop, or with an assumed one: `what` is its kind. */
export type Unmapped = { line: number; what: string; example: string };

export type Reading =
	| ({ kind: "item" } & { item: ImportedItem })
	| ({ kind: "error" } & LineError)
	| ({ kind: "unmapped" } & Unmapped);

export type WantedReading = {
	/** Currency of the file's prices; default CZK. */
	currency?: PriceCurrency | undefined;
	/** Whether only texts are imported; errors in other fields are then ignored. */
	isTextsOnly?: boolean;
};

/** An importable file format: to add one, write another value of this type and add it to formats.ts. */
export type ImportFormat = {
	/** The value of --format. */
	name: string;
	/** Title for people: "Heureka feed (XML)". */
	title: string;
	/** Whether a file with this beginning (up to 64 kB) has this format. */
	recognises(head: string): boolean;
	/** The file's names of a variant's code, and of its price. */
	codeField: string;
	priceField: string;
	/** Message about an item with the same handle as another one on `line`, neither of them part of a group. */
	repeated(handle: string, line: number): string;
	/** The file's content as a stream, in its order. Throws `BrokenFile` where it cannot be read further. */
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
