"use client";
import { useTranslations } from "next-intl";

/** "1 až 2 pracovní dny". */
export function useDaysText(): (days: { from: number; to: number }) => string {
	const t = useTranslations("checkout.delivery");
	return ({ from, to }) => (from === to ? t("exactDays", { to }) : t("days", { from, to }));
}
