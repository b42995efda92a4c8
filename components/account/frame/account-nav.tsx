"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "#components/ui/icon.tsx";
import type { IconName } from "#components/ui/icon-name.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { AccountScreen } from "#lib/i18n/screens.ts";
import { AccountLogout } from "./account-logout.tsx";
import styles from "./account-nav.module.scss";
import { accountScreens } from "./account-screens.ts";

const ICONS: Record<AccountScreen, IconName> = {
	account: "package",
	accountInvoice: "receipt-text",
	accountAddresses: "house",
	accountWatched: "bell",
	accountReviews: "star",
	accountVideos: "clapperboard",
	accountInfluencer: "megaphone",
	accountSettings: "settings",
};

type Props = { locale: Locale; current: AccountScreen; groupId: number | undefined };

/** Menu of the account pages; on small screens a row that scrolls sideways. */
export function AccountNav({ locale, current, groupId }: Props) {
	const t = useTranslations("accountWidget");
	const row = useRef<HTMLUListElement>(null);
	const shown = accountScreens(groupId);

	// The current link may be off a small screen; only the row scrolls, never the page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another number of links moves the current one
	useEffect(() => {
		const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
		if (row.current && link)
			row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
	}, [current, shown.length]);
	return (
		<nav className={styles.root} aria-label={t("widget")}>
			<ul ref={row} className={styles.list}>
				{shown.map((screen) => {
					return (
						<li key={screen}>
							{/* Not prefetched: the middleware's answer depends on who is signed in, which may change. */}
							<Link
								className={styles.link}
								href={screenPath(locale, screen)}
								prefetch={false}
								aria-current={screen === current ? "page" : undefined}
							>
								<Icon name={ICONS[screen]} size={20} />
								{t(`links.${screen}`)}
							</Link>
						</li>
					);
				})}
				<li>
					<AccountLogout locale={locale} className={styles.link} icon={<Icon name="log-out" size={20} />} />
				</li>
			</ul>
		</nav>
	);
}
