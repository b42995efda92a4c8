import type { OrderRow } from "./checks.sql.ts";
import type { Acknowledged } from "./journal.ts";

/** What buyers were told against what there is: sentences about every promise that was not kept. */
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

/** One mail to everyone who ordered, none to anybody else; `recipients` are those of all mails there are. */
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
