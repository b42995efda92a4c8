import { useTranslations } from "next-intl";
import { useDates } from "#components/dates/use-dates.ts";
import type { PromiseTexts } from "#lib/domain/order/promise-text.ts";
import { useDatesText } from "./use-dates-text.ts";
import { useDaysText } from "./use-days-text.ts";

/** The texts in which an order's promise is said. */
export function usePromiseTexts(): PromiseTexts {
	const { moment } = useDates();
	return { t: useTranslations("promise"), daysText: useDaysText(), datesText: useDatesText(), momentText: moment };
}
