/** Rules of a feed's element, for `feeds check`. */

export type FieldRule = {
	/** The element must exist and have content. */
	required?: true;
	/** The element must exist, and may be empty. */
	present?: true;
	/** Most occurrences; default one. */
	times?: number;
	/** Most characters (code points). */
	maxLength?: number;
	/** Recommended length; only a warning. */
	advisedLength?: { min?: number; max?: number };
	/** Must match the whole text. */
	pattern?: RegExp;
	/** Returns what else is wrong; null when nothing is. */
	fault?: (text: string) => string | null;
	/** No two items may have the same value. */
	isUnique?: true;
	/** Must be the id of another item in the same file. */
	isReference?: true;
	/** Elements in it instead of text; not checked when it is empty. */
	children?: Record<string, FieldRule>;
	attributes?: Record<string, FieldRule>;
};

export type FeedRules = {
	/** Field with the item's own name; "@id" for an attribute. */
	id: string;
	/** Most items that are read. */
	maxItems?: number;
	fields: Record<string, FieldRule>;
	attributes?: Record<string, FieldRule>;
	/** Returns what is wrong with the whole item; `text` returns the text of its first field of a name. */
	fault?: (text: (field: string) => string | undefined) => { field: string; what: string } | null;
};

export const address = (maxLength: number, more: FieldRule = {}): FieldRule => ({
	maxLength,
	pattern: /^https?:\/\/[^\s]+$/,
	fault: (text) => (URL.canParse(text) ? null : "is no address"),
	...more,
});

/** Address of a picture in a format that every site shows: JPEG, PNG. */
export const picture = (maxLength: number, more: FieldRule = {}): FieldRule => ({
	...address(maxLength, more),
	fault: (text) => {
		if (!URL.canParse(text)) return "is no address";
		return /\.(?:jpe?g|png)$/i.test(new URL(text).pathname) ? null : "is no JPEG or PNG";
	},
});

/** Above zero, from the number at the beginning. */
export function notFree(text: string): string | null {
	return Number.parseFloat(text.replace(",", ".")) > 0 ? null : "is not above 0";
}
