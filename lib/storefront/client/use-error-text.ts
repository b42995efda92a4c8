"use client";
import { useTranslations } from "next-intl";
import { MINUTE_S } from "#lib/domain/durations.ts";
import { CZK, formatMoney } from "#lib/domain/money/money.ts";
import { ApiError } from "./api-error.ts";
import { useHomeCountry } from "./home-country.ts";

/** Codes whose value is an amount: in the cart's currency, commission in crowns. */
const MONEY_CODES = ["commission_unpaid", "goods_limit", "open_limit", "cash_limit"];

/**
 * The sentence for a failed call, from its code; `fallback` names the sentence for unknown errors. Amounts are in
 * crowns, unless the cart's currency is given.
 */
export function useErrorText() {
	const t = useTranslations("errors");
	const home = useHomeCountry();
	return (
		error: unknown,
		fallback: Parameters<typeof t>[0],
		currency: Parameters<typeof formatMoney>[1] = CZK,
	): string => {
		if (!(error instanceof ApiError)) return t(fallback);
		const { code, value } = error;
		// The code does not say what failed; the caller's fallback does.
		if (code === "server_error") return t(fallback);
		if (code === "out_of_stock" && typeof value === "number") return t("out_of_stock_pieces", { count: value });
		if (code === "too_many_requests" && typeof value === "number") {
			const minutes = Math.ceil(value / MINUTE_S);
			return minutes > 1
				? t("too_many_requests_minutes", { count: minutes })
				: t("too_many_requests_seconds", { count: Math.max(1, Math.ceil(value)) });
		}
		const shown = MONEY_CODES.includes(code) && typeof value === "number" ? formatMoney(value, currency) : value;
		const key = code as Parameters<typeof t>[0];
		return t.has(key) ? t(key, { value: shown ?? "", home: home.code } as never) : t(fallback);
	};
}
