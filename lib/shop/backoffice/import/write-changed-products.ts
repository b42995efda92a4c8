import { sql } from "drizzle-orm";
import { LOCALES } from "../../../domain/locale.ts";
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
import { insertRows, updateRows } from "./insert-rows.ts";
import type { CodedPlan } from "./plan/assign-codes.ts";
import {
	attributeRows,
	type NumberedPlan,
	pictureRows,
	productRow,
	requireId,
	textRows,
	type WriteContext,
	writeNewVariants,
} from "./write-new-products.ts";

const ids = (values: number[]) => sql`any(${sql.param(values)}::int[])`;

/** Writes the differences of known, locked goods. Returns the variants that were out of stock everywhere and now are in stock. */
export async function writeChangedProducts(tx: Database, plans: CodedPlan[], context: WriteContext): Promise<number[]> {
	const numbered = plans.flatMap((plan): NumberedPlan[] => (plan.known ? [{ ...plan, id: plan.known.id }] : []));
	await updateRows(
		tx,
		products,
		numbered.map((plan) => productRow(plan, context)),
	);
	const renamed = numbered.filter(({ changes }) => changes.texts);
	await insertRows(tx, productTranslations, renamed.flatMap(textRows), ["product_id", "locale"]);
	await writePictures(
		tx,
		numbered.filter(({ changes }) => changes.pictures),
		context,
	);
	await writeCategories(
		tx,
		numbered.filter(({ changes }) => changes.category),
	);
	const added = await writeNewVariants(tx, numbered, context);
	await writeChangedVariants(tx, numbered, context);
	await writeAttributes(
		tx,
		numbered.filter(({ attributes }) => attributes.isChange),
		added,
	);
	return writeStock(tx, numbered, context);
}

async function writePictures(tx: Database, plans: NumberedPlan[], context: WriteContext): Promise<void> {
	await tx.delete(productPictures).where(sql`${productPictures.productId} = ${ids(plans.map(({ id }) => id))}`);
	await insertRows(
		tx,
		productPictures,
		plans.flatMap((plan) => pictureRows(plan, context)),
	);
}

/** Replaces the default category of goods; their other categories stay. */
async function writeCategories(tx: Database, plans: NumberedPlan[]): Promise<void> {
	if (plans.length === 0) return;
	const former = plans.map(({ known }) => known?.category_id ?? 0);
	await tx.execute(sql`
		delete from product_categories pc
		using unnest(${sql.param(plans.map(({ id }) => id))}::int[], ${sql.param(former)}::int[]) as f (product_id, category_id)
		where pc.product_id = f.product_id and pc.category_id = f.category_id`);
	const rows = plans.map(({ id, categoryId }) => ({ productId: id, categoryId }));
	await insertRows(tx, productCategories, rows, ["category_id", "product_id"]);
}

async function writeChangedVariants(tx: Database, plans: NumberedPlan[], context: WriteContext): Promise<void> {
	const changed = plans.flatMap(({ variants: plan }) => plan.changed);
	// Two variants may swap their codes, which must be unique at every moment.
	const recoded = changed.filter(({ code, known }) => code !== known.code).map(({ known }) => known.id);
	await tx
		.update(variants)
		.set({ code: sql`'import ' || ${variants.id}` })
		.where(sql`${variants.id} = ${ids(recoded)}`);
	await updateRows(
		tx,
		variants,
		changed.map(({ known, code, ean, position, netPrice, netSalePrice, pictureKey }) => ({
			id: known.id,
			...{ code, ean, position, netPrice, netSalePrice },
			pictureId: pictureKey === null ? null : requireId(context.pictureIds, pictureKey),
			isActive: true,
		})),
	);
	await insertRows(
		tx,
		variantTranslations,
		changed
			.filter(({ isRenamed }) => isRenamed)
			.flatMap(({ known, names }) => LOCALES.map((locale) => ({ variantId: known.id, locale, name: names[locale] }))),
		["variant_id", "locale"],
	);
	await insertRows(
		tx,
		priceHistory,
		changed
			.filter(({ isRepriced }) => isRepriced)
			.map(({ known, netPrice, netSalePrice }) => ({
				variantId: known.id,
				netPrice,
				netSalePrice,
				validFrom: context.now,
			})),
	);
	const dropped = plans.flatMap(({ variants: plan }) => plan.dropped.map(({ id }) => id));
	await tx
		.update(variants)
		.set({ isActive: false })
		.where(sql`${variants.id} = ${ids(dropped)}`);
}

async function writeAttributes(tx: Database, plans: NumberedPlan[], added: Map<string, number>): Promise<void> {
	if (plans.length === 0) return;
	const replaced = plans.flatMap(({ id, attributes }) =>
		attributes.attributeIds.map((attribute) => ({ id, attribute })),
	);
	await tx.execute(sql`
		delete from product_attributes pa
		using unnest(${sql.param(replaced.map(({ id }) => id))}::int[],
			${sql.param(replaced.map(({ attribute }) => attribute))}::int[]) as r (product_id, attribute_id)
		where pa.product_id = r.product_id
			and pa.value_id in (select v.id from attribute_values v where v.attribute_id = r.attribute_id)`);
	await insertRows(
		tx,
		productAttributes,
		plans.flatMap((plan) => attributeRows(plan, added)),
	);
}

async function writeStock(tx: Database, plans: NumberedPlan[], context: WriteContext): Promise<number[]> {
	const restocked = plans.flatMap(({ variants: plan }) => plan.restocked);
	const filled = restocked.filter(({ quantity }) => quantity > 0).map(({ known }) => known.id);
	await insertRows(
		tx,
		stock,
		restocked.map(({ known, quantity }) => ({ variantId: known.id, placeId: context.warehouseId, quantity })),
		["variant_id", "place_id"],
	);
	return filled;
}
