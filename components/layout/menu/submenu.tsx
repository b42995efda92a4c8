"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SUBMENU_COLLAPSED_ITEMS } from "#lib/domain/limits.ts";
import type { MenuCategory } from "./menu-tree.ts";
import styles from "./submenu.module.scss";

/** Subcategories below their category: the first 3, and the others behind a button (promises §2, §4, §9). */
export function Submenu({ category }: { category: MenuCategory }) {
	const t = useTranslations("header");
	const [isWhole, setWhole] = useState(false);
	const { subcategories } = category;
	const others = subcategories.length - SUBMENU_COLLAPSED_ITEMS;
	if (subcategories.length === 0) return null;
	return (
		<>
			<ul className={styles.list}>
				{(isWhole ? subcategories : subcategories.slice(0, SUBMENU_COLLAPSED_ITEMS)).map(({ id, name, url }) => (
					<li key={id}>
						<Link className={styles.link} href={url} prefetch={false}>
							{name}
						</Link>
					</li>
				))}
			</ul>
			{others > 0 && (
				<button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
					{isWhole ? t("less") : t("more", { count: others })}
					<span className={styles.of}>: {category.name}</span>
				</button>
			)}
		</>
	);
}
