import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isLocale } from "#lib/domain/locale.ts";

const MESSAGES = {
	cs: () => import("#messages/cs.json"),
	en: () => import("#messages/en.json"),
};

export default getRequestConfig(async () => {
	const asked = await rootLocale();
	const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
	return { locale, timeZone: "Europe/Prague", messages: (await MESSAGES[locale]()).default };
});
