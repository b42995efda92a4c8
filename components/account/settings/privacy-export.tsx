"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useExportAccount } from "#lib/storefront/account/account.ts";
import { saveFile } from "#lib/storefront/browser/save-file.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import styles from "./settings-section.module.scss";
import { SettingsSection } from "./settings-section.tsx";

/** Exports the customer's data as a file (GDPR Art. 15, 20). */
export function PrivacyExport() {
	const t = useTranslations("myAccount.export");
	const errorText = useErrorText();
	const { mutate, isPending, isSuccess, error } = useExportAccount();
	const download = () => {
		if (isPending) return;
		mutate(undefined, {
			onSuccess: (data) =>
				saveFile(
					`${t("fileName")}-${data.exportedAt.slice(0, 10)}.json`,
					JSON.stringify(data, null, 2),
					"application/json",
				),
			onError: forgetEndedSession,
		});
	};
	const isTooOften = error instanceof ApiError && error.status === 429;
	return (
		<SettingsSection title={t("title")}>
			<p className={styles.quiet}>{t("text")}</p>
			<div>
				<Button tone="secondary" isBusy={isPending} onClick={download}>
					<Icon name="download" size={20} />
					{isPending ? t("preparing") : t("button")}
				</Button>
			</div>
			<div role="status">{isSuccess && <p>{t("done")}</p>}</div>
			<div role="alert">
				{error && <p className={styles.problem}>{isTooOften ? errorText(error, "server_error") : t("failed")}</p>}
			</div>
		</SettingsSection>
	);
}
