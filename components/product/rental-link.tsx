import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { RENTAL_SHORT_DAYS } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { FORM_ID } from "../navigation/service-form-id.ts";
import styles from "./rental-link.module.scss";

type Props = {
	locale: Locale;
	productId: number;
	/** Of the service. */
	url: string;
	/** The lowest price, in haléře. */
	fromMinor: number;
};

/** Beside the price: what the costume costs to hire, as the way to the form that lends it, with the costume chosen. */
export function RentalLink({ locale, productId, url, fromMinor }: Props) {
	const t = useTranslations("service");
	return (
		<Link
			className={styles.root}
			href={`${url}?${LANGUAGES[locale].costumeKey}=${productId}#${FORM_ID}`}
			prefetch={false}
		>
			<span>
				<strong>{t("rentLink", { price: formatCzk(fromMinor) })}</strong>{" "}
				<small>{t("rentHint", { days: RENTAL_SHORT_DAYS })}</small>
			</span>
			<Icon name="chevron-right" size={20} />
		</Link>
	);
}
