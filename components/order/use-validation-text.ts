import { useTranslations } from "next-intl";

/** The sentence of a field's rule. */
export function useValidationText() {
	const t = useTranslations("validation");
	return (key: string | undefined): string | undefined => {
		if (key === undefined) return undefined;
		const known = key as "invalid";
		return t.has(known) ? t(known) : t("invalid");
	};
}
