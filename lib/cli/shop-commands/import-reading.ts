import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { accept } from "#lib/domain/result.ts";
import { ENCODINGS, type Encoding } from "#lib/shop/import/formats/encoding.ts";
import { isTextsOnly } from "#lib/shop/import/texts-only.ts";
import { misuse, type Typed } from "./read-args.ts";

/** How a file is to be read; undefined where it shows that itself, or where the usual holds. */
export type ImportReading = { encoding: Encoding | undefined; language: Locale | undefined };

/** Options that mean nothing for a file of texts alone. */
const NOT_OF_TEXTS = ["category", "stock", "set-stock", "allow-free", "pictures"] as const;

/** What was typed of how the file is to be read; `values` are those of all options. */
export function typedReading(
	values: { encoding?: string | undefined; language?: string | undefined } & {
		[Option in (typeof NOT_OF_TEXTS)[number]]?: string | boolean | undefined;
	},
): Typed<ImportReading> {
	const encoding = ENCODINGS.find((name) => name === values.encoding?.toLowerCase());
	if (values.encoding !== undefined && !encoding) {
		return misuse(`There is no encoding "${values.encoding}". Encodings: ${ENCODINGS.join(", ")}.`);
	}
	const language = LOCALES.find((locale) => locale === values.language);
	if (values.language !== undefined && !language) {
		return misuse(`--language takes ${LOCALES.join(" or ")}, not "${values.language}".`);
	}
	const useless = isTextsOnly(language) ? NOT_OF_TEXTS.find((option) => values[option] !== undefined) : undefined;
	if (useless) return misuse(`--language ${language} takes texts alone, so there is nothing for --${useless}.`);
	return accept({ encoding, language });
}
