import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AccountWidget } from "#components/account/account-widget.tsx";
import { CartWidget } from "#components/cart/cart-widget.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import type { CategoryNode } from "#lib/contract/catalogue.ts";
import type { Settings } from "#lib/contract/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./header.module.scss";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";

export async function Header({
	locale,
	settings,
	categories,
	placeholders,
}: {
	locale: Locale;
	settings: Settings;
	categories: CategoryNode[];
	/** Texts that the search box shows in turn. */
	placeholders: string[];
}) {
	const [t, search] = await Promise.all([
		getTranslations({ locale, namespace: "header" }),
		getTranslations({ locale, namespace: "searchBox" }),
	]);
	const menu = settings.topmenu.map((entry) => ({
		...entry,
		subcategories:
			categories
				.find((category) => category.url === entry.link)
				?.subcategories.map(({ id, name, url }) => ({ id, name, url })) ?? [],
	}));
	return (
		<header className={styles.root}>
			<a className={styles.skip} href="#content">
				{t("skip")}
			</a>
			<div className={styles.bar}>
				<Link className={styles.logo} href={screenPath(locale, "home")} aria-label={t("home")}>
					<Logo />
				</Link>
				<div className={styles.search}>
					<SearchBox
						locale={locale}
						action={screenPath(locale, "search")}
						placeholders={placeholders}
						labels={{ label: search("label"), submit: search("submit") }}
					/>
				</div>
				<div className={styles.tools}>
					<LanguageSwitch locale={locale} />
					<AccountWidget locale={locale} />
					<CartWidget locale={locale} />
				</div>
			</div>
			<MainMenu entries={menu} labels={{ menu: t("menu"), open: t("openMenu"), close: t("closeMenu") }} />
		</header>
	);
}
