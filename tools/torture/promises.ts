import type { OrderRow } from "./checks.sql.ts";
import type { Acknowledged } from "./journal.ts";

/** Compares acknowledged orders with the database; returns a sentence for every broken promise. */
export function brokenPromises(
	told: { acknowledged: Acknowledged[]; refused: string[] },
	orders: OrderRow[],
): string[] {
	const byNumber = new Map(orders.map((order) => [order.number, order]));
	const buyers = new Set(orders.map(({ email }) => email));
	const lost = told.acknowledged.flatMap((promised) => {
		const order = byNumber.get(promised.number);
		if (!order) return [`an acknowledged order is lost: ${promised.number} of ${promised.email}`];
		const isSame = (["id", "hash", "cartId", "email"] as const).every((field) => order[field] === promised[field]);
		return isSame ? [] : [`an acknowledged order is another one: ${promised.number} of ${promised.email}`];
	});
	const made = told.refused.filter((email) => buyers.has(email));
	return [...lost, ...made.map((email) => `refused and made all the same: the order of ${email}`)];
}

/** Every buyer must have one mail, and nobody else any; `recipients` are those of all mails. */
export function brokenMails(recipients: string[], orders: OrderRow[]): string[] {
	const mails = Map.groupBy(recipients, (email) => email);
	const buyers = new Set(orders.map(({ email }) => email));
	const wrong = orders
		.map(({ number, email }) => ({ number, count: mails.get(email)?.length ?? 0 }))
		.filter(({ count }) => count !== 1)
		.map(({ number, count }) => `${count} mails of order ${number}`);
	const strangers = [...mails.keys()].filter((email) => !buyers.has(email));
	return [...wrong, ...strangers.map((email) => `a mail to ${email}, who ordered nothing`)];
}
