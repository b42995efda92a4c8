import type { IdReference, ItemAvailability, OfferLeaf, TypeAndQuantityNodeLeaf } from "schema-dts";
import type { Product, SetPart, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { Availability } from "#lib/domain/goods/availability.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { shopAddress } from "../client/shop-address.ts";
import { shownPrice } from "../goods/price.ts";
import { shopReference } from "./organization.ts";

/** Goods to be restocked cannot be ordered before they arrive, so they are not `BackOrder`. */
const AVAILABILITY = {
	in_stock: "https://schema.org/InStock",
	not_in_stock: "https://schema.org/OutOfStock",
	temporarily_sold_out: "https://schema.org/OutOfStock",
	sold_out: "https://schema.org/SoldOut",
	not_active: "https://schema.org/Discontinued",
} as const satisfies Record<Availability, ItemAvailability>;

/** References by `@id` to the page's shipping and return terms. */
type OfferTerms = { shipping: IdReference[]; returns: IdReference };

/** The current price of a variant, VAT included, with the price before the sale. */
export function offer(
	product: Product,
	variant: Variant,
	{ url, terms }: { url: string; terms: OfferTerms },
): OfferLeaf {
	const { nowMinor, struckMinor } = shownPrice(variant);
	return {
		...priced(nowMinor, variant.availability, url),
		...(struckMinor === null ? {} : { priceSpecification: struckPrice(struckMinor) }),
		itemCondition: "https://schema.org/NewCondition",
		seller: shopReference(),
		...(terms.shipping.length > 0 ? { shippingDetails: terms.shipping } : {}),
		hasMerchantReturnPolicy: terms.returns,
		...(product.parts.length > 0 ? { includesObject: product.parts.map(included) } : {}),
	};
}

function priced(minor: number, availability: Availability, url: string): OfferLeaf {
	return {
		"@type": "Offer",
		price: minorToDecimal(minor),
		priceCurrency: "CZK",
		availability: AVAILABILITY[availability],
		url: shopAddress(url),
	};
}

function struckPrice(minor: number) {
	return {
		"@type": "UnitPriceSpecification",
		priceType: "https://schema.org/StrikethroughPrice",
		price: minorToDecimal(minor),
		priceCurrency: "CZK",
		valueAddedTaxIncluded: true,
	} as const;
}

/** A part of a set, with its separate price. */
function included({ product, quantity, price_with_tax, availability }: SetPart): TypeAndQuantityNodeLeaf {
	return {
		"@type": "TypeAndQuantityNode",
		amountOfThisGood: quantity,
		typeOfGood: {
			"@type": "Product",
			name: product.name,
			url: shopAddress(product.url),
			offers: priced(price_with_tax, availability, product.url),
		},
	};
}
