import { DEMO_LOCALES } from "#demo/facts/languages.ts";
import { slugify } from "#lib/domain/words/slug.ts";
import { nextCatalogueIds } from "#lib/shop/backoffice/import/import.sql.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { productAttributes } from "#lib/shop/kernel/db/schema/attributes.ts";
import {
	productCategories,
	productPictures,
	products,
	productTranslations,
} from "#lib/shop/kernel/db/schema/catalogue.ts";
import { productLabels } from "#lib/shop/kernel/db/schema/product-labels.ts";
import { describeProduct, type GeneratedProduct } from "./describe-product.ts";
import { nextVariantIds } from "./generate.sql.ts";
import { daysBefore, type GoodsContext } from "./goods-context.ts";
import { insertMany } from "./insert-many.ts";
import { leafOf } from "./shelves.ts";
import { type NumberedVariant, writeVariants } from "./write-variants.ts";

type Numbered = { id: number; categoryId: number; product: GeneratedProduct };

/** Writes the test goods with these numbers, except derived rows of listings and search; returns the products' ids. */
export async function writeGoods(
	tx: Database,
	range: { from: number; to: number },
	leafIds: ReadonlyMap<number, number>,
	context: GoodsContext,
): Promise<number[]> {
	const ids = await nextCatalogueIds(tx, range.to - range.from + 1);
	const goods = ids.map((id, index): Numbered => {
		const number = range.from + index;
		const product = describeProduct(number, Math.max(1, context.branchPlaceIds.length));
		return { id, categoryId: leafIds.get(leafOf(number)) ?? 0, product };
	});
	await writeProducts(tx, goods, context);
	const variantIds = await nextVariantIds(
		tx,
		goods.reduce((sum, { product }) => sum + product.variants.length, 0),
	);
	let next = 0;
	const all = goods.flatMap(({ id: productId, product }) =>
		product.variants.map((variant, position): NumberedVariant => {
			const code = product.variants.length === 1 ? product.code : `${product.code}-${position + 1}`;
			return { ...variant, id: variantIds[next++] ?? 0, productId, code, position, of: product };
		}),
	);
	await writeVariants(tx, all, context);
	await writeValues(tx, goods, all, context);
	return ids;
}

async function writeProducts(tx: Database, goods: Numbered[], context: GoodsContext): Promise<void> {
	const { now, vatRateId, brandIds, pictureIds } = context;
	await insertMany(
		tx,
		products,
		goods.map(({ id, categoryId, product }) => ({
			id,
			code: product.code,
			brandId: brandIds[product.brand] ?? null,
			vatRateId,
			defaultCategoryId: categoryId,
			isActive: true,
			isRestocked: product.isRestocked,
			popularity: product.popularity,
			createdAt: daysBefore(now, product.ageDays),
			updatedAt: now,
		})),
	);
	await insertMany(
		tx,
		productTranslations,
		goods.flatMap(({ id, product: { name, description } }) =>
			DEMO_LOCALES.map((locale) => ({
				productId: id,
				locale,
				slug: slugify(name[locale]),
				name: name[locale],
				description: description[locale],
				safety: "",
			})),
		),
	);
	await insertMany(
		tx,
		productCategories,
		goods.map(({ id, categoryId }) => ({ productId: id, categoryId })),
	);
	await insertMany(
		tx,
		productLabels,
		goods.flatMap(({ id, product }) => product.labels.map((label) => ({ productId: id, label }))),
	);
	await insertMany(
		tx,
		productPictures,
		goods.flatMap(({ id, product }) => {
			const shared = pictureIds.get(product.pictures) ?? [];
			const pictureId = shared[product.picture % shared.length];
			return pictureId === undefined ? [] : [{ productId: id, pictureId, position: 0 }];
		}),
	);
}

async function writeValues(
	tx: Database,
	goods: Numbered[],
	all: NumberedVariant[],
	context: GoodsContext,
): Promise<void> {
	const idOf = ([attribute, value]: readonly [string, string]) => context.valueIds.get(`${attribute}=${value}`);
	const rowOf = (productId: number, variantId: number | null, name: readonly [string, string] | null) => {
		const valueId = name && idOf(name);
		return valueId ? [{ productId, variantId, valueId }] : [];
	};
	await insertMany(tx, productAttributes, [
		...goods.flatMap(({ id, product }) => product.values.flatMap((value) => rowOf(id, null, value))),
		...all.flatMap(({ id, productId, value }) => rowOf(productId, id, value)),
	]);
}
