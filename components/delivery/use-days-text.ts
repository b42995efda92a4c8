import { useTranslations } from "next-intl";
import type { WorkingDays } from "#lib/domain/goods/availability.ts";
import { daysText } from "#lib/domain/time/days-text.ts";

/** The text of a delivery time, the same on every screen. */
export function useDaysText(): (days: WorkingDays) => string {
	const t = useTranslations("workingDays");
	return (days) => daysText(t, days);
}
