import type { z } from "zod";
import type { Block } from "../../../contract/schemas/blocks.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { issueText } from "./faults.ts";
import type { Lookups, Rows } from "./rows.ts";

type Written = { body: string; blocks: Block[] };
type Definition<Shared extends z.ZodRawShape, Own extends z.ZodRawShape> = {
	/** Its files lie here. */
	folder: string;
	/** What is the same in all languages. */
	shared: z.ZodObject<Shared>;
	/** What each language has of its own. */
	own: z.ZodObject<Own>;
	/** "blocks": shown on a page; "plain": drawn on paper; "none": there is nothing below the front matter. */
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
/** `locale` is undefined for what is the same in all languages. */
type Complaint = (issue: { locale: Locale | undefined; field: string; message: string }) => void;

/** A kind of texts, whatever it holds: reads front matter now, and gives its rows once all that it names is found. */
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

/** Null when something is wrong, which is complained about field by field. */
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
