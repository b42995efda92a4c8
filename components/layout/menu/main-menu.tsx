import type { Settings } from "#lib/contract/schemas/lists.ts";
import styles from "./main-menu.module.scss";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuCategory } from "./menu-tree.ts";

type Props = {
	entries: Settings["topmenu"];
	categories: MenuCategory[];
	/** Address of all goods. */
	goods: string;
	label: string;
};

/** The shop's main menu on wide screens: all categories behind a button, and the entries of the settings. */
export function MainMenu({ entries, categories, goods, label }: Props) {
	return (
		<nav className={styles.root} aria-label={label}>
			{categories.length > 0 && <MegaMenu categories={categories} goods={goods} />}
			<ul className={styles.list}>
				{entries.map((entry) => (
					<li key={entry.link}>
						<MenuLink entry={entry} />
					</li>
				))}
			</ul>
		</nav>
	);
}
