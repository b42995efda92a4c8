import { oneLine } from "../../../domain/goods/description.ts";
import { eanOf } from "../../../domain/goods/ean.ts";
import { offerId } from "../../../domain/goods/offer-id.ts";
import { picturePath } from "../../../domain/goods/pictures.ts";
import { eachLocale, givenIn, type Locale } from "../../../domain/locale.ts";
import { grossPrices } from "../../../domain/money/price.ts";
import { pageLinks } from "../../kernel/links.ts";
import { type FeedContext, lineOf } from "./feed-context.ts";
import { type LeftOut, type Offer, stockOf, type Text } from "./offer.ts";
import type { OfferProductRow, OfferVariantRow } from "./offers.sql.ts";

/** Comparison sites take 10 additional pictures, and 10 accessories. */
const PICTURES_MAX = 11;
const ACCESSORIES_MAX = 10;

/** Offers of a product's variants, in their order; the reason for each one that no feed can take. */
export function offersOf(product: OfferProductRow, context: FeedContext): (Offer | { leftOut: LeftOut })[] {
	return product.variants.map((variant) => offerOf(product, variant, context));
}

function offerOf(
	product: OfferProductRow,
	variant: OfferVariantRow,
	context: FeedContext,
): Offer | { leftOut: LeftOut } {
	const { warehouse, branches } = variant;
	if (stockOf({ warehouse, branches }) === 0 && !product.is_restocked) return { leftOut: "sold_out" };
	const { priceMinor: usualMinor, saleMinor } = grossPrices(variant);
	const priceMinor = saleMinor ?? usualMinor;
	if (priceMinor === 0) return { leftOut: "no_price" };
	const pictures = picturesOf(product, variant, context.shopUrl);
	if (pictures.length === 0) return { leftOut: "no_picture" };
	const isOneOfMany = product.variants.length > 1;
	const variantName = nameOf(variant);
	return {
		id: offerId(variant),
		groupId: isOneOfMany ? String(product.id) : null,
		name: lineOf(product.name),
		variantName: isOneOfMany ? lineOf(variantName) : NOTHING,
		description: eachLocale((locale) => paragraphs(givenIn(product.description, locale))),
		url: eachLocale((locale) => urlOf(locale, product, isOneOfMany ? variant.id : null, context.shopUrl)),
		pictures,
		priceMinor,
		originalMinor: usualMinor > priceMinor ? usualMinor : null,
		vatPercent: String(Number(variant.vat)),
		ean: variant.ean === null ? null : eanOf(variant.ean),
		brand: oneLine(product.brand ?? "") || null,
		responsible: responsibleOf(product),
		category: context.categories.get(product.category_id) ?? eachLocale(() => []),
		params: paramsOf(product, variant, context, isOneOfMany),
		warehouse,
		branches,
		minimumAge: variant.minimum_age,
		accessories: product.accessories.slice(0, ACCESSORIES_MAX).map(offerId),
	};
}

function urlOf(locale: Locale, product: OfferProductRow, variantId: number | null, shopUrl: string): string {
	const { id, slug, category_slug } = product;
	const path = pageLinks.product(locale, {
		id,
		slug: givenIn(slug, locale),
		categorySlug: givenIn(category_slug, locale),
	});
	const query = variantId === null ? "" : `?${pageLinks.variantKey(locale)}=${variantId}`;
	return new URL(`${shopUrl}${path}${query}`).href;
}

/** The variant's picture and those of the product, but none of other variants: a red balloon must not come as a blue one. */
function picturesOf(product: OfferProductRow, variant: OfferVariantRow, shopUrl: string): string[] {
	const own = variant.picture_key;
	const others = new Set(product.variants.map(({ picture_key }) => picture_key).filter((key) => key !== own));
	const shared = product.pictures.filter((key) => !others.has(key));
	const keys = new Set([...(own === null ? [] : [own]), ...shared]);
	if (keys.size === 0) for (const key of product.pictures) keys.add(key);
	return [...keys].slice(0, PICTURES_MAX).map((key) => `${shopUrl}${picturePath(key)}/1200.jpg`);
}

/** Plain text with paragraphs and single spaces. */
function paragraphs(text: string): string {
	const lines = text.replace(/\r\n?/g, "\n").split("\n").map(oneLine);
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** The responsible person if there is one, otherwise the manufacturer; with the name unless the brand says it. */
function responsibleOf(product: OfferProductRow): Offer["responsible"] {
	const isNamed = product.responsible_name !== null;
	const name = oneLine((isNamed ? product.responsible_name : product.manufacturer_name) ?? "");
	const address = oneLine((isNamed ? product.responsible_address : product.manufacturer_address) ?? "");
	const contact = oneLine((isNamed ? product.responsible_contact : product.manufacturer_contact) ?? "");
	if (address === "" && contact === "") return null;
	const isKnown = name === "" || name === product.brand || address === "";
	return { address: isKnown ? address : `${name}, ${address}`, contact };
}

const NOTHING = eachLocale(() => "");

/** Blank in a language that it has no name in. */
function nameOf({ name }: OfferVariantRow) {
	return eachLocale((locale) => name[locale] ?? "");
}

/** Attributes of the product and of this variant; a variant without attributes is described by its name. */
function paramsOf(
	product: OfferProductRow,
	variant: OfferVariantRow,
	context: FeedContext,
	isOneOfMany: boolean,
): Offer["params"] {
	const valuesOf = (variantId: number | null) =>
		product.attributes.flatMap(({ variant_id, value_id }) =>
			variant_id === variantId ? (context.values.get(value_id) ?? []) : [],
		);
	const own = valuesOf(variant.id);
	const ownKeys = new Set(own.map(({ key }) => key));
	// A product has the values of all its variants; the variant's own attributes replace them.
	const shared = valuesOf(null).filter(({ key }) => !ownKeys.has(key));
	const values = [...shared, ...own].sort((a, b) => a.position - b.position);
	const params: Offer["params"] = [...Map.groupBy(values, ({ key }) => key)].flatMap(([key, [first, ...rest]]) => {
		if (!first) return [];
		const all = [first, ...rest].map(({ value }) => value);
		return [{ key, name: first.name, value: eachLocale((locale) => joined(all, locale)) }];
	});
	const said = (word: "variant" | "minimumAge") => eachLocale((locale) => context.texts[locale](word));
	if (isOneOfMany && own.length === 0) params.push({ key: "", name: said("variant"), value: lineOf(nameOf(variant)) });
	const age = variant.minimum_age;
	if (age !== null) {
		const value = eachLocale((locale) => context.texts[locale]("years", { age }));
		params.push({ key: "", name: said("minimumAge"), value });
	}
	return params;
}

function joined(texts: Text[], locale: Locale): string {
	return texts.map((text) => givenIn(text, locale)).join(", ");
}
