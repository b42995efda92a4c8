import Link from "next/link";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { Scene } from "#components/picture/scene.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import styles from "./maintenance-page.module.scss";
import { MaintenanceWatch } from "./maintenance-watch.tsx";

/** In maintenance: a message, contacts, and an automatic return. Otherwise a message that the shop is open. */
export async function MaintenancePage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "maintenance" });
	const { maintenance, contacts } = await fetchSettings(locale);
	if (!maintenance.value.is_enabled) {
		return (
			<div className={styles.root}>
				<Scene name="open" />
				<h1>{t("openTitle")}</h1>
				<p>{t("openText")}</p>
				<Link className={buttonClass()} href={screenPath(locale, "home")} prefetch={false}>
					{t("home")}
				</Link>
			</div>
		);
	}
	const { maintenance: messages } = await getMessages({ locale });
	return (
		<div className={styles.root}>
			<Scene name="ladder" />
			<h1>{t("title")}</h1>
			<p className={styles.text}>{maintenance.value.message ?? t("text")}</p>
			<NextIntlClientProvider locale={locale} messages={{ maintenance: messages }}>
				<MaintenanceWatch locale={locale} />
			</NextIntlClientProvider>
			<p>{t("contact")}</p>
			<ul className={styles.contacts}>
				<li>
					<PhoneLink phone={contacts.phone} />
				</li>
				<li>
					<a href={`mailto:${contacts.email}`}>{contacts.email}</a>
				</li>
			</ul>
		</div>
	);
}
