import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { HEADER_END_ID } from "./header-end-id.ts";
import { Logo } from "./logo.tsx";
import styles from "./plain-header.module.scss";

/** Only the logo. Its link loads the document, since the shop may be open again. */
export async function PlainHeader({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "header" });
	return (
		<header className={styles.root}>
			<a className={styles.logo} href={screenPath(locale, "home")} aria-label={t("home")}>
				<Logo />
			</a>
			<span id={HEADER_END_ID} hidden />
		</header>
	);
}
