import type { MerchantReturnPolicyLeaf } from "schema-dts";
import type { Locale } from "#lib/domain/locale.ts";
import { WITHDRAWAL_DAYS } from "#lib/domain/order/order-terms.ts";
import type { WithdrawalExemption } from "#lib/domain/order/withdrawal.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import { shopAddress } from "../client/shop-address.ts";

/**
 * Return policy according to the terms: 14 days, by parcel at the buyer's cost or at any branch. Goods made to order
 * and perishable goods cannot be returned; hygiene goods can with an intact seal.
 */
export function returnPolicy(locale: Locale, exemption: WithdrawalExemption | null): MerchantReturnPolicyLeaf {
	const policy = {
		"@type": "MerchantReturnPolicy",
		"@id": `${shopAddress(legalPath(locale, "terms"))}#return${exemption ? `-${exemption}` : ""}`,
		applicableCountry: "CZ",
		returnPolicyCountry: "CZ",
		merchantReturnLink: shopAddress(legalPath(locale, "terms")),
	} as const;
	if (exemption === "made_to_order" || exemption === "perishable")
		return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
	return {
		...policy,
		returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
		merchantReturnDays: WITHDRAWAL_DAYS,
		returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
		returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
		refundType: "https://schema.org/FullRefund",
		...(exemption === "hygiene" ? { itemCondition: "https://schema.org/NewCondition" } : {}),
	};
}
