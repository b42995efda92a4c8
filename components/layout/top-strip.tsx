import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PromoBanner } from "#components/banner/promo-banner.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { Season } from "#lib/domain/time/season.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { TOP_BANNER_SCRIPT } from "#lib/storefront/browser/banner-cookies.ts";
import styles from "./top-strip.module.scss";

type Props = {
	locale: Locale;
	season: Season | null;
	/** Null without a banner. */
	promo: Poster[string] | null;
	/** The shop on social networks. */
	social: ReactNode;
	tools: ReactNode;
};

/** The strip above the header. When its banner hides, it shows the shop's claim or the season's, so that nothing below moves. */
export async function TopStrip({ locale, season, promo, social, tools }: Props) {
	const t = await getTranslations({ locale });
	const claim = season === null ? t("shop.claim") : t(`season.${season}.claim`);
	return (
		<div className={styles.root} data-leads-away>
			<div className={styles.bar}>
				{promo && (
					<>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
						<script dangerouslySetInnerHTML={{ __html: TOP_BANNER_SCRIPT }} />
						<PromoBanner banner={promo} claim={claim} />
					</>
				)}
				{!promo && <p>{claim}</p>}
				<div className={styles.side}>
					<Link className={styles.stores} href={screenPath(locale, "stores")} prefetch={false}>
						<Icon name="store" size={18} />
						{t("header.stores")}
					</Link>
					{social}
					{tools}
				</div>
			</div>
		</div>
	);
}
