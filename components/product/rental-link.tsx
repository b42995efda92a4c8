import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { FORM_ID } from "../navigation/service-form-id.ts";
import styles from "./rental-link.module.scss";

/** The way from a costume to the form that lends it, on the page of the service at `url`. */
export function RentalLink({ locale, productId, url }: { locale: Locale; productId: number; url: string }) {
	const t = useTranslations("service");
	return (
		<p className={styles.root}>
			{t("rentHint")}{" "}
			<Link href={`${url}?${LANGUAGES[locale].costumeKey}=${productId}#${FORM_ID}`} prefetch={false}>
				{t("rentLink")}
			</Link>
		</p>
	);
}
