import { getMessages } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";

/** Texts of the forms for a new password; corrections use the account's texts. */
export async function resetMessages(locale: Locale) {
	const { myAccount } = await getMessages({ locale });
	return {
		...(await clientMessages(locale, ["captcha", "notFound", "passwordReset", "validation"])),
		myAccount: {
			requiredHint: myAccount.requiredHint,
			problems: myAccount.problems,
			passwordHint: myAccount.passwordHint,
		},
	};
}
