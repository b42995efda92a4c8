"use client";
import { useTranslations } from "next-intl";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { VoucherRefusal } from "#lib/contract/schemas/voucher.ts";
import { formatMoney } from "#lib/domain/money/money.ts";

/** The message of each code (promises §8). */
const TEXTS = {
	not_exists: "notExists",
	service_type: "notExists",
	voucher_is_already_added: "alreadyAdded",
	user_check: "userCheck",
	quantity: "notAvailable",
	active_from: "notAvailable",
	active_to: "notAvailable",
	email_required: "emailRequired",
	quantity_per_user_limit: "userLimit",
	minimal_price: "minimalPrice",
} as const satisfies Record<VoucherRefusal, string>;

export function isVoucherRefusal(code: string): code is VoucherRefusal {
	return Object.hasOwn(TEXTS, code);
}

/** Message why a voucher cannot be used; `value` is the count, or the minimal price in minor units. */
export function useVoucherProblemText({ currency, totals }: Pick<Cart, "currency" | "totals">) {
	const t = useTranslations("voucher.problems");
	return (code: VoucherRefusal, value?: string | number | null): string => {
		if (typeof value === "number" && code === "quantity_per_user_limit") {
			return t("userLimitCount", { count: `${value}` });
		}
		if (typeof value === "number" && code === "minimal_price") {
			const missing = value - totals.goods_with_tax;
			const told = t("minimalPriceValue", { price: formatMoney(value, currency) });
			return missing > 0 ? `${told} ${t("minimalPriceMissing", { missing: formatMoney(missing, currency) })}` : told;
		}
		return t(TEXTS[code]);
	};
}
