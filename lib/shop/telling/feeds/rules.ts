/** What the reader of a feed demands of its elements, for `feeds check`. */

export type FieldRule = {
	/** It must be there, with something in it. */
	required?: true;
	/** It must be there, and may be empty. */
	present?: true;
	/** How often at most; once unless said otherwise. */
	times?: number;
	/** Characters (code points). */
	maxLength?: number;
	/** What its reader advises; only a warning. */
	advisedLength?: { min?: number; max?: number };
	/** The whole text. */
	pattern?: RegExp;
	/** What is wrong with it beyond that; null when nothing is. */
	fault?: (text: string) => string | null;
	/** No two items have the same. */
	isUnique?: true;
	/** It names another item of the same file. */
	isReference?: true;
	/** What stands in it instead of text; nothing of it is required when it is empty. */
	children?: Record<string, FieldRule>;
	attributes?: Record<string, FieldRule>;
};

export type FeedRules = {
	/** Field with the item's own name; "@id" for an attribute. */
	id: string;
	/** More are not read. */
	maxItems?: number;
	fields: Record<string, FieldRule>;
	/** Attributes of the item. */
	attributes?: Record<string, FieldRule>;
	/** What is wrong with the item as a whole; `text` gives that of its first field of a name. */
	fault?: (text: (field: string) => string | undefined) => { field: string; what: string } | null;
};

export const address = (maxLength: number, more: FieldRule = {}): FieldRule => ({
	maxLength,
	pattern: /^https?:\/\/[^\s]+$/,
	fault: (text) => (URL.canParse(text) ? null : "is no address"),
	...more,
});

/** Pictures that every reader shows: JPEG, PNG. */
export const picture = (maxLength: number, more: FieldRule = {}): FieldRule => ({
	...address(maxLength, more),
	fault: (text) => {
		if (!URL.canParse(text)) return "is no address";
		return /\.(?:jpe?g|png)$/i.test(new URL(text).pathname) ? null : "is no JPEG or PNG";
	},
});

/** Above zero, as a number in front. */
export function notFree(text: string): string | null {
	return Number.parseFloat(text.replace(",", ".")) > 0 ? null : "is not above 0";
}
