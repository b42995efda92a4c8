"use client";
import { useTranslations } from "next-intl";
import { openConsent } from "#lib/storefront/browser/consent.ts";
import styles from "./consent-link.module.scss";

/** Opens the cookie bar again with the current choice, so that withdrawing a consent is as easy as giving it. */
export function ConsentLink() {
	const t = useTranslations("consent");
	return (
		<button type="button" className={styles.root} onClick={openConsent}>
			{t("change")}
		</button>
	);
}
