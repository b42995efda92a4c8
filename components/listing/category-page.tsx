import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { Category, Listing as Page } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Sort } from "#lib/domain/sorting.ts";
import styles from "./category-page.module.scss";
import { Listing } from "./listing.tsx";

/** A category: where one stands, what it is, its subcategories and its goods. */
export async function CategoryPage({
	locale,
	category,
	listing,
	sort,
}: {
	locale: Locale;
	category: Category;
	listing: Page;
	sort: Sort;
}) {
	const t = await getTranslations({ locale, namespace: "listing" });
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={category.breadcrumb.slice(0, -1)} current={category.name} />
			<header className={styles.header} style={{ background: category.tint }}>
				<div>
					<h1>{category.name}</h1>
					<p>{category.description}</p>
				</div>
				{category.image && <Image src={category.image.src} alt="" width={160} height={200} sizes="160px" />}
			</header>
			{category.subcategories.length > 0 && (
				<nav className={styles.subcategories} aria-label={t("subcategories")}>
					{category.subcategories.map((sub) => (
						<Link key={sub.id} href={sub.url} prefetch={false}>
							{sub.image && (
								<Image
									src={sub.image.src}
									alt=""
									width={48}
									height={60}
									sizes="48px"
									style={{ background: category.tint }}
								/>
							)}
							<span>
								{sub.name} <small>{sub.count}</small>
							</span>
						</Link>
					))}
				</nav>
			)}
			<Listing locale={locale} url={category.url} sort={sort} listing={listing} query={{ category: category.id }} />
		</div>
	);
}
