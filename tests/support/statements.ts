import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { vi } from "vitest";
import type { Shop } from "#lib/shop/kernel/shop.ts";

const dialect = new PgDialect();
const told = (query: unknown): string => {
	const { sql, params } = dialect.sqlToQuery(query as SQL);
	return `${sql.replace(/\s+/g, " ").trim()} -- ${params.join(", ")}`;
};

/** The shop asks for this when a second of the real time has passed, whatever it is doing. */
const IS_BY_ITSELF = /'maintenance'/;

/**
 * What the shop asked its database while something was done, outside transactions; of two doings that ask the same, the two lists
 * are equally long.
 */
export async function statementsOf(shop: Shop, work: () => Promise<unknown>): Promise<string[]> {
	const spy = vi.spyOn(shop.db, "execute");
	try {
		await work();
		return spy.mock.calls.map(([query]) => told(query)).filter((text) => !IS_BY_ITSELF.test(text));
	} finally {
		spy.mockRestore();
	}
}

/**
 * Something done while the first statement of a text does not come back from the database; fails when nobody asked for it. The text
 * has the parameters behind it: "select … from users where id = $1 -- 7".
 */
export async function whileBroken<Value>(shop: Shop, text: RegExp, work: () => Promise<Value>): Promise<Value> {
	const execute = shop.db.execute.bind(shop.db);
	let isBroken = false;
	const spy = vi.spyOn(shop.db, "execute").mockImplementation(((query: never) => {
		if (isBroken || !text.test(told(query))) return execute(query);
		isBroken = true;
		return Promise.reject(new Error("the database is away"));
	}) as never);
	try {
		const value = await work();
		if (!isBroken) throw new Error(`Nobody asked for ${text}.`);
		return value;
	} finally {
		spy.mockRestore();
	}
}
