import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import styles from "./mega-menu.module.scss";
import { MenuThemes } from "./menu-themes.tsx";
import type { MenuCategory } from "./menu-tree.ts";
import { Submenu } from "./submenu.tsx";

type Props = {
	categories: MenuCategory[];
	/** The category whose subcategories are occasions; all of them stand first. */
	themes: CategoryNode | null;
	/** Address of all goods. */
	goods: string;
	onChosen: () => void;
};

/** Every category with its picture and its subcategories, below the themes. */
export function MegaPanel({ categories, themes, goods, onChosen }: Props) {
	const t = useTranslations("header");
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link inside may lead to this very page
		<div
			className={styles.inside}
			onClick={(event) => event.target instanceof Element && event.target.closest("a") && onChosen()}
		>
			{themes && <MenuThemes category={themes} />}
			<ul className={styles.categories}>
				{categories.map((category) => (
					<li key={category.id} className={styles.category}>
						<Link className={styles.head} href={category.url} prefetch={false}>
							<span className={styles.picture} style={{ background: category.tint }}>
								{category.image && <Image src={category.image.src} width={64} />}
							</span>
							{category.name}
						</Link>
						<Submenu category={category} />
					</li>
				))}
			</ul>
			<Link className={styles.all} href={goods} prefetch={false}>
				{t("allGoods")}
			</Link>
		</div>
	);
}
