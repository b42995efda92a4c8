"use client";
import { useTranslations } from "next-intl";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useChangeNewsletter } from "#lib/storefront/account/account.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import styles from "./settings-section.module.scss";
import { SettingsSection } from "./settings-section.tsx";

/** Switches the newsletter on and off; the box shows the new value at once and reverts on failure. */
export function SettingsNewsletter({ user, locale }: { user: User; locale: Locale }) {
	const t = useTranslations("myAccount.newsletter");
	const notice = useNotice();
	const { mutate, isPending, variables } = useChangeNewsletter();
	const isWanted = isPending ? variables.subscribed : user.newsletter;
	const change = (subscribed: boolean) => {
		if (isPending) return;
		mutate(
			{ subscribed, locale },
			{
				onSuccess: () => notice("success", subscribed ? t("begun") : t("ended")),
				onError: (error) => {
					if (!forgetEndedSession(error)) notice("danger", t("failed"));
				},
			},
		);
	};
	return (
		<SettingsSection title={t("title")}>
			<CheckboxField
				label={t("label")}
				checked={isWanted}
				aria-busy={isPending || undefined}
				onChange={({ target }) => change(target.checked)}
			/>
			{user.newsletter && !user.isConfirmed && <p className={styles.quiet}>{t("unconfirmed")}</p>}
		</SettingsSection>
	);
}
