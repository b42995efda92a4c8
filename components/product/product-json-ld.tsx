import { JsonLd } from "#components/ui/json-ld.tsx";
import { shopAddress } from "#lib/api/shop-address.ts";
import type { Product } from "#lib/contract/catalogue.ts";
import { minorToDecimal } from "#lib/domain/money.ts";

const AVAILABILITY = {
	in_stock: "InStock",
	not_in_stock: "OutOfStock",
	temporarily_sold_out: "BackOrder",
	sold_out: "SoldOut",
	not_active: "Discontinued",
} as const;

const PICTURE_WIDTH = 1200;

/** A product for search engines: price and availability as on the page, the rating from published reviews alone. */
export function ProductJsonLd({ product }: { product: Product }) {
	const { name, description, code, brand, images, rating, variants } = product;
	const prices = variants.map((variant) => variant.price_with_tax);
	return (
		<JsonLd
			data={{
				"@context": "https://schema.org",
				"@type": "Product",
				name,
				description,
				sku: code,
				url: shopAddress(product.url),
				image: images.map(({ src }) => shopAddress(`${src}/${PICTURE_WIDTH}`)),
				...(brand ? { brand: { "@type": "Brand", name: brand.name } } : {}),
				...(rating
					? {
							aggregateRating: {
								"@type": "AggregateRating",
								ratingValue: rating.average,
								reviewCount: rating.count,
								bestRating: 5,
								worstRating: 1,
							},
						}
					: {}),
				offers: {
					"@type": "AggregateOffer",
					priceCurrency: "CZK",
					lowPrice: minorToDecimal(Math.min(...prices)),
					highPrice: minorToDecimal(Math.max(...prices)),
					offerCount: variants.length,
					availability: `https://schema.org/${AVAILABILITY[product.availability]}`,
				},
			}}
		/>
	);
}
