import type { Locale } from "../../../domain/locale.ts";
import { pictureKey } from "../../goods/media/picture-files.ts";
import type { PictureIds } from "../../goods/media/picture-keeper.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { FileFault } from "./faults.ts";
import {
	branchIds,
	branchOpenings,
	categoryIds,
	keptPageSlugs,
	type PageSlug,
	pictureKeys,
	productIds,
} from "./named.sql.ts";
import type { FolderText } from "./read-texts.ts";
import type { Lookups, Rows } from "./rows.ts";

/** Background of a picture whose recipe has none. */
const TINT = "#fff3bf";

export type Named = {
	lookupsOf(text: Pick<FolderText, "lineOf">): Lookups;
	/** The text's blocks with the keys of its pictures; reports names that are not found. */
	writtenOf(text: FolderText): Promise<FolderText["written"]>;
};

/** Finds everything in the shop that the texts of a folder name. */
export async function findNamed(
	tx: Database,
	texts: FolderText[],
	run: { now: Date; pictureIds: PictureIds; faults: FileFault[] },
): Promise<Named> {
	const { now, pictureIds, faults } = run;
	const named = texts.flatMap((text) => text.named);
	const names = (kind: "product" | "picture") => named.filter((one) => one.kind === kind).map(({ name }) => name);
	const branches = await branchIds(tx);
	const openings = await branchOpenings(tx);
	const categories = await categoryIds(tx);
	const products = await productIds(tx, [...names("product"), ...texts.flatMap(({ productCodes }) => productCodes)]);
	const pictures = await pictureKeys(tx, names("picture"));
	const keep = async (recipe: PictureRecipe) => {
		await pictureIds(recipe, TINT);
		return pictureKey(recipe, recipe.tint ?? TINT);
	};
	return {
		lookupsOf({ lineOf }) {
			const found = (ids: Map<string, number>, name: string, field: string, what: string) => {
				const id = ids.get(name);
				if (id === undefined) faults.push({ ...lineOf(field), message: `${field}: there is no ${what} "${name}"` });
				return id ?? null;
			};
			return {
				now,
				branchId: (slug, field) => found(branches, slug, field, "branch"),
				openingOf: (slug) => openings.get(slug) ?? null,
				categoryId: (key, field) => found(categories, key, field, "category of the blog"),
				productIds: (codes, field) =>
					[...new Set(codes)].flatMap((code) => found(products, code, field, "product with the code") ?? []),
				pictureId: async (recipe) => (recipe ? pictureIds(recipe, TINT) : null),
			};
		},
		async writtenOf(text) {
			for (const { kind, name, path, line } of text.named) {
				if (kind === "product" && !products.has(name)) {
					faults.push({ path, line, message: `there is no product with the code "${name}"` });
				}
				if (kind === "picture" && !Object.hasOwn(text.pictures, name) && !pictures.has(name)) {
					faults.push({ path, line, message: `there is no picture "${name}" in the front matter or the shop` });
				}
			}
			const keys = new Map<string, string>();
			for (const [name, recipe] of Object.entries(text.pictures)) keys.set(name, await keep(recipe));
			const written: FolderText["written"] = {};
			for (const [locale, { body, blocks }] of Object.entries(text.written) as [keyof typeof written, WrittenText][]) {
				const shown = blocks.map((block) =>
					block.kind === "picture" ? { ...block, key: keys.get(block.key) ?? block.key } : block,
				);
				written[locale] = { body, blocks: shown };
			}
			return written;
		},
	};
}

type WrittenText = NonNullable<FolderText["written"]["cs"]>;

type PageText = { text: FolderText; rows: Rows };

/** Addresses of these pages. */
export function pageSlugs(pages: PageText[]): PageSlug[] {
	return pages.flatMap(({ text, rows }) =>
		Object.entries(rows.texts?.rows ?? {}).map(([locale, { slug }]) => ({ key: text.key, locale, slug: String(slug) })),
	);
}

/** Reports pages whose address is a screen's, or another page's that is not among those `moving`. */
export async function checkPageSlugs(
	tx: Database,
	pages: PageText[],
	moving: PageSlug[],
	faults: FileFault[],
): Promise<void> {
	const taken = await keptPageSlugs(tx, moving);
	for (const { text, rows } of pages) {
		for (const [locale, { slug }] of Object.entries(rows.texts?.rows ?? {})) {
			const name = `${locale} ${slug}`;
			const owner = taken.get(name) ?? text.key;
			const isScreen = pageLinks.screenPaths(locale as Locale).some((path) => path.split("/")[0] === slug);
			// A page below `/info/…` has its id before the word.
			if (isScreen && rows.facts.kind === "generic") {
				faults.push({ ...text.lineOf("slug"), message: `slug: "${slug}" is the address of a screen of the shop` });
			} else if (owner !== text.key) {
				faults.push({ ...text.lineOf("slug"), message: `slug: "${slug}" is another page's` });
			}
			taken.set(name, owner);
		}
	}
}
