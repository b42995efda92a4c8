import { getMessages, getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { LoginFrame } from "../login/login-frame.tsx";
import { resetMessages } from "../password/reset-messages.ts";
import { RegisterScreen } from "./register-screen.tsx";

export async function RegisterPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "register" });
	const { checkout, register } = await getMessages({ locale });
	const messages = {
		...(await resetMessages(locale)),
		register,
		// The phone field has the checkout's texts.
		checkout: { contact: checkout.contact },
	};
	return (
		<LoginFrame locale={locale} title={t("title")} lead={t("lead")} messages={messages}>
			<RegisterScreen locale={locale} />
		</LoginFrame>
	);
}
