"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { customerQuery } from "#lib/storefront/customer/customer.ts";
import { AccountData } from "../frame/account-states.tsx";
import { DevicesList } from "./devices-list.tsx";
import { PrivacyDelete } from "./privacy-delete.tsx";
import { PrivacyExport } from "./privacy-export.tsx";
import { SettingsEmail } from "./settings-email.tsx";
import { SettingsNewsletter } from "./settings-newsletter.tsx";
import { SettingsPassword } from "./settings-password.tsx";
import { SettingsProfile } from "./settings-profile.tsx";
import styles from "./settings-section.module.scss";

/** Settings of the account: profile, login, devices, newsletter, data. */
export function SettingsScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("myAccount");
	const query = useQuery(customerQuery());
	return (
		<AccountData query={query} failed={t("failed")}>
			{(user) => (
				<div className={styles.all}>
					<SettingsProfile user={user} />
					<SettingsEmail user={user} />
					<SettingsPassword user={user} locale={locale} />
					<SettingsNewsletter user={user} locale={locale} />
					<DevicesList />
					<PrivacyExport />
					<PrivacyDelete user={user} locale={locale} />
				</div>
			)}
		</AccountData>
	);
}
