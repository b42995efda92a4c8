import type { IdReference, ItemAvailability, OfferLeaf, TypeAndQuantityNodeLeaf } from "schema-dts";
import type { Product, SetPart, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { Availability } from "#lib/domain/goods/availability.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { shopAddress } from "../client/shop-address.ts";
import { shownPrice } from "../goods/price.ts";
import { shopReference } from "./organization.ts";

/** What a shopper can do: goods that come back cannot be ordered before they are here, so they are no back order. */
const AVAILABILITY = {
	in_stock: "https://schema.org/InStock",
	not_in_stock: "https://schema.org/OutOfStock",
	temporarily_sold_out: "https://schema.org/OutOfStock",
	sold_out: "https://schema.org/SoldOut",
	not_active: "https://schema.org/Discontinued",
} as const satisfies Record<Availability, ItemAvailability>;

/** What the page says elsewhere of how goods come and go back, by `@id`. */
type OfferTerms = { shipping: IdReference[]; returns: IdReference };

/** What a variant costs now, VAT included, with the struck price while it is reduced. */
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

/** A part of a set, and what it costs by itself. */
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
