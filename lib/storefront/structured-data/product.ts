import type { Graph, OfferShippingDetailsLeaf, OrganizationLeaf, ProductGroupLeaf, ProductLeaf } from "schema-dts";
import type { Product, Responsible, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { DeliveryMethod } from "#lib/contract/schemas/delivery.ts";
import type { Review } from "#lib/contract/schemas/review.ts";
import { eanOf } from "#lib/domain/goods/ean.ts";
import { offerId } from "#lib/domain/goods/offer-id.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Dispatch } from "#lib/domain/time/promised-dates.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { shopAddress } from "../client/shop-address.ts";
import { shownPrice } from "../goods/price.ts";
import { filled } from "./filled.ts";
import { graphOf } from "./in-context.ts";
import { offer } from "./offer.ts";
import { pictureAddresses } from "./picture-address.ts";
import { ratings } from "./ratings.ts";
import { returnPolicy } from "./return-policy.ts";
import { shippingDetails } from "./shipping.ts";
import { traits, variesBy } from "./variant-differences.ts";

type Sold = {
	product: Product;
	/** Published reviews, the newest first. */
	reviews: readonly Review[];
	deliveries: readonly DeliveryMethod[];
	dispatch: Dispatch;
};

/**
 * A product for search engines: one offer, or a group of variants with an offer each, and their shipping and return
 * terms.
 */
export function productGraph(locale: Locale, { product, reviews, deliveries, dispatch }: Sold): Graph {
	const shipping = new Map<string, OfferShippingDetailsLeaf>();
	const returns = returnPolicy(locale, product.withdrawal_exemption);
	const offerOf = (variant: Variant, url: string) => {
		const details = isSent(variant) ? shippingDetails(deliveries, dispatch, shownPrice(variant).nowMinor) : [];
		for (const one of details) shipping.set(idOf(one), one);
		const terms = { shipping: details.map((one) => ({ "@id": idOf(one) })), returns: { "@id": idOf(returns) } };
		return offer(product, variant, { url, terms });
	};
	const described = { ...common(product), ...ratings(product.rating, reviews) };
	const [first, ...others] = product.variants;
	const goods =
		first && others.length === 0
			? single(product, first, { described, offers: offerOf(first, product.url) })
			: group(locale, product, { described, offerOf });
	return graphOf([goods, ...shipping.values(), ...(first ? [returns] : [])]);
}

/** Couriers deliver only from the warehouse; goods only at branches must be collected there (decisions 4). */
function isSent({ availability, warehouse }: Variant): boolean {
	return availability !== "in_stock" || warehouse > 0;
}

const idOf = (thing: { "@id"?: string }): string => thing["@id"] ?? "";

type Described = Omit<ProductLeaf, "@type" | "@id">;

function common(product: Product): Described {
	const { name, description, brand, manufacturer, breadcrumb, minimum_age, images, main_image } = product;
	return {
		name,
		...filled({
			description,
			image: pictureAddresses(images.length > 0 ? images : [main_image]),
			category: breadcrumb.map((category) => category.name).join(" > "),
		}),
		url: shopAddress(product.url),
		...(brand ? { brand: { "@type": "Brand", name: brand.name, url: shopAddress(brand.url) } } : {}),
		...(manufacturer ? { manufacturer: maker(manufacturer) } : {}),
		...(minimum_age === null ? {} : { audience: { "@type": "PeopleAudience", suggestedMinAge: minimum_age } }),
	};
}

/**
 * The party responsible for the product (Regulation (EU) 2023/988 Art. 19); its electronic address is an e-mail or a
 * web page.
 */
function maker({ name, address, contact }: Responsible): OrganizationLeaf {
	const electronic = /^https?:\/\//.test(contact) ? { url: contact } : contact.includes("@") ? { email: contact } : {};
	return { "@type": "Organization", name, ...filled({ address }), ...electronic };
}

function identified(variant: Variant): Pick<ProductLeaf, "sku" | "productID" | "gtin8" | "gtin13"> {
	const ean = eanOf(variant.ean ?? "");
	return {
		sku: variant.code,
		productID: offerId(variant),
		...(ean === null ? {} : ean.length === 8 ? { gtin8: ean } : { gtin13: ean }),
	};
}

function single(
	product: Product,
	variant: Variant,
	{ described, offers }: { described: Described; offers: ReturnType<typeof offer> },
): ProductLeaf {
	return {
		"@type": "Product",
		"@id": `${shopAddress(product.url)}#product`,
		...described,
		...identified(variant),
		...traits(variant),
		offers,
	};
}

function group(
	locale: Locale,
	product: Product,
	{
		described,
		offerOf,
	}: { described: Described; offerOf: (variant: Variant, url: string) => ReturnType<typeof offer> },
): ProductGroupLeaf {
	return {
		"@type": "ProductGroup",
		"@id": `${shopAddress(product.url)}#product`,
		...described,
		// As in the feeds.
		productGroupID: `${product.id}`,
		...filled({ variesBy: variesBy(product.variants) }),
		hasVariant: product.variants.map((variant): ProductLeaf => {
			const url = `${product.url}?${LANGUAGES[locale].variantKey}=${variant.id}`;
			return {
				"@type": "Product",
				name: variantTitle(product.name, variant.name),
				...filled({ image: pictureAddresses([variant.image ?? product.main_image]) }),
				url: shopAddress(url),
				...identified(variant),
				...traits(variant),
				offers: offerOf(variant, url),
			};
		}),
	};
}
