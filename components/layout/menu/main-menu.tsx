import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./main-menu.module.scss";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuLink } from "./menu-link.tsx";

type Props = {
	entries: Settings["topmenu"];
	locale: Locale;
	/** Keys of the categories in the menu. */
	keys: string[];
	/** Whether the shop has any. */
	hasCategories: boolean;
	/** Address of all goods. */
	goods: string;
	label: string;
};

/** The shop's main menu on wide screens: all categories behind a button, and the entries of the settings. */
export function MainMenu({ entries, locale, keys, hasCategories, goods, label }: Props) {
	return (
		<nav className={styles.root} aria-label={label} data-leads-away>
			{hasCategories && <MegaMenu locale={locale} keys={keys} goods={goods} />}
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
