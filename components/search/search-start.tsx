import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { Image } from "#components/picture/image.tsx";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { SearchBox } from "./search-box.tsx";
import styles from "./search-start.module.scss";

type Props = {
	locale: Locale;
	/** Address of this page. */
	action: string;
	placeholders: string[];
	categories: CategoryNode[];
};

/** The search page without a query: the box, and categories to start from. */
export async function SearchStart({ locale, action, placeholders, categories }: Props) {
	const [t, box] = await Promise.all([
		getTranslations({ locale, namespace: "search" }),
		getTranslations({ locale, namespace: "searchBox" }),
	]);
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={{ name: t("title"), url: action }} />
			<div className={styles.prompt}>
				<h1>{t("promptTitle")}</h1>
				<p>{t("promptText")}</p>
				<SearchBox
					locale={locale}
					action={action}
					placeholders={placeholders}
					labels={{ label: t("promptTitle"), submit: box("submit") }}
				/>
			</div>
			<section aria-labelledby="popular">
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
		</div>
	);
}
