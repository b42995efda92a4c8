import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { Category } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { partyPath } from "#lib/i18n/paths.ts";
import { stripOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./party-ticket.module.scss";

/** A ticket to the party of a theme, among its goods: the finder's page of the theme, for the usual number of guests. */
export function PartyTicket({ locale, category }: { locale: Locale; category: Category }) {
	const t = useTranslations("party");
	const strip = stripOf({ tint: category.tint, strip: category.theme });
	return (
		<Link
			className={styles.root}
			href={partyPath(locale, category)}
			prefetch={false}
			style={
				strip ? { background: strip.sheet, color: strip.ink, borderColor: strip.accent } : { background: category.tint }
			}
		>
			{category.image && <Image src={category.image.src} width={240} sizes="(min-width: 768px) 240px, 45vw" />}
			<strong>{t("ticket")}</strong>
			<span>{t("ticketText")}</span>
		</Link>
	);
}
