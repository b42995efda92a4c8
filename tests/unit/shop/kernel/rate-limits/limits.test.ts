import { expect, test } from "vitest";
import { DAY_S } from "#lib/domain/durations.ts";
import { IPV6_NETWORKS, LIMITS, LONGEST_REFILL_S } from "#lib/shop/kernel/rate-limits/rules.ts";

const rows = Object.entries(LIMITS);

test("every limit allows at least one call, and refills within a day", () => {
	for (const [name, { burst, refillS }] of rows) {
		expect(burst, name).toBeGreaterThanOrEqual(1);
		expect(burst * refillS, name).toBeLessThanOrEqual(DAY_S);
	}
	expect(LONGEST_REFILL_S).toBe(Math.max(...rows.map(([, { burst, refillS }]) => burst * refillS)));
});

test("wrong passwords are limited to ten from an address, five from one visitor at an account, and a hundred from everywhere at an account", () => {
	const { login_address, login_account_here, login_account } = LIMITS;
	expect([login_address.burst, login_account_here.burst, login_account.burst]).toEqual([10, 5, 100]);
	// Keeping the customer out takes more than a handful of machines, and guessing stays far from a password nobody else has.
	expect(login_account_here.refillS / login_account.refillS).toBeGreaterThan(5);
	expect(DAY_S / login_account.refillS).toBeLessThan(10_000);
	const widest = Math.max(...IPV6_NETWORKS.map(({ times }) => times));
	expect(login_account_here.refillS / widest).toBeGreaterThan(login_account.refillS);
});

test("nobody's mailbox gets more than a few mails an hour that somebody else asked for", () => {
	const { reset_email, confirmation, email_change, email_change_to } = LIMITS;
	for (const { burst, refillS } of [reset_email, confirmation, email_change, email_change_to]) {
		expect(burst).toBeLessThanOrEqual(5);
		expect(3600 / refillS).toBeLessThanOrEqual(5);
	}
});

test("limits of carts and orders suffice for all visitors behind a phone company's address", () => {
	expect(LIMITS.cart.burst).toBeGreaterThanOrEqual(300);
	expect(3600 / LIMITS.cart.refillS).toBeGreaterThanOrEqual(3600);
	expect(LIMITS.order.burst).toBeGreaterThanOrEqual(100);
	expect(3600 / LIMITS.order.refillS).toBeGreaterThanOrEqual(1000);
});
