import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { accept } from "#lib/domain/result.ts";
import { misuse, type Typed } from "./read-args.ts";

/** The language named by `--lang`, all of them when it is absent. */
export function typedLocales(text: string | undefined): Typed<readonly Locale[]> {
	if (text === undefined) return accept(LOCALES);
	const locale = LOCALES.find((one) => one === text);
	return locale ? accept([locale]) : misuse(`--lang takes ${LOCALES.join(" or ")}, not "${text}".`);
}
