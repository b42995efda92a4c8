import { netFromGross } from "#lib/domain/money/money.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { nextCatalogueIds } from "#lib/shop/backoffice/import/import.sql.ts";
import type { PictureIds } from "#lib/shop/goods/media/picture-keeper.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { productAttributes } from "#lib/shop/kernel/db/schema/attributes.ts";
import {
	priceHistory,
	productCategories,
	productPictures,
	products,
	productTranslations,
	variants,
	variantTranslations,
} from "#lib/shop/kernel/db/schema/catalogue.ts";
import { stock } from "#lib/shop/kernel/db/schema/places.ts";
import { productLabels } from "#lib/shop/kernel/db/schema/product-labels.ts";
import type { CategoryKey } from "../facts/dictionary.ts";
import type { SeedProduct } from "../facts/format.ts";
import { DEMO_LOCALES, type DemoText } from "../facts/languages.ts";
import { eanOf, fraction } from "./chance.ts";
import type { ValueId } from "./seed-attributes.ts";
import type { CategoryIds } from "./seed-categories.ts";
import { seedLinks } from "./seed-links.ts";
import { priceRows } from "./seed-prices.ts";
import { stockRows } from "./seed-stock.ts";
import { exemptionOf } from "./withdrawal.ts";

const DAY_MS = 86_400_000;

type Context = {
	tx: Database;
	now: Date;
	vatIds: Map<number, number>;
	placeIds: number[];
	categoryIds: CategoryIds;
	pictureIds: PictureIds;
	valueId: ValueId;
	brandIds: Map<string, number>;
};

/** Seeds the goods with all their rows, except those of listings and search, which are built afterwards. */
export async function seedProducts(context: Context, all: SeedProduct[]): Promise<void> {
	const { tx } = context;
	const ids = await nextCatalogueIds(tx, all.length);
	const rows = emptyRows();
	for (const [index, product] of all.entries()) {
		await addProduct({ ...context, rows }, product, ids[index] ?? 0);
	}
	await insertAll(tx, products, rows.products);
	await insertAll(tx, productTranslations, rows.translations);
	await insertAll(tx, productCategories, rows.categories);
	await insertAll(tx, productLabels, rows.labels);
	await insertAll(tx, productPictures, rows.pictures);
	const variantIds = await insertVariants(tx, rows);
	const ofVariant = <Row extends { variantCode: string }>({ variantCode, ...row }: Row) => ({
		...row,
		variantId: variantIds.get(variantCode) ?? 0,
	});
	await insertAll(
		tx,
		productAttributes,
		rows.attributes.map(({ variantCode, ...row }) => ({
			...row,
			variantId: variantCode ? variantIds.get(variantCode) : null,
		})),
	);
	await insertAll(tx, stock, rows.stock.map(ofVariant));
	await insertAll(tx, priceHistory, rows.prices.map(ofVariant));
	const productIds = new Map(all.map(({ code }, index) => [code, ids[index] ?? 0]));
	await seedLinks(tx, all, { products: productIds, variants: variantIds });
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
			DEMO_LOCALES.map((locale) => ({ variantId: ids.get(row.code) ?? 0, locale, name: row.name?.[locale] ?? "" })),
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
		variants: [] as (typeof variants.$inferInsert & { name?: DemoText })[],
		attributes: [] as (Omit<typeof productAttributes.$inferInsert, "variantId"> & { variantCode?: string })[],
		stock: [] as OfVariant<typeof stock.$inferInsert>[],
		prices: [] as OfVariant<typeof priceHistory.$inferInsert>[],
	};
}

async function addProduct(context: Context & { rows: Rows }, product: SeedProduct, productId: number) {
	const { rows, now, valueId } = context;
	const inCategories = product.categories.map((key) => requireCategory(context.categoryIds, key));
	const [home] = inCategories;
	const vat = product.vat ?? 21;
	const createdAt = new Date(now.getTime() - (product.addedDaysAgo ?? 60) * DAY_MS);
	rows.products.push({
		id: productId,
		code: product.code,
		brandId: context.brandIds.get(product.brand) ?? null,
		vatRateId: context.vatIds.get(vat) ?? 0,
		defaultCategoryId: home?.id ?? 0,
		minimumAge: product.minimumAge ?? null,
		withdrawalExemption: exemptionOf(product),
		popularity: product.popularity ?? 40,
		isRestocked: fraction(product.code) < 0.7,
		createdAt,
	});
	rows.translations.push(
		...DEMO_LOCALES.map((locale) => ({
			productId,
			locale,
			slug: slugify(product.name[locale]),
			name: product.name[locale],
			description: product.description[locale],
			safety: product.safety?.[locale] ?? "",
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
		if (!product.set)
			rows.stock.push(...stockRows(code, variant?.stock ?? product.stock ?? "plenty", context.placeIds));
		const history = priceRows({ productCode: product.code, price, sale, vat, createdAt, now });
		rows.prices.push(...history.map((row) => ({ variantCode: code, ...row })));
	}
	rows.pictures.push(...[...seen].map((pictureId, position) => ({ productId, pictureId, position })));
}

function requireCategory(ids: Context["categoryIds"], key: CategoryKey) {
	const category = ids.get(key);
	if (!category) throw new Error(`The demo catalogue names an unknown category: ${key}`);
	return category;
}
