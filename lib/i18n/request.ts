import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";
import { localeOfFolder } from "./folders.ts";
import { messagesIn } from "./load-messages.ts";
import { inOwnName } from "./own-name.ts";

export default getRequestConfig(async () => {
	const locale = localeOfFolder(await rootLocale()) ?? DEFAULT_LOCALE;
	return { locale, timeZone: "Europe/Prague", messages: inOwnName(await messagesIn(locale)) };
});
