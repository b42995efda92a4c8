import type { Locale } from "#lib/domain/locale.ts";
import { LoginFrame } from "../login/login-frame.tsx";
import { NewPasswordScreen } from "./new-password-screen.tsx";
import { resetMessages } from "./reset-messages.ts";

/** Where the link of a mail about a new password leads. */
export async function NewPasswordPage({ locale }: { locale: Locale }) {
	return (
		<LoginFrame locale={locale} messages={await resetMessages(locale)}>
			<NewPasswordScreen locale={locale} />
		</LoginFrame>
	);
}
