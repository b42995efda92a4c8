import type { z } from "zod";
import type { Block } from "../../../contract/schemas/blocks.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { issueText } from "./faults.ts";
import type { Lookups, Rows } from "./rows.ts";

type Written = { body: string; blocks: Block[] };
type Definition<Shared extends z.ZodRawShape, Own extends z.ZodRawShape> = {
	/** Folder of its files. */
	folder: string;
	/** Fields shared by all languages. */
	shared: z.ZodObject<Shared>;
	/** Fields that each language has. */
	own: z.ZodObject<Own>;
	/** "blocks": shown on a page; "plain": drawn in a PDF; "none": nothing below the front matter. */
	body: "blocks" | "plain" | "none";
	/** Languages it may be written in; all unless said otherwise. */
	locales?: readonly Locale[];
	rows(text: {
		key: string;
		shared: z.output<z.ZodObject<Shared>>;
		texts: Partial<Record<Locale, z.output<z.ZodObject<Own>> & Written>>;
		lookups: Lookups;
	}): Promise<Omit<Rows, "name">> | Omit<Rows, "name">;
};

type Values = Record<string, unknown>;
type Raw = { key: string; shared: Values; own: Partial<Record<Locale, Values>> };
/** `locale` is undefined for a shared field. */
type Complaint = (issue: { locale: Locale | undefined; field: string; message: string }) => void;

/** A kind of texts: parses front matter, and later gives its rows, once all names are found. */
export type Kind = Pick<Definition<z.ZodRawShape, z.ZodRawShape>, "folder" | "body"> & {
	locales: readonly Locale[];
	sharedFields: string[];
	ownFields: string[];
	read(
		raw: Raw,
		complain: Complaint,
	): ((written: Partial<Record<Locale, Written>>, lookups: Lookups) => Promise<Rows>) | null;
};

export function defineKind<Shared extends z.ZodRawShape, Own extends z.ZodRawShape>(
	definition: Definition<Shared, Own>,
): Kind {
	const { folder, shared, own, body, locales = LOCALES } = definition;
	return {
		...{ folder, body, locales },
		sharedFields: [...Object.keys(shared.shape), ...(body === "blocks" ? ["pictures"] : [])],
		ownFields: Object.keys(own.shape),
		read(raw, complain) {
			const common = parsed(shared, raw.shared, undefined, complain);
			const owned = LOCALES.map((locale) => {
				const values = raw.own[locale];
				return [locale, values && parsed(own, values, locale, complain)] as const;
			});
			if (!common || owned.some(([, value]) => value === null)) return null;
			return async (written, lookups) => {
				const texts: Partial<Record<Locale, z.output<z.ZodObject<Own>> & Written>> = {};
				for (const [locale, value] of owned) {
					const text = written[locale];
					if (value && text) texts[locale] = { ...value, ...text };
				}
				const rows = await definition.rows({ key: raw.key, shared: common, texts, lookups });
				return { name: `${folder}/${raw.key}`, ...rows };
			};
		},
	};
}

/** Null when a field is wrong; each wrong one is reported. */
function parsed<Shape extends z.ZodRawShape>(
	schema: z.ZodObject<Shape>,
	values: Values,
	locale: Locale | undefined,
	complain: Complaint,
): z.output<z.ZodObject<Shape>> | null {
	const result = schema.safeParse(values);
	if (result.success) return result.data;
	for (const issue of result.error.issues) {
		const field = String(issue.path[0] ?? "");
		const isMissing = issue.code !== "custom" && !(field in values);
		complain({ locale, field, message: isMissing ? `${field}: is missing` : issueText(issue) });
	}
	return null;
}
