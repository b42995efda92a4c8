import { useTranslations } from "next-intl";
import type { PromiseTexts } from "#lib/domain/order/promise-text.ts";
import { useDatesText } from "./use-dates-text.ts";
import { useDaysText } from "./use-days-text.ts";

/** The texts in which an order's promise is said. */
export function usePromiseTexts(): PromiseTexts {
	return { t: useTranslations("promise"), daysText: useDaysText(), datesText: useDatesText() };
}
