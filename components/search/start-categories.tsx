import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Image } from "#components/picture/image.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { fetchCategoryTree } from "#lib/storefront/goods/catalogue.ts";
import styles from "./start-here.module.scss";

/** The shop's categories, to begin with. */
export async function StartCategories({ locale }: { locale: Locale }) {
	const [t, categories] = await Promise.all([
		getTranslations({ locale, namespace: "search" }),
		fetchCategoryTree(locale),
	]);
	if (categories.length === 0) return null;
	return (
		<section className={styles.begin} aria-labelledby="popular">
			<h2 id="popular">{t("popular")}</h2>
			<ul className={styles.categories}>
				{categories.map((category) => (
					<li key={category.id}>
						<Link href={category.url} prefetch={false}>
							{category.image && <Image src={category.image.src} width={48} style={{ background: category.tint }} />}
							{category.name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
