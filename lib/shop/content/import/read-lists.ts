/** Lists in one file each: categories of the blog, and pictures of Instagram. The shop shows them in the file's order. */
import { z } from "zod";
import { DEFAULT_LOCALE, eachLocale, givenIn, type Locale } from "../../../domain/locale.ts";
import { slugify } from "../../../domain/words/slug.ts";
import { typographic } from "../markdown/typography.ts";
import { type FileFault, issueText } from "./faults.ts";
import * as fields from "./fields.ts";
import type { ContentFile } from "./read-folder.ts";
import { readYaml } from "./read-head.ts";
import type { Lookups, Rows } from "./rows.ts";

export const CATEGORIES_FILE = "post-categories.yaml";
export const INSTAGRAM_FILE = "instagram.yaml";

/** A text in the default language, and in others where it is not the same. */
const inLanguages = (text: z.ZodType<string>) =>
	z.strictObject({ ...eachLocale(() => text.optional()), [DEFAULT_LOCALE]: text });
const category = z.strictObject({
	key: fields.key,
	name: inLanguages(fields.textLine(60)),
	slug: z.strictObject(eachLocale(() => fields.slug.optional())).default({}),
});
const picture = z.strictObject({
	key: fields.key,
	picture: fields.recipe,
	alt: inLanguages(fields.textLine(200)),
	url: z.url({ protocol: /^https$/, error: "is an https address" }),
});

export function readCategories(file: ContentFile, faults: FileFault[]): Rows[] {
	return readList(file, category, faults).map(({ key, name, slug }, position) => {
		const columns = (locale: Locale) => ({
			slug: slug[locale] ?? slugify(givenIn(name, locale)),
			name: typographic(givenIn(name, locale), locale),
		});
		return {
			name: `post-categories/${key}`,
			table: "post_categories",
			key: { key },
			facts: { position },
			texts: {
				table: "post_category_translations",
				owner: "category_id",
				rows: eachLocale(columns),
			},
		};
	});
}

export function readInstagram(file: ContentFile, faults: FileFault[]): ((lookups: Lookups) => Promise<Rows>)[] {
	return readList(file, picture, faults).map(({ key, picture: recipe, alt, url }, position) => async (lookups) => ({
		name: `instagram/${key}`,
		table: "instagram_posts",
		key: { key },
		facts: {
			picture_id: await lookups.pictureId(recipe),
			alt: JSON.stringify(eachLocale((locale) => typographic(givenIn(alt, locale), locale))),
			url,
			position,
		},
	}));
}

function readList<Item extends z.ZodType<{ key: string }>>(
	file: ContentFile,
	item: Item,
	faults: FileFault[],
): z.output<Item>[] {
	const read = readYaml(file, faults);
	if (!read) return [];
	const { path } = file;
	if (!Array.isArray(read.value)) {
		faults.push({ path, line: 1, message: "is a list" });
		return [];
	}
	const known = new Set<string>();
	return read.value.flatMap((value, index) => {
		const line = read.lineAt(index);
		const result = item.safeParse(value);
		if (!result.success) {
			faults.push(...result.error.issues.map((issue) => ({ path, line, message: issueText(issue) })));
			return [];
		}
		if (known.has(result.data.key)) faults.push({ path, line, message: `"${result.data.key}" is there already` });
		known.add(result.data.key);
		return [result.data];
	});
}
