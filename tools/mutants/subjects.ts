/** Code to mutate: rules, tested by their unit tables, and use cases, tested by the API tables of their subject. */
export type Subject = {
	name: string;
	/** Files to mutate; without SQL statements, since mutating their text says little. */
	mutate: string[];
	/** Tests that notice the most mutants, and soonest, come first. */
	tests: string[];
	/** Minimum percent of mutants that the tests must notice. */
	scoreMin: number;
};

const casesOf = (name: string, tables: string[], unit: string[] = []): Subject => ({
	name,
	mutate: [`lib/shop/*/${name}/**/*.ts`, `!lib/shop/*/${name}/**/*.sql.ts`],
	tests: [
		...unit.map((file) => `tests/unit/shop/**/${file}.test.ts`),
		...tables.map((table) => `tests/api/**/${table}.test.ts`),
	],
	scoreMin: 80,
});

export const SUBJECTS: readonly Subject[] = [
	{ name: "domain", mutate: ["lib/domain/**/*.ts"], tests: ["tests/unit/domain/**/*.test.ts"], scoreMin: 90 },
	casesOf("cart", ["cart", "cart-*", "member-prices", "sets", "limits", "limits-mail"]),
	casesOf("voucher", [
		"vouchers",
		"vouchers-!(race|race-control)",
		"commission",
		"commands-vouchers",
		"influencer",
		"limits",
	]),
	casesOf("order", [
		...["order-create", "order-read", "order-withdraw", "order-move", "order-refused", "deliveries"],
		...["order-!(race|race-control|end-race)", "commands-order", "commands-order-*", "commands-orders-*", "sets-order"],
		...["courier-review", "delivery-methods", "group-discount-order", "stock-back"],
		...["own-orders", "pickup-points", "market", "vouchers-order", "survey", "price-tampering", "commands"],
		...["addresses", "limits", "limits-mail"],
	]),
	casesOf(
		"payment",
		["payment-!(flood)", "order-cancel", "order-expire-*", "commands-order-*", "limits"],
		["payment/*"],
	),
	casesOf(
		"account",
		[
			...["account", "account-!(delete-race)", "addresses", "devices", "email-change", "own-*", "password-reset"],
			...["profile", "register", "sessions", "login-abuse", "commands-users", "captcha", "limits", "limits-mail"],
			...["cart-merge", "newsletter-choice"],
		],
		["password-hash"],
	),
];
