import { eq, inArray, sql } from "drizzle-orm";
import { LOCALES } from "../../domain/locale.ts";
import { slugify } from "../../domain/slug.ts";
import type { Database } from "../db/client.ts";
import {
	priceHistory,
	productCategories,
	productPictures,
	products,
	productTranslations,
	variants,
	variantTranslations,
} from "../db/schema/catalogue.ts";
import { stock } from "../db/schema/places.ts";
import { insertAll } from "../db/seed/insert-all.ts";
import { nextCatalogueIds, variantIdsOf } from "./import.sql.ts";
import type { ProductPlan } from "./plan-product.ts";
import type { VariantPlan } from "./plan-variants.ts";

/** What rows refer to, found or made before they are written. */
export type WriteContext = {
	now: Date;
	vatRateId: number;
	warehouseId: number;
	brandIds: Map<string, number>;
	pictureIds: Map<string, number>;
};

/** Inserts new goods, whole. */
export async function writeNewProducts(tx: Database, plans: ProductPlan[], context: WriteContext): Promise<void> {
	const ids = await nextCatalogueIds(tx, plans.length);
	const numbered = plans.map((plan, index) => ({ ...plan, id: ids[index] ?? 0 }));
	const { now, vatRateId } = context;
	await insertAll(
		tx,
		products,
		numbered.map(({ id, code, product, categoryId, brandSlug }) => ({
			id,
			code,
			vatRateId,
			brandId: brandIdOf(brandSlug, context),
			defaultCategoryId: categoryId,
			isActive: product.isPublished,
			importHandle: product.handle,
			createdAt: now,
			updatedAt: now,
		})),
	);
	await insertAll(tx, productTranslations, numbered.flatMap(textRows));
	await insertAll(
		tx,
		productCategories,
		numbered.map(({ id, categoryId }) => ({ productId: id, categoryId })),
	);
	await insertAll(
		tx,
		productPictures,
		numbered.flatMap((plan) => pictureRows(plan, context)),
	);
	await writeNewVariants(
		tx,
		numbered.flatMap(({ id, variants: { added } }) => added.map((variant) => ({ ...variant, productId: id }))),
		context,
	);
}

/** Updates what differs of goods that are known. */
export async function writeChangedProduct(tx: Database, plan: ProductPlan, context: WriteContext): Promise<void> {
	const { known, product, changes, categoryId, brandSlug } = plan;
	if (!known) throw new Error(`The product ${product.handle} is not known`);
	const { id } = known;
	const brandId = brandIdOf(brandSlug, context);
	const row = { brandId, isActive: product.isPublished, defaultCategoryId: categoryId, updatedAt: context.now };
	await tx.update(products).set(row).where(eq(products.id, id));
	if (changes.texts) {
		await tx
			.insert(productTranslations)
			.values(textRows({ ...plan, id }))
			.onConflictDoUpdate({
				target: [productTranslations.productId, productTranslations.locale],
				set: { slug: sql`excluded.slug`, name: sql`excluded.name`, description: sql`excluded.description` },
			});
	}
	if (changes.pictures) {
		await tx.delete(productPictures).where(eq(productPictures.productId, id));
		await tx.insert(productPictures).values(pictureRows({ ...plan, id }, context));
	}
	if (changes.category) {
		await tx.execute(sql`
			delete from product_categories where product_id = ${id} and category_id = ${known.category_id}`);
		await tx.insert(productCategories).values({ productId: id, categoryId }).onConflictDoNothing();
	}
	const added = plan.variants.added.map((variant) => ({ ...variant, productId: id }));
	await writeNewVariants(tx, added, context);
	for (const variant of plan.variants.changed) await writeChangedVariant(tx, variant, context);
	if (plan.variants.dropped.length > 0) {
		await tx.update(variants).set({ isActive: false }).where(inArray(variants.id, plan.variants.dropped));
	}
}

type Numbered = ProductPlan & { id: number };

function textRows({ id, product: { title, description } }: Numbered) {
	return LOCALES.map((locale) => ({ productId: id, locale, slug: slugify(title), name: title, description }));
}

function pictureRows({ id, pictures }: Numbered, { pictureIds }: WriteContext) {
	return pictures.map(({ key }, position) => ({ productId: id, pictureId: requireId(pictureIds, key), position }));
}

function brandIdOf(slug: string | null, { brandIds }: WriteContext): number | null {
	return slug === null ? null : requireId(brandIds, slug);
}

function requireId(ids: Map<string, number>, name: string): number {
	const id = ids.get(name);
	if (id === undefined) throw new Error(`"${name}" was not written before what refers to it`);
	return id;
}

type NewVariant = VariantPlan["added"][number] & { productId: number };

/** Variants with their names, their first price and, in the warehouse, their first pieces. */
async function writeNewVariants(tx: Database, added: NewVariant[], context: WriteContext): Promise<void> {
	if (added.length === 0) return;
	await insertAll(
		tx,
		variants,
		added.map(({ name: _name, quantity: _quantity, pictureKey, ...row }) => ({
			...row,
			pictureId: pictureKey === null ? null : requireId(context.pictureIds, pictureKey),
		})),
	);
	const ids = await variantIdsOf(
		tx,
		added.map(({ code }) => code),
	);
	const numbered = added.map((variant) => ({ ...variant, variantId: requireId(ids, variant.code) }));
	await insertAll(
		tx,
		variantTranslations,
		numbered.flatMap(({ variantId, name }) => LOCALES.map((locale) => ({ variantId, locale, name }))),
	);
	await insertAll(
		tx,
		stock,
		numbered.map(({ variantId, quantity }) => ({ variantId, placeId: context.warehouseId, quantity })),
	);
	await insertAll(
		tx,
		priceHistory,
		numbered.map(({ variantId, netPrice, netSalePrice }) => ({
			variantId,
			netPrice,
			netSalePrice,
			validFrom: context.now,
		})),
	);
}

async function writeChangedVariant(
	tx: Database,
	{ id, name, pictureKey, isRepriced, isRenamed, ...row }: VariantPlan["changed"][number],
	context: WriteContext,
): Promise<void> {
	const pictureId = pictureKey === null ? null : requireId(context.pictureIds, pictureKey);
	await tx
		.update(variants)
		.set({ ...row, pictureId, isActive: true })
		.where(eq(variants.id, id));
	if (isRenamed) {
		await tx
			.insert(variantTranslations)
			.values(LOCALES.map((locale) => ({ variantId: id, locale, name })))
			.onConflictDoUpdate({
				target: [variantTranslations.variantId, variantTranslations.locale],
				set: { name: sql`excluded.name` },
			});
	}
	if (!isRepriced) return;
	const { netPrice, netSalePrice } = row;
	await tx.insert(priceHistory).values({ variantId: id, netPrice, netSalePrice, validFrom: context.now });
}
