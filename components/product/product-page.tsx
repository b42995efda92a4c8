import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { Product } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ProductDecision } from "./product-decision.tsx";
import styles from "./product-page.module.scss";

/** Product detail: gallery and decision above, everything else below. */
export async function ProductPage({ locale, product }: { locale: Locale; product: Product }) {
	const t = await getTranslations({ locale, namespace: "product" });
	const { description, attributes, brand, breadcrumb } = product;
	return (
		<article className={styles.root}>
			<Breadcrumb locale={locale} steps={breadcrumb} current={product.name} />
			<ProductDecision
				locale={locale}
				product={{
					id: product.id,
					name: product.name,
					code: product.code,
					tint: product.tint,
					minimum_age: product.minimum_age,
					brand: brand?.name ?? null,
					labels: product.labels,
					images: product.images,
					variants: product.variants,
				}}
			/>
			<div className={styles.details}>
				<section aria-labelledby="description">
					<h2 id="description">{t("description")}</h2>
					{description.split(/\n{2,}/).map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
				{attributes.length > 0 && (
					<section aria-labelledby="parameters">
						<h2 id="parameters">{t("parameters")}</h2>
						<dl>
							{attributes.map((attribute) => (
								<div key={attribute.key}>
									<dt>{attribute.name}</dt>
									<dd>{attribute.values.join(", ")}</dd>
								</div>
							))}
							{brand && (
								<div>
									<dt>{t("brand")}</dt>
									<dd>{brand.name}</dd>
								</div>
							)}
						</dl>
					</section>
				)}
			</div>
		</article>
	);
}
