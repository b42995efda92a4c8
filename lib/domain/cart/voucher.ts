/** What a voucher takes off: an amount, a percent, or an amount of the one order that it was made for. */
export const VOUCHER_TYPES = ["amount", "percent", "order"] as const;
export type VoucherType = (typeof VOUCHER_TYPES)[number];

/** Why a voucher does not hold, as the codes of promises §8; the first one that applies is the one that is told. */
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

/** The service whose carts this shop has (promises §7). */
export const CART_SERVICE_TYPE = "eshop";

export type VoucherRules = {
	serviceType: string;
	/** Holds from this instant on. */
	activeFrom: Date | null;
	/** Holds until this instant, which is the first one at which it does not. */
	activeTo: Date | null;
	/** How many orders may use it in all, and how many have. */
	quantity: number | null;
	used: number;
	/** How many orders of one person may use it. */
	quantityPerUser: number | null;
	/** Gross value of the goods that it needs, minor units of the cart's currency. */
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
	/** The customer's own e-mail, or the one a guest gave; null while nobody knows it. */
	email: string | null;
	/** How many orders of this person use it already: of the customer, or of the e-mail that nobody has proved. */
	usedByPerson: number;
};

/**
 * Why a voucher cannot be used on a cart of this shop now, or null when it can (promises §8). Instants are compared, so that no
 * time zone matters. Somebody else's group is `user_check`. Whoever must be counted must be known: a limit per user asks a
 * guest for the e-mail too.
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

/** What a voucher is now for somebody who may use it; one with nothing left is used up before it has begun. */
export function voucherState(
	{ activeFrom, activeTo, quantity, used }: Pick<VoucherRules, "activeFrom" | "activeTo" | "quantity" | "used">,
	now: Date,
): VoucherState {
	if (activeTo !== null && now >= activeTo) return "ended";
	if (quantity !== null && used >= quantity) return "used up";
	return activeFrom !== null && now < activeFrom ? "coming" : "active";
}

/** An order voucher stays in its cart, whether it holds or not (promises §4). */
export function isRemovableVoucher(voucher: { type: VoucherType }): boolean {
	return voucher.type !== "order";
}

/** Whether a voucher must be taken out before its cart is ordered. One that does not hold and cannot be is left out of the order. */
export function holdsOrderUp(voucher: { type: VoucherType; problem: VoucherProblem | null }): boolean {
	return voucher.problem !== null && isRemovableVoucher(voucher);
}

/** A code as it is kept: without blanks, upper case; shoppers copy and type them in many ways. */
export function normalisedVoucherCode(typed: string): string {
	return typed.replace(/\s/g, "").toUpperCase();
}
