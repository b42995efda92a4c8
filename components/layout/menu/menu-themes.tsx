import Link from "next/link";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { sheetCell, sheetPath } from "#lib/domain/goods/picture-sheet.ts";
import styles from "./mega-menu.module.scss";

/** All themes, with the one picture that the home page has of them; in both menus, whose page has these styles. */
export function MenuThemes({ category: { id, url, subcategories: themes } }: { category: CategoryNode }) {
	const t = useTranslations("header");
	const sheet = sheetPath({ id, srcs: themes.map(({ image }) => image?.src ?? null) });
	return (
		<>
			<Link id="menu-themes" className={styles.head} href={url} prefetch={false}>
				{t("themes")}
			</Link>
			<ul
				className={`${styles.categories} ${styles.themes}`}
				aria-labelledby="menu-themes"
				style={{ "--sheet": `url(${sheet})` } as CSSProperties}
			>
				{themes.map(({ id, name, url, tint }, index) => (
					<li key={id}>
						<Link href={url} prefetch={false}>
							<span style={{ backgroundColor: tint, backgroundPosition: sheetCell(index, themes.length) }} />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
