import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductPage } from "#components/product/product-page.tsx";
import { ProductTags } from "#components/product/product-tags.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { fetchProduct } from "#lib/storefront/goods/catalogue.ts";
import { productMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { idOf, requireEntry } from "#lib/storefront/pages/catalogue-page.ts";
import { findBesideProduct } from "#lib/storefront/pages/product-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0", categoryOrProduct: "x", product: "x" }];
}

type Props = PageProps<"/[locale]/[slugOrId]/[categoryOrProduct]/[product]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return productMetadata(await pageLocale(), (await params).slugOrId);
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { slugOrId, categoryOrProduct, product: slug } = await params;
	const id = idOf(slugOrId) ?? notFound();
	const [product, beside] = await Promise.all([fetchProduct(locale, id), findBesideProduct(locale, id)]);
	const path = localPath(locale, `${slugOrId}/${categoryOrProduct}/${slug}`);
	if (product?.url !== path || !beside) {
		await requireEntry(locale, id, path);
		notFound();
	}
	return (
		<>
			<ProductTags product={product} />
			<ProductPage locale={locale} product={product} {...beside} />
		</>
	);
}
