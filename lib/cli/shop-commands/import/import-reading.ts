import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { PRICE_CURRENCIES } from "#lib/domain/money/gross-price.ts";
import { accept } from "#lib/domain/result.ts";
import { ENCODINGS, type Encoding, encodingNamed } from "#lib/shop/backoffice/import/formats/encoding.ts";
import type { FileCurrency } from "#lib/shop/backoffice/import/in-crowns.ts";
import { isTextsOnly } from "#lib/shop/backoffice/import/texts-only.ts";
import { typedCrowns } from "../czk.ts";
import { misuse, type Typed } from "../read-args.ts";

/** Options of reading the file; undefined: detected, or the default. */
export type ImportReading = {
	encoding: Encoding | undefined;
	language: Locale | undefined;
	currency: FileCurrency | undefined;
};

/** Options without meaning for a texts-only file. */
const NOT_OF_TEXTS = [
	...(["category", "create-categories", "create-attributes", "mapping"] as const),
	...(["stock", "set-stock", "allow-free", "pictures"] as const),
] as const;

/** The options of reading the file; `values` are those of all options. */
export function typedReading(
	values: { [Option in "encoding" | "language" | "currency" | "rate"]?: string | undefined } & {
		[Option in (typeof NOT_OF_TEXTS)[number]]?: string | boolean | undefined;
	},
): Typed<ImportReading> {
	const encoding = values.encoding === undefined ? undefined : encodingNamed(values.encoding);
	if (encoding === null) {
		return misuse(`There is no encoding "${values.encoding}". Encodings: ${ENCODINGS.join(", ")}.`);
	}
	const language = LOCALES.find((locale) => locale === values.language);
	if (values.language !== undefined && !language) {
		return misuse(`--language takes ${LOCALES.join(" or ")}, not "${values.language}".`);
	}
	const useless = isTextsOnly(language) ? NOT_OF_TEXTS.find((option) => values[option] !== undefined) : undefined;
	if (useless) return misuse(`--language ${language} takes texts alone, so there is nothing for --${useless}.`);
	const currency = typedCurrency(values.currency, values.rate);
	return currency.ok ? accept({ encoding, language, currency: currency.value }) : currency;
}

function typedCurrency(code: string | undefined, rate: string | undefined): Typed<FileCurrency | undefined> {
	const currency = PRICE_CURRENCIES.find((one) => one === code?.toUpperCase());
	if (code !== undefined && !currency) {
		return misuse(`--currency takes one of ${PRICE_CURRENCIES.join(", ")}, not "${code}".`);
	}
	if (currency === undefined || currency === "CZK") {
		if (rate !== undefined) return misuse("--rate belongs to a --currency other than CZK.");
		return accept(currency && { code: currency, czkPerUnit: "1" });
	}
	if (rate === undefined) {
		return misuse(`Say how many crowns one ${currency} costs: --rate 24.5, or --rate shop for the shop's own rate.`);
	}
	if (rate === "shop") return accept({ code: currency, czkPerUnit: null });
	const crowns = typedCrowns(rate);
	return crowns.ok ? accept({ code: currency, czkPerUnit: crowns.value }) : crowns;
}
