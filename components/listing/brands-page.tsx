import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import type { BrandCount } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./brands-page.module.scss";
import { ListingHeader } from "./listing-header.tsx";

/** Every brand that has goods. */
export async function BrandsPage({ locale, brands }: { locale: Locale; brands: BrandCount[] }) {
	const t = await getTranslations({ locale, namespace: "listing" });
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("brandsTitle"), url: screenPath(locale, "brands") }} />
			<ListingHeader
				name={t("brandsTitle")}
				description={t("brandsDescription")}
				tint="#e9e4ff"
				strip="goods"
				image={null}
			/>
			{brands.length === 0 ? (
				<p>{t("empty")}</p>
			) : (
				<ul className={styles.brands}>
					{brands.map((brand) => (
						<li key={brand.id}>
							<Link href={brand.url} prefetch={false}>
								<strong>{brand.name}</strong>
								<small>{t("count", { count: brand.count })}</small>
							</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
