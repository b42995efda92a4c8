import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { AccountWidget } from "#components/account/widget/account-widget.tsx";
import { CartWidget } from "#components/cart/widget/cart-widget.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import type { ListedCurrency, Poster, Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Season } from "#lib/domain/time/season.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { CurrencySwitch } from "./currency-switch.tsx";
import styles from "./header.module.scss";
import { HeaderReturn } from "./header-return.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./menu/main-menu.tsx";
import { MobileMenu } from "./menu/mobile-menu.tsx";
import { SocialLinks } from "./social-links.tsx";
import { TopStrip } from "./top-strip.tsx";

type Props = {
	locale: Locale;
	settings: Settings;
	currencies: ListedCurrency[];
	/** Whether the shop has any category. */
	hasCategories: boolean;
	/** Texts that the search box shows in turn. */
	placeholders: string[];
	/** What people celebrate these days, if the shop has goods for it. */
	season: Season | null;
	/** The promo banner, or null. */
	promo: Poster[string] | null;
};

/** The header of every page but plain ones (promises §2 Layouts and shell). */
export async function Header({ locale, settings, currencies, hasCategories, placeholders, season, promo }: Props) {
	const [t, footer, search] = await Promise.all([
		getTranslations({ locale, namespace: "header" }),
		getTranslations({ locale, namespace: "footer" }),
		getTranslations({ locale, namespace: "searchBox" }),
	]);
	const { topmenu, contacts, categoriesMenu } = settings;
	// Shown in the strip above the header, and on small screens in the menu.
	const social = <SocialLinks social={contacts.social} label={footer("social")} />;
	const tools = (
		<>
			<LanguageSwitch locale={locale} />
			<CurrencySwitch currencies={currencies} />
		</>
	);
	return (
		<header className={styles.banner}>
			<a className={styles.skip} href="#content">
				{t("skip")}
			</a>
			<TopStrip locale={locale} season={season} promo={promo} social={social} tools={tools} />
			<div className={styles.root}>
				<div className={styles.bar}>
					<Link className={styles.logo} href={screenPath(locale, "home")} aria-label={t("home")} prefetch={false}>
						<Logo />
					</Link>
					<div className={styles.search} data-leads-away>
						<SearchBox
							locale={locale}
							action={screenPath(locale, "search")}
							placeholders={placeholders}
							labels={{ label: search("label"), submit: search("submit") }}
						/>
					</div>
					<div className={styles.tools} data-leads-away>
						<AccountWidget locale={locale} />
						<CartWidget locale={locale} />
						<MobileMenu locale={locale} keys={categoriesMenu.keys} entries={topmenu} tools={tools} social={social} />
					</div>
				</div>
				<MainMenu
					entries={topmenu}
					locale={locale}
					keys={categoriesMenu.keys}
					hasCategories={hasCategories}
					goods={screenPath(locale, "goods")}
					label={t("menu")}
				/>
			</div>
			<HeaderReturn />
		</header>
	);
}
