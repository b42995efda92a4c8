import type { Locale } from "#lib/domain/locale.ts";
import { LoginFrame } from "../login/login-frame.tsx";
import { NewPasswordScreen } from "./new-password-screen.tsx";
import { resetMessages } from "./reset-messages.ts";

/** Target of the mailed link for a new password. */
export async function NewPasswordPage({ locale }: { locale: Locale }) {
	return (
		<LoginFrame locale={locale} messages={await resetMessages(locale)}>
			<NewPasswordScreen locale={locale} />
		</LoginFrame>
	);
}
