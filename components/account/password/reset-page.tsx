import type { Locale } from "#lib/domain/locale.ts";
import { LoginFrame } from "../login/login-frame.tsx";
import { resetMessages } from "./reset-messages.ts";
import { ResetScreen } from "./reset-screen.tsx";

export async function ResetPage({ locale }: { locale: Locale }) {
	return (
		<LoginFrame locale={locale} messages={await resetMessages(locale)}>
			<ResetScreen locale={locale} />
		</LoginFrame>
	);
}
