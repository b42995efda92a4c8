import { randomUUID } from "node:crypto";
import { accept, type Result, refuse } from "#lib/domain/result.ts";
import { connect, type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { hashPassword } from "#lib/shop/people/customer/password-hash.ts";
import { allowMuch, lockGoods } from "./generate.sql.ts";
import type { Generated } from "./generate-goods.ts";
import { canOrder, countOrders, deleteBuyers, deleteOrders, insertBuyers, insertOrders } from "./orders.sql.ts";
import { insertInvoices, insertPayments } from "./papers.sql.ts";
import { QUERY_TIMEOUT_MS, tidy } from "./tidy.ts";

export const ORDERS_MAX = 5_000_000;
const ORDERS_AT_ONCE = 10_000;

type Options = { isDryRun?: boolean; onProgress?: (done: number, total: number) => void };

/**
 * Adds test orders until there are `count`, 1–5 000 000, in transactions of 10 000, so that an interrupted run can continue. Refuses
 * `fewer` (`value`: present number) when there are more, and `not_seeded` in a shop that sells nothing.
 */
export async function generateOrders(
	databaseUrl: string,
	{ count, now, isDryRun = false, onProgress = () => {} }: Options & { count: number; now: Date },
): Promise<Result<Generated, "fewer" | "not_seeded">> {
	const { db, pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const before = await countOrders(db);
		if (before > count) return refuse("fewer", before);
		if (!(await canOrder(db))) return refuse("not_seeded");
		if (isDryRun || before === count) return accept({ before, total: count });
		// Nobody knows the password.
		const passwordHash = await hashPassword(randomUUID());
		for (let from = before + 1; from <= count; from += ORDERS_AT_ONCE) {
			const to = Math.min(count, from + ORDERS_AT_ONCE - 1);
			await inTurn(db, async (tx) => {
				await insertBuyers(tx, { from, to, passwordHash });
				await insertOrders(tx, { from, to, total: count, now });
				await insertPayments(tx, { from, to });
				await insertInvoices(tx, { from, to });
			});
			onProgress(to - before, count - before);
		}
		await tidy(pool);
		return accept({ before, total: count });
	} finally {
		await close();
	}
}

/** Removes all test orders; returns how many there were. */
export async function removeOrders(databaseUrl: string, { isDryRun = false, onProgress = () => {} }: Options = {}) {
	const { db, pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const total = await countOrders(db);
		if (isDryRun) return total;
		for (let removed = 0; removed < total; onProgress(removed, total))
			removed += await inTurn(db, (tx) => deleteOrders(tx, ORDERS_AT_ONCE));
		// Also of a removal that was killed before it.
		await inTurn(db, deleteBuyers);
		if (total > 0) await tidy(pool);
		return total;
	} finally {
		await close();
	}
}

function inTurn<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
	return transaction(db, async (tx) => {
		await allowMuch(tx);
		await lockGoods(tx);
		return work(tx);
	});
}
