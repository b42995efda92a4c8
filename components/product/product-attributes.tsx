import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import styles from "./product-attributes.module.scss";

/** The attributes of a product, a row for each. */
export function ProductAttributes({ product }: { product: Pick<Product, "attributes" | "brand"> }) {
	const t = useTranslations();
	const { attributes, brand } = product;
	if (attributes.length === 0 && !brand) return null;
	return (
		<section aria-labelledby="parametry">
			<h2 id="parametry">{t("productPage.parameters")}</h2>
			<table className={styles.table} aria-labelledby="parametry">
				<tbody>
					{attributes.map((attribute) => (
						<tr key={attribute.key}>
							<th scope="row">{attribute.name}</th>
							<td>{attribute.values.join(", ")}</td>
						</tr>
					))}
					{brand && (
						<tr>
							<th scope="row">{t("productDetail.brand")}</th>
							<td>
								<Link href={brand.url} prefetch={false}>
									{brand.name}
								</Link>
							</td>
						</tr>
					)}
				</tbody>
			</table>
		</section>
	);
}
