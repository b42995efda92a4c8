import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { LOCALES } from "../../../domain/locale.ts";
import { netFromGross } from "../../../domain/money.ts";
import { slugify } from "../../../domain/slug.ts";
import { pictureKey } from "../../media/picture-files.ts";
import type { PictureRecipe } from "../../media/recipe.ts";
import type { Database } from "../client.ts";
import {
	attributes,
	attributeTranslations,
	attributeValues,
	attributeValueTranslations,
	brands,
	categories,
	categoryTranslations,
	pictures,
	priceHistory,
	productAttributes,
	productCategories,
	productLabels,
	productPictures,
	products,
	productTranslations,
	variants,
	variantTranslations,
} from "../schema/catalogue.ts";
import { stock } from "../schema/places.ts";
import { ATTRIBUTES, BRANDS, CATEGORIES, type CategoryKey } from "./dictionary.ts";
import type { SeedProduct, SeedStock } from "./format.ts";
import { insertAll } from "./insert-all.ts";
import type { Text } from "./text.ts";

const DAY_MS = 86_400_000;

/** Two names of one thing, for tables of translations. */
function translations<Row>(text: { name: Text }, row: (locale: "cs" | "en", name: string) => Row): Row[] {
	return LOCALES.map((locale) => row(locale, text.name[locale]));
}

/** Categories by key with their ids; a parent always stands above its children in the dictionary. */
export async function seedCategories(
	tx: Database,
	pictureIds: PictureIds,
): Promise<Map<string, { id: number; tint: string }>> {
	const ids = new Map<string, { id: number; tint: string }>();
	const entries = Object.entries(CATEGORIES);
	const numbers = await nextIds(tx, entries.length);
	for (const [position, [key, category]] of entries.entries()) {
		const parent = "parent" in category ? ids.get(category.parent) : undefined;
		const tint = "tint" in category ? category.tint : (parent?.tint ?? "#ffe1e6");
		const id = numbers[position] ?? 0;
		ids.set(key, { id, tint });
		await tx.insert(categories).values({
			id,
			key,
			parentId: parent?.id ?? null,
			position,
			tint,
			pictureId: await pictureIds(category.picture, tint),
		});
	}
	await insertAll(
		tx,
		categoryTranslations,
		entries.flatMap(([key, category]) =>
			translations(category, (locale, name) => ({
				categoryId: ids.get(key)?.id ?? 0,
				locale,
				slug: slugify(name),
				name,
				description: category.description[locale],
			})),
		),
	);
	return ids;
}

export async function seedAttributes(tx: Database): Promise<(attribute: string, value: string) => number> {
	const valueIds = new Map<string, number>();
	for (const [position, [key, attribute]] of Object.entries(ATTRIBUTES).entries()) {
		const [row] = await tx.insert(attributes).values({ key, position }).returning({ id: attributes.id });
		const attributeId = row?.id ?? 0;
		await tx
			.insert(attributeTranslations)
			.values(translations(attribute, (locale, name) => ({ attributeId, locale, name })));
		const values = Object.entries<Text>(attribute.values);
		const rows = await tx
			.insert(attributeValues)
			.values(values.map(([valueKey], index) => ({ attributeId, key: valueKey, position: index })))
			.returning({ id: attributeValues.id, key: attributeValues.key });
		for (const value of rows) valueIds.set(`${key}=${value.key}`, value.id);
		await tx.insert(attributeValueTranslations).values(
			values.flatMap(([valueKey, name]) =>
				translations({ name }, (locale, text) => ({
					valueId: valueIds.get(`${key}=${valueKey}`) ?? 0,
					locale,
					name: text,
				})),
			),
		);
	}
	return (attribute, value) => {
		const id = valueIds.get(`${attribute}=${value}`);
		if (!id) throw new Error(`The demo catalogue names an unknown attribute value: ${attribute}=${value}`);
		return id;
	};
}

/** Keeps each different picture once; gives the id of its row. */
export type PictureIds = (recipe: PictureRecipe, tint: string) => Promise<number>;

export function pictureKeeper(tx: Database): PictureIds {
	const ids = new Map<string, number>();
	return async (recipe, tint) => {
		const ground = recipe.tint ?? tint;
		const key = pictureKey(recipe, ground);
		const known = ids.get(key);
		if (known) return known;
		const [row] = await tx.insert(pictures).values({ key, recipe, tint: ground }).returning({ id: pictures.id });
		const id = row?.id ?? 0;
		ids.set(key, id);
		return id;
	};
}

type Context = {
	tx: Database;
	now: Date;
	vatIds: Map<number, number>;
	placeIds: number[];
	categoryIds: Map<string, { id: number; tint: string }>;
	pictureIds: PictureIds;
};

export async function seedProducts(context: Context, all: SeedProduct[]): Promise<void> {
	const { tx } = context;
	const valueId = await seedAttributes(tx);
	const brandRows = await tx
		.insert(brands)
		.values(
			Object.values(BRANDS).map((name) => ({
				slug: slugify(name),
				name,
				manufacturerName: `${name} s.r.o.`,
				manufacturerAddress: "Nádražní 62, 150 00 Praha 5, Česká republika",
				manufacturerContact: `${slugify(name)}@konfety.example`,
			})),
		)
		.returning({ id: brands.id, name: brands.name });
	const brandIds = new Map(brandRows.map((row) => [row.name, row.id]));
	const ids = await nextIds(tx, all.length);
	const rows = emptyRows();
	for (const [index, product] of all.entries()) {
		await addProduct({ ...context, rows, valueId, brandIds }, product, ids[index] ?? 0);
	}
	await insertAll(tx, products, rows.products);
	await insertAll(tx, productTranslations, rows.translations);
	await insertAll(tx, productCategories, rows.categories);
	await insertAll(tx, productLabels, rows.labels);
	await insertAll(tx, productPictures, rows.pictures);
	const variantIds = await insertVariants(tx, rows);
	await insertAll(
		tx,
		productAttributes,
		rows.attributes.map(({ variantCode, ...row }) => ({
			...row,
			variantId: variantCode ? variantIds.get(variantCode) : null,
		})),
	);
	await insertAll(
		tx,
		stock,
		rows.stock.map(({ variantCode, ...row }) => ({ ...row, variantId: variantIds.get(variantCode) ?? 0 })),
	);
	await insertAll(
		tx,
		priceHistory,
		rows.prices.map(({ variantCode, ...row }) => ({ ...row, variantId: variantIds.get(variantCode) ?? 0 })),
	);
}

async function insertVariants(tx: Database, rows: Rows): Promise<Map<string, number>> {
	await insertAll(
		tx,
		variants,
		rows.variants.map(({ name: _name, ...row }) => row),
	);
	const inserted = await tx.select({ id: variants.id, code: variants.code }).from(variants);
	const ids = new Map(inserted.map((row) => [row.code, row.id]));
	await insertAll(
		tx,
		variantTranslations,
		rows.variants.flatMap((row) =>
			LOCALES.map((locale) => ({ variantId: ids.get(row.code) ?? 0, locale, name: row.name?.[locale] ?? "" })),
		),
	);
	return ids;
}

type OfVariant<Row> = Omit<Row, "variantId"> & { variantCode: string };
type Rows = ReturnType<typeof emptyRows>;

function emptyRows() {
	return {
		products: [] as (typeof products.$inferInsert)[],
		translations: [] as (typeof productTranslations.$inferInsert)[],
		categories: [] as (typeof productCategories.$inferInsert)[],
		labels: [] as (typeof productLabels.$inferInsert)[],
		pictures: [] as (typeof productPictures.$inferInsert)[],
		variants: [] as (typeof variants.$inferInsert & { name?: Text })[],
		attributes: [] as (Omit<typeof productAttributes.$inferInsert, "variantId"> & { variantCode?: string })[],
		stock: [] as OfVariant<typeof stock.$inferInsert>[],
		prices: [] as OfVariant<typeof priceHistory.$inferInsert>[],
	};
}

async function addProduct(
	context: Context & {
		rows: Rows;
		valueId: (attribute: string, value: string) => number;
		brandIds: Map<string, number>;
	},
	product: SeedProduct,
	productId: number,
) {
	const { rows, now, valueId } = context;
	const inCategories = product.categories.map((key) => requireCategory(context.categoryIds, key));
	const [home] = inCategories;
	const vat = product.vat ?? 21;
	const createdAt = new Date(now.getTime() - (product.addedDaysAgo ?? 60) * DAY_MS);
	rows.products.push({
		id: productId,
		code: product.code,
		brandId: context.brandIds.get(BRANDS[product.brand]) ?? null,
		vatRateId: context.vatIds.get(vat) ?? 0,
		defaultCategoryId: home?.id ?? 0,
		minimumAge: product.minimumAge ?? null,
		popularity: product.popularity ?? 40,
		isRestocked: fraction(product.code) < 0.7,
		createdAt,
	});
	rows.translations.push(
		...translations(product, (locale, name) => ({
			productId,
			locale,
			slug: slugify(name),
			name,
			description: product.description[locale],
		})),
	);
	rows.categories.push(...inCategories.map(({ id }) => ({ productId, categoryId: id })));
	rows.labels.push(...(product.labels ?? []).map((label) => ({ productId, label })));
	const seen = new Set<number>();
	for (const picture of product.pictures) seen.add(await context.pictureIds(picture, home?.tint ?? ""));
	for (const [attribute, value] of Object.entries(product.attributes ?? {})) {
		for (const key of [value].flat()) rows.attributes.push({ productId, valueId: valueId(attribute, key) });
	}

	for (const [position, variant] of (product.variants ?? [undefined]).entries()) {
		const code = variant ? `${product.code}-${variant.code}` : product.code;
		const pictureId = variant?.picture ? await context.pictureIds(variant.picture, home?.tint ?? "") : null;
		if (pictureId) seen.add(pictureId);
		const price = variant?.price ?? product.price;
		const sale = product.sale === undefined ? undefined : Math.round((price * product.sale) / product.price);
		const netPrice = netFromGross(price * 100, String(vat));
		const netSalePrice = sale === undefined ? null : netFromGross(sale * 100, String(vat));
		rows.variants.push({
			productId,
			code,
			ean: eanOf(code),
			position,
			netPrice,
			netSalePrice,
			pictureId,
			name: variant?.name,
		});
		for (const [attribute, value] of Object.entries(variant?.attributes ?? {})) {
			rows.attributes.push({ productId, variantCode: code, valueId: valueId(attribute, value) });
		}
		rows.stock.push(...stockRows(code, variant?.stock ?? product.stock ?? "plenty", context.placeIds));
		rows.prices.push({ variantCode: code, netPrice, netSalePrice: null, validFrom: createdAt });
		if (netSalePrice)
			rows.prices.push({ variantCode: code, netPrice, netSalePrice, validFrom: new Date(now.getTime() - 5 * DAY_MS) });
	}
	rows.pictures.push(...[...seen].map((pictureId, position) => ({ productId, pictureId, position })));
}

function requireCategory(ids: Context["categoryIds"], key: CategoryKey) {
	const category = ids.get(key);
	if (!category) throw new Error(`The demo catalogue names an unknown category: ${key}`);
	return category;
}

/** A number from 0 to 1 that depends on the text alone, so that every seeding gives the same shop. */
function fraction(text: string): number {
	return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

function stockRows(variantCode: string, amount: SeedStock, placeIds: number[]) {
	return placeIds.map((placeId, index) => ({ variantCode, placeId, quantity: pieces(variantCode, amount, index) }));
}

/** Pieces at the place with this index; 0 is the warehouse. */
function pieces(code: string, amount: SeedStock, index: number): number {
	const chance = fraction(`${code}@${index}`);
	const isWarehouse = index === 0;
	if (amount === "none") return 0;
	if (amount === "warehouse") return isWarehouse ? 20 + Math.floor(chance * 60) : 0;
	if (amount === "branches") return isWarehouse || chance < 0.4 ? 0 : 1 + Math.floor(chance * 6);
	if (amount === "few") return isWarehouse ? 1 + Math.floor(chance * 4) : chance > 0.92 ? 1 : 0;
	if (isWarehouse) return 40 + Math.floor(chance * 160);
	return chance < 0.25 ? 0 : Math.floor(chance * 14);
}

/** A valid EAN-13 of the range for use inside a company (prefix 2). */
function eanOf(code: string): string {
	const body = `2${Math.floor(fraction(`ean:${code}`) * 1e11)
		.toString()
		.padStart(11, "0")}`;
	const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return `${body}${(10 - (sum % 10)) % 10}`;
}

async function nextIds(tx: Database, count: number): Promise<number[]> {
	const result = await tx.execute(
		sql`select nextval('catalogue_ids')::int as id from generate_series(1, ${count}) order by 1`,
	);
	return result.rows.map((row) => Number(row.id));
}
