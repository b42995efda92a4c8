import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { LoginFrame } from "./login-frame.tsx";
import { LoginScreen } from "./login-screen.tsx";

export async function LoginPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "login" });
	return (
		<LoginFrame locale={locale} title={t("title")} lead={t("lead")} messages={await clientMessages(locale)}>
			<LoginScreen locale={locale} />
		</LoginFrame>
	);
}
