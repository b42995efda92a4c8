import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WithQueries } from "#components/queries/with-queries.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { StepsNav } from "../navigation/steps-nav.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./checkout-page.module.scss";

type Props = { locale: Locale; step: "delivery" | "summary"; children: ReactNode };

/**
 * Heading of a step of the checkout; the content below it is loaded in the browser. Whom to ask stands beside the logo of the
 * header, which has nothing else here.
 */
export async function CheckoutPage({ locale, step, children }: Props) {
	const t = await getTranslations({ locale });
	const messages = await clientMessages(locale, [
		"checkout",
		"validation",
		"workingDays",
		"promisedDates",
		"promise",
		"login",
	]);
	const { contacts } = await fetchSettings(locale);
	return (
		<div className={styles.root}>
			<div className={styles.help}>
				{contacts.phone && (
					<PhoneLink phone={contacts.phone}>
						<Icon name="phone" size={20} />
						<span>{contacts.phone}</span>
					</PhoneLink>
				)}
				<span className={styles.safe}>
					<Icon name="lock" size={20} />
					<span>{t("checkout.steps.safe")}</span>
				</span>
			</div>
			<StepsNav locale={locale} current={step} />
			<h1>{t(`checkout.steps.${step}Title`)}</h1>
			<noscript>
				<p className={styles.noscript}>{t("cart.noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>{children}</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
