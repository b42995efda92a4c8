import { useFormatter, useTranslations } from "next-intl";
import type { CareerCard } from "#lib/contract/schemas/content.ts";
import { MINOR_PER_CZK } from "#lib/domain/money/money.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";

/** Texts of a job's pay and last day; null without them. */
export function useCareerTexts() {
	const t = useTranslations("careers");
	const format = useFormatter();
	const amountOf = ({ pay_from, pay_to }: CareerCard) => {
		const from = pay_from === null ? null : formatWholeCzk(pay_from / MINOR_PER_CZK);
		const to = pay_to === null ? null : formatWholeCzk(pay_to / MINOR_PER_CZK);
		if (from !== null && to !== null) return from === to ? from : t("amounts.between", { from, to });
		if (from !== null) return t("amounts.from", { from });
		return to === null ? null : t("amounts.to", { to });
	};
	return {
		employment: (career: CareerCard) => t(`employments.${career.employment}`),
		pay: (career: CareerCard) => {
			const amount = amountOf(career);
			return amount === null ? null : t(`per.${career.pay_per}`, { amount });
		},
		closes: ({ closes_on }: CareerCard) =>
			closes_on === null
				? null
				: format.dateTime(new Date(`${closes_on}T12:00:00Z`), { day: "numeric", month: "long", year: "numeric" }),
	};
}
