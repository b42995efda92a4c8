"use client";
import { useTranslations } from "next-intl";
import { PASSWORD_LENGTH } from "#lib/domain/limits.ts";

/** The sentence for what is wrong with a field, from its key: a rule of the form, or a refusal of the shop. */
export function useFieldText() {
	const t = useTranslations();
	function text(key: string): string;
	function text(key: string | undefined): string | undefined;
	function text(key: string | undefined): string | undefined {
		if (key === undefined) return undefined;
		const known = [`validation.${key}`, `errors.${key}`] as "validation.password_short"[];
		return t(known.find((one) => t.has(one)) ?? ("validation.invalid" as "validation.password_short"), {
			length: PASSWORD_LENGTH.min,
		});
	}
	return text;
}
