import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";
import { localeOfFolder } from "./locale-folders.ts";
import { inOwnName } from "./own-name.ts";

const MESSAGES = {
	cs: () => import("#messages/cs.json"),
	en: () => import("#messages/en.json"),
};

export default getRequestConfig(async () => {
	const locale = localeOfFolder(await rootLocale()) ?? DEFAULT_LOCALE;
	const messages = inOwnName((await MESSAGES[locale]()).default);
	return { locale, timeZone: "Europe/Prague", messages };
});
