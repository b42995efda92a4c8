import type { Locale } from "#lib/domain/locale.ts";
import { takeService } from "#lib/i18n/service-query.ts";

/** What a link to a service asks for. It is taken out of the address, since something else may be chosen then. */
export function takeAsked(locale: Locale) {
	const { pathname, search, hash } = window.location;
	const { asked, rest } = takeService(locale, search);
	if (rest !== search) window.history.replaceState(null, "", `${pathname}${rest}${hash}`);
	return asked;
}
