"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuThemes } from "./menu-themes.tsx";
import type { MenuCategory } from "./menu-tree.ts";
import styles from "./mobile-panel.module.scss";
import { Submenu } from "./submenu.tsx";

type Props = {
	locale: Locale;
	categories: MenuCategory[];
	/** The category whose subcategories are occasions; all of them stand first. */
	themes: CategoryNode | null;
	/** In place of the categories while they are not here. */
	instead: ReactNode;
	entries: Settings["topmenu"];
	/** Controls of the whole shop, such as language and currency. */
	tools: ReactNode;
	/** The shop on social networks. */
	social: ReactNode;
	onClose: () => void;
};

/** Panel of the menu button: a dialog, so that the focus stays inside and the page below does not scroll. */
export function MobilePanel({ locale, categories, themes, instead, entries, tools, social, onClose }: Props) {
	const t = useTranslations("header");
	const dialog = useOpenDialog();
	const close = () => dialog.current?.close();
	const closeAfter = ({ target, currentTarget }: MouseEvent) => {
		// A click on the backdrop targets the dialog; a link may lead to this same page, so it must close the menu too.
		if (target === currentTarget || (target instanceof Element && target.closest("a"))) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
		<dialog
			ref={dialog}
			className={styles.root}
			aria-label={t("menu")}
			data-scroll-lock
			onClose={onClose}
			onClick={closeAfter}
		>
			<div className={styles.inside} data-panel>
				<div className={styles.head}>
					<button type="button" className={styles.close} aria-label={t("closeMenu")} onClick={close}>
						<Icon name="x" />
					</button>
					{tools}
				</div>
				{instead}
				{categories.length > 0 && (
					<nav aria-label={t("categories")}>
						{themes && <MenuThemes category={themes} />}
						<ul className={styles.list}>
							{categories
								.filter(({ id }) => id !== themes?.id)
								.map((category) => (
									<Category key={category.id} category={category} />
								))}
						</ul>
					</nav>
				)}
				<nav aria-label={t("menu")}>
					<ul className={styles.list}>
						{entries.filter(isNoCategory(categories)).map((entry) => (
							<li key={entry.link}>
								<MenuLink entry={entry} />
							</li>
						))}
					</ul>
				</nav>
				<ul className={styles.ways}>
					<li>
						<Link href={screenPath(locale, "stores")} prefetch={false}>
							<Icon name="store" size={20} />
							{t("stores")}
						</Link>
					</li>
					<AccountLinks locale={locale} />
				</ul>
				<div className={styles.social}>{social}</div>
			</div>
		</dialog>
	);
}

/** Categories have a separate list here. */
function isNoCategory(categories: MenuCategory[]) {
	const addresses = new Set(categories.map(({ url }) => url));
	return ({ link }: { link: string }) => !addresses.has(link);
}

function Category({ category }: { category: MenuCategory }) {
	const t = useTranslations("header");
	const [isOpen, setOpen] = useState(false);
	return (
		<li>
			<div className={styles.row}>
				<Link className={styles.category} href={category.url} prefetch={false}>
					<span className={styles.picture} style={{ background: category.tint }}>
						{category.image && <Image src={category.image.src} width={32} />}
					</span>
					{category.name}
				</Link>
				{category.subcategories.length > 0 && (
					<button
						type="button"
						className={styles.expand}
						aria-expanded={isOpen}
						aria-label={t("subcategories", { name: category.name })}
						onClick={() => setOpen(!isOpen)}
					>
						<Icon name="chevron-down" size={22} />
					</button>
				)}
			</div>
			{isOpen && (
				<div className={styles.subcategories}>
					<Submenu category={category} />
				</div>
			)}
		</li>
	);
}

function AccountLinks({ locale }: { locale: Locale }) {
	const t = useTranslations("header");
	const isCustomer = useIsSignedIn();
	const screens = isCustomer ? (["account"] as const) : (["login", "register"] as const);
	return screens.map((screen) => (
		<li key={screen}>
			<Link href={screenPath(locale, screen)} prefetch={false}>
				{screen === "register" ? <Icon name="user-plus" size={20} /> : <Icon name="user-round" size={20} />}
				{t(screen)}
			</Link>
		</li>
	));
}
