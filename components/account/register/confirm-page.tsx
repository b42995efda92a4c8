import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { LoginFrame } from "../login/login-frame.tsx";
import { ConfirmScreen } from "./confirm-screen.tsx";

/** Target of the mailed link that confirms an e-mail. */
export async function ConfirmPage({ locale }: { locale: Locale }) {
	return (
		<LoginFrame locale={locale} messages={await clientMessages(locale, ["confirmEmail", "notFound"])}>
			<ConfirmScreen locale={locale} />
		</LoginFrame>
	);
}
