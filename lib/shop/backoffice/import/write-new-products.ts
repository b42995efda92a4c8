import { LOCALES } from "../../../domain/locale.ts";
import { slugify } from "../../../domain/words/slug.ts";
import type { Database } from "../../kernel/db/client.ts";
import { productAttributes } from "../../kernel/db/schema/attributes.ts";
import {
	priceHistory,
	productCategories,
	productPictures,
	products,
	productTranslations,
	variants,
	variantTranslations,
} from "../../kernel/db/schema/catalogue.ts";
import { stock } from "../../kernel/db/schema/places.ts";
import { nextCatalogueIds, variantIdsOf } from "./import.sql.ts";
import { insertRows } from "./insert-rows.ts";
import type { CodedPlan, CodedVariant } from "./plan/assign-codes.ts";

/** Ids that rows refer to, found or created beforehand. */
export type WriteContext = {
	now: Date;
	warehouseId: number;
	vatRateIds: Map<string, number>;
	brandIds: Map<string, number>;
	pictureIds: Map<string, number>;
};

export type NumberedPlan = CodedPlan & { id: number };

/** Inserts new goods, whole; returns their ids. */
export async function writeNewProducts(tx: Database, plans: CodedPlan[], context: WriteContext): Promise<number[]> {
	const ids = await nextCatalogueIds(tx, plans.length);
	const numbered = plans.map((plan, index) => ({ ...plan, id: ids[index] ?? 0 }));
	await insertRows(
		tx,
		products,
		numbered.map((plan) => ({
			...productRow(plan, context),
			code: plan.code,
			importHandle: plan.product.handle,
			createdAt: context.now,
		})),
	);
	await insertRows(tx, productTranslations, numbered.flatMap(textRows));
	await insertRows(
		tx,
		productCategories,
		numbered.map(({ id, categoryId }) => ({ productId: id, categoryId })),
	);
	await insertRows(
		tx,
		productPictures,
		numbered.flatMap((plan) => pictureRows(plan, context)),
	);
	const variantIds = await writeNewVariants(tx, numbered, context);
	await insertRows(
		tx,
		productAttributes,
		numbered.flatMap((plan) => attributeRows(plan, variantIds)),
	);
	return ids;
}

/** Columns of a product that an import sets. */
export function productRow(
	{ id, known, categoryId, vatPercent, brandSlug, isPublished, changes }: NumberedPlan,
	context: WriteContext,
) {
	return {
		id,
		// An outdated rate stays until the file names another.
		vatRateId: known && !changes.vat ? known.vat_rate_id : requireId(context.vatRateIds, vatPercent),
		brandId: known?.brand_slug === brandSlug ? known.brand_id : requireBrand(context, brandSlug),
		defaultCategoryId: categoryId,
		isActive: isPublished,
		updatedAt: context.now,
	};
}

export function textRows({ id, texts }: NumberedPlan) {
	return LOCALES.map((locale) => ({ productId: id, locale, slug: slugify(texts[locale].name), ...texts[locale] }));
}

export function pictureRows({ id, pictures }: NumberedPlan, { pictureIds }: WriteContext) {
	return pictures.map(({ key }, position) => ({ productId: id, pictureId: requireId(pictureIds, key), position }));
}

/** Attribute values, written after all variants; `added` are the ids of new ones by code. */
export function attributeRows({ id, variants: plan, attributes }: NumberedPlan, added: Map<string, number>) {
	const codes = new Map(plan.added.map(({ position, code }) => [position, code]));
	return attributes.wanted.map(({ position, valueId }) => {
		if (position === null) return { productId: id, variantId: null, valueId };
		const known = plan.matches[position];
		return { productId: id, variantId: known ? known.id : requireId(added, codes.get(position) ?? ""), valueId };
	});
}

function requireBrand({ brandIds }: WriteContext, slug: string | null): number | null {
	return slug === null ? null : requireId(brandIds, slug);
}

export function requireId(ids: Map<string, number>, name: string): number {
	const id = ids.get(name);
	if (id === undefined) throw new Error(`"${name}" was not written before what refers to it`);
	return id;
}

/** Inserts variants with their names, first price and first warehouse stock; returns their ids by code. */
export async function writeNewVariants(
	tx: Database,
	plans: NumberedPlan[],
	context: WriteContext,
): Promise<Map<string, number>> {
	const added = plans.flatMap(({ id, variants: plan }) => plan.added.map((variant) => ({ ...variant, productId: id })));
	if (added.length === 0) return new Map();
	await insertRows(
		tx,
		variants,
		added.map(({ names: _names, quantity: _quantity, pictureKey, ...row }: CodedVariant & { productId: number }) => ({
			...row,
			pictureId: pictureKey === null ? null : requireId(context.pictureIds, pictureKey),
		})),
	);
	const ids = await variantIdsOf(
		tx,
		added.map(({ code }) => code),
	);
	const numbered = added.map((variant) => ({ ...variant, variantId: requireId(ids, variant.code) }));
	await insertRows(
		tx,
		variantTranslations,
		numbered.flatMap(({ variantId, names }) => LOCALES.map((locale) => ({ variantId, locale, name: names[locale] }))),
	);
	await insertRows(
		tx,
		stock,
		numbered.map(({ variantId, quantity }) => ({ variantId, placeId: context.warehouseId, quantity })),
	);
	await insertRows(
		tx,
		priceHistory,
		numbered.map(({ variantId, netPrice, netSalePrice }) => ({
			variantId,
			netPrice,
			netSalePrice,
			validFrom: context.now,
		})),
	);
	return ids;
}
