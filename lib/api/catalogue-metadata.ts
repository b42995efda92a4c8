import type { Metadata } from "next";
import type { Product } from "#lib/contract/catalogue.ts";
import { saysEnough, sentences } from "#lib/domain/description.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { productTitle } from "#lib/domain/product-title.ts";
import { sharePicturePath } from "#lib/domain/share-picture.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { findCataloguePage } from "./catalogue-page.ts";
import { productFacts } from "./goods-facts.ts";
import { listingMetadata } from "./listing-metadata.ts";
import { findListingPage } from "./listing-page.ts";

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
