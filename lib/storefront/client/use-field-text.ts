"use client";
import { useTranslations } from "next-intl";
import { LIMIT_OF_RULE } from "#lib/contract/field-limits.ts";
import { useHomeCountry } from "./home-country.ts";

/** The sentence for an invalid field, from its key: a rule of the form, or a refusal of the shop. */
export function useFieldText() {
	const t = useTranslations();
	const home = useHomeCountry().code;
	function text(key: string): string;
	function text(key: string | undefined): string | undefined;
	function text(key: string | undefined): string | undefined {
		if (key === undefined) return undefined;
		const known = [`validation.${key}`, `errors.${key}`].find((one) => t.has(one as "validation.invalid"));
		const limit = LIMIT_OF_RULE[key];
		return t((known ?? "validation.invalid") as "validation.invalid", { length: limit, limit, home } as never);
	}
	return text;
}
