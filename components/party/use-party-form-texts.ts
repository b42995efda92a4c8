import { useTranslations } from "next-intl";
import type { PartyFormTexts } from "./party-form.tsx";

/** The texts of the finder's form. */
export function usePartyFormTexts(): PartyFormTexts {
	const t = useTranslations("party");
	return {
		theme: t("theme"),
		chooseTheme: t("chooseTheme"),
		guests: t("guests"),
		date: t("date"),
		submit: t("submit"),
	};
}
