import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductPage } from "#components/product/product-page.tsx";
import { ProductTags } from "#components/product/product-tags.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { catalogueMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { requireCataloguePage } from "#lib/storefront/pages/catalogue-page.ts";
import { requireBesideProduct } from "#lib/storefront/pages/product-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0", categoryOrProduct: "x", product: "x" }];
}

type Props = PageProps<"/[locale]/[slugOrId]/[categoryOrProduct]/[product]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return catalogueMetadata(await pageLocale(), (await params).slugOrId);
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { slugOrId, categoryOrProduct, product } = await params;
	const page = await requireCataloguePage(
		locale,
		slugOrId,
		localPath(locale, `${slugOrId}/${categoryOrProduct}/${product}`),
	);
	if (page.type !== "product") notFound();
	const beside = await requireBesideProduct(locale, page.product.id);
	return (
		<>
			<ProductTags product={page.product} />
			<ProductPage locale={locale} product={page.product} {...beside} />
		</>
	);
}
