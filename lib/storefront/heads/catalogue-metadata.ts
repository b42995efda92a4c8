import type { Metadata } from "next";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { saysEnough, sentences } from "#lib/domain/goods/description.ts";
import { productTitle } from "#lib/domain/goods/product-title.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { findCataloguePage } from "../pages/catalogue-page.ts";
import { productFacts } from "../pages/goods-facts.ts";
import { findListingPage } from "../pages/listing-page.ts";
import { listingMetadata } from "./listing-metadata.ts";

/** Head of a category or a product; the 404 title when there is nothing. */
export async function catalogueMetadata(locale: Locale, idWord: string): Promise<Metadata> {
	const found = await findCataloguePage(locale, idWord);
	if (found?.type === "product") return productMetadata(locale, found.product);
	const listing = found && (await findListingPage(locale, { kind: "category", category: found.category }));
	return listing ? listingMetadata(locale, listing) : notFoundMetadata(locale);
}

async function productMetadata(locale: Locale, product: Product): Promise<Metadata> {
	const { id, name, description, urls, main_image } = product;
	return pageMetadata({
		locale,
		title: productTitle(product),
		description: saysEnough(description) ? description : sentences(description, await productFacts(locale, product)),
		urls,
		picture: sharePicturePath({ kind: "product", id, locale, title: name, src: main_image?.src ?? null }),
		isProduct: true,
	});
}
