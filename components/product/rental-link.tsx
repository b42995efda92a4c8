import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { COSTUME_KEY } from "#lib/i18n/paths.ts";
import { fetchServices } from "#lib/storefront/content/content.ts";
import { fetchRentalCostumes } from "#lib/storefront/request/services.ts";
import { FORM_ID } from "../navigation/service-form-id.ts";
import styles from "./rental-link.module.scss";

/** The way from a costume to the form that lends it; nothing for goods that are sold alone. */
export async function RentalLink({ locale, productId }: { locale: Locale; productId: number }) {
	const [costumes, services] = await Promise.all([fetchRentalCostumes(locale), fetchServices(locale)]);
	const rental = services.find(({ kind }) => kind === "rental");
	if (!rental || !costumes.some(({ product_id }) => product_id === productId)) return null;
	const t = await getTranslations({ locale, namespace: "service" });
	return (
		<p className={styles.root}>
			{t("rentHint")}{" "}
			<Link href={`${rental.url}?${COSTUME_KEY[locale]}=${productId}#${FORM_ID}`} prefetch={false}>
				{t("rentLink")}
			</Link>
		</p>
	);
}
