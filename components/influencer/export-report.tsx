"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useExportReport } from "#lib/storefront/account/influencer.ts";
import { saveFile } from "#lib/storefront/browser/save-file.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";

/** Downloads the numbers as a spreadsheet. */
export function ExportReport({ locale }: { locale: Locale }) {
	const t = useTranslations("influencer.export");
	const table = useTranslations("influencerTable");
	const notice = useNotice();
	const { mutate, isPending } = useExportReport(locale);
	const download = () =>
		mutate(undefined, {
			onSuccess: (file) => saveFile(table("fileName"), file, file.type),
			onError: (error) => {
				if (!forgetEndedSession(error)) notice("danger", t("failed"));
			},
		});
	return (
		<Button tone="secondary" size="small" isBusy={isPending} onClick={download}>
			<Icon name="download" size={16} />
			{isPending ? t("running") : t("button")}
		</Button>
	);
}
