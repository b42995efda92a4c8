import type { Metadata } from "next";
import { saysEnough, sentences } from "#lib/domain/goods/description.ts";
import { productTitle } from "#lib/domain/goods/product-title.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchEntry, fetchProduct } from "../goods/catalogue.ts";
import { idOf } from "../pages/catalogue-page.ts";
import { productFacts } from "../pages/goods-facts.ts";
import { findListingPage } from "../pages/listing-page.ts";
import { listingMetadata } from "./listing-metadata.ts";

/** Head of a category or a product; the 404 title when there is none. */
export async function catalogueMetadata(locale: Locale, idWord: string): Promise<Metadata> {
	const id = idOf(idWord);
	const entry = id === null ? null : await fetchEntry(locale, id);
	if (entry?.type === "product") return productMetadata(locale, idWord);
	const listing = entry && (await findListingPage(locale, { kind: "category", category: entry }));
	return listing ? listingMetadata(locale, listing) : notFoundMetadata(locale);
}

/** Head of a product; the 404 title when there is none. */
export async function productMetadata(locale: Locale, idWord: string): Promise<Metadata> {
	const id = idOf(idWord);
	const product = id === null ? null : await fetchProduct(locale, id);
	if (!product) return notFoundMetadata(locale);
	const { name, description, urls, main_image } = product;
	return pageMetadata({
		locale,
		title: productTitle(product),
		description: saysEnough(description) ? description : sentences(description, await productFacts(locale, product)),
		urls,
		picture: sharePicturePath({ kind: "product", id: product.id, locale, title: name, src: main_image?.src ?? null }),
		isProduct: true,
	});
}
