import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ListingHeader } from "#components/listing/listing-header.tsx";
import { Scene } from "#components/picture/scene.tsx";
import type { Category } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { searchUrl } from "#lib/storefront/goods/search.ts";
import styles from "./search-head.module.scss";

const ADVICE = ["adviceSpelling", "adviceFewer", "adviceGeneral"] as const;

type Props = {
	locale: Locale;
	query: string;
	/** The corrected query; null if nothing was misspelt. */
	corrected: string | null;
	/** Whether neither goods nor anything else was found. */
	isEmpty: boolean;
	/** The theme that is meant, whose scene the head then has. */
	theme?: Category | null | undefined;
};

/** The head of a search's results, or what to try when there are none. */
export async function SearchHead({ locale, query, corrected, isEmpty, theme }: Props) {
	const t = await getTranslations({ locale, namespace: "search" });
	if (isEmpty) {
		return (
			<header className={styles.empty}>
				<Scene name="glass" width={150} />
				<div>
					<h1>{t("emptyTitle", { query })}</h1>
					<p>{t("emptyText")}</p>
					<ul>
						{ADVICE.map((key) => (
							<li key={key}>{t(key)}</li>
						))}
					</ul>
				</div>
			</header>
		);
	}
	const meaning =
		corrected !== null &&
		t.rich("corrected", {
			query,
			corrected,
			link: (text) => (
				<Link href={searchUrl(locale, corrected)} rel="nofollow" prefetch={false}>
					{text}
				</Link>
			),
		});
	if (theme) {
		const { tint, strip, image, description } = theme;
		const name = t("results", { query });
		return <ListingHeader name={name} description={meaning || description} tint={tint} strip={strip} image={image} />;
	}
	return (
		<header className={styles.root}>
			<h1>{t("results", { query })}</h1>
			{meaning && <p>{meaning}</p>}
		</header>
	);
}
