import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fromHere } from "./from-here.ts";

/** The login page, which leads back to where the shopper is now. */
export const loginPathFromHere = (locale: Locale): string => fromHere(screenPath(locale, "login"));
