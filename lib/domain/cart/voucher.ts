/** Discount of a voucher: an amount, a percent, or an amount from the one order that it was made for. */
export const VOUCHER_TYPES = ["amount", "percent", "order"] as const;
export type VoucherType = (typeof VOUCHER_TYPES)[number];

/** Why a voucher is refused, as the codes of promises §8; the first one that applies is reported. */
export const VOUCHER_PROBLEMS = [
	"service_type",
	"active_from",
	"active_to",
	"quantity",
	"user_check",
	"email_required",
	"quantity_per_user_limit",
	"minimal_price",
] as const;
export type VoucherProblemCode = (typeof VOUCHER_PROBLEMS)[number];

/** `value` is the count of `quantity_per_user_limit`, or the price of `minimal_price` in minor units. */
export type VoucherProblem = { code: VoucherProblemCode; value: number | null };

export type VoucherState = "active" | "coming" | "ended" | "used up";

/** The service type of this shop's carts (promises §7). */
export const CART_SERVICE_TYPE = "eshop";

export type VoucherRules = {
	serviceType: string;
	/** Valid from this instant. */
	activeFrom: Date | null;
	/** Valid before this instant (exclusive). */
	activeTo: Date | null;
	/** How many orders may use it in total; `used` counts those that did. */
	quantity: number | null;
	used: number;
	/** How many orders of one person may use it. */
	quantityPerUser: number | null;
	/** Minimal gross value of the goods, minor units of the cart's currency. */
	minimalMinor: number | null;
	/** Only customers of this group may use it. */
	groupId: number | null;
	requiresEmail: boolean;
};

export type VoucherFacts = {
	now: Date;
	/** Gross value of the goods before vouchers (decisions 3), minor units of the cart's currency. */
	goodsMinor: number;
	/** Group of the signed-in customer; null for a guest. */
	groupId: number | null;
	/** E-mail of the customer's account, or the one a guest gave; null while unknown. */
	email: string | null;
	/** Orders of this person that use it already: by account, or by a guest's unconfirmed e-mail. */
	usedByPerson: number;
};

/**
 * Why a voucher cannot be used on this cart now, or null when it can (promises §8). Instants are compared, so no time
 * zone matters. A voucher of another group is `user_check`. A limit per user needs a known person, so a guest is asked
 * for the e-mail.
 */
export function voucherProblem(rules: VoucherRules, facts: VoucherFacts): VoucherProblem | null {
	const problem = (code: VoucherProblemCode, value: number | null = null) => ({ code, value });
	const { quantityPerUser, minimalMinor } = rules;
	if (rules.serviceType !== CART_SERVICE_TYPE) return problem("service_type");
	if (rules.activeFrom !== null && facts.now < rules.activeFrom) return problem("active_from");
	if (rules.activeTo !== null && facts.now >= rules.activeTo) return problem("active_to");
	if (rules.quantity !== null && rules.used >= rules.quantity) return problem("quantity");
	if (rules.groupId !== null && facts.groupId !== rules.groupId) return problem("user_check");
	if ((rules.requiresEmail || quantityPerUser !== null) && facts.email === null) return problem("email_required");
	if (quantityPerUser !== null && facts.usedByPerson >= quantityPerUser) {
		return problem("quantity_per_user_limit", quantityPerUser);
	}
	if (minimalMinor !== null && facts.goodsMinor < minimalMinor) return problem("minimal_price", minimalMinor);
	return null;
}

/** State of a voucher for somebody who may use it; "used up" takes precedence over "coming". */
export function voucherState(
	{ activeFrom, activeTo, quantity, used }: Pick<VoucherRules, "activeFrom" | "activeTo" | "quantity" | "used">,
	now: Date,
): VoucherState {
	if (activeTo !== null && now >= activeTo) return "ended";
	if (quantity !== null && used >= quantity) return "used up";
	return activeFrom !== null && now < activeFrom ? "coming" : "active";
}

/** A voucher of type `order` cannot be taken out of its cart, valid or not (promises §4). */
export function isRemovableVoucher(voucher: { type: VoucherType }): boolean {
	return voucher.type !== "order";
}

/**
 * Whether a voucher must be taken out before its cart is ordered. A refused voucher that cannot be taken out is left
 * out of the order.
 */
export function holdsOrderUp(voucher: { type: VoucherType; problem: VoucherProblem | null }): boolean {
	return voucher.problem !== null && isRemovableVoucher(voucher);
}

/** A code as it is stored: upper case, no spaces. Shoppers copy and type codes in many ways. */
export function normalisedVoucherCode(typed: string): string {
	return typed.replace(/\s/g, "").toUpperCase();
}
