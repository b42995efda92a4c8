import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { CategoryLink, Picture } from "#lib/contract/schemas/catalogue.ts";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import styles from "./subcategories.module.scss";

type Subcategory = CategoryLink & { image: Picture | null; tint?: string };

/** Subcategories as tiles with the number of listed goods in each, if counted. */
export function Subcategories({
	categories,
	counts,
	tint,
}: {
	categories: Subcategory[];
	counts: Facets["categories"];
	tint?: string;
}) {
	const t = useTranslations("listing");
	if (categories.length === 0) return null;
	return (
		<nav className={styles.root} aria-label={t("subcategories")}>
			{categories.map((category) => {
				const count = counts.find(({ id }) => id === category.id)?.count;
				return (
					<Link key={category.id} href={category.url} prefetch={false}>
						{category.image && (
							<Image src={category.image.src} width={48} style={{ background: category.tint ?? tint }} />
						)}
						<span>
							{category.name} {count !== undefined && <small>{count}</small>}
						</span>
					</Link>
				);
			})}
		</nav>
	);
}
