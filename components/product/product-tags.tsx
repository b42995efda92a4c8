import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { shownPrice } from "#lib/storefront/goods/price.ts";

/**
 * Open Graph tags for products, which Next's metadata lacks (ogp.me, Pinterest's and Facebook's product tags); React
 * hoists them into the head.
 */
export function ProductTags({ product }: { product: Product }) {
	const isInStock = product.availability === "in_stock";
	return (
		<>
			<meta property="og:type" content="product" />
			<meta property="product:price:amount" content={(shownPrice(product).nowMinor / 100).toFixed(2)} />
			<meta property="product:price:currency" content="CZK" />
			<meta property="product:availability" content={isInStock ? "in stock" : "out of stock"} />
			{product.brand && <meta property="product:brand" content={product.brand.name} />}
		</>
	);
}
