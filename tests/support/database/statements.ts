import type pg from "pg";
import { vi } from "vitest";
import type { Shop } from "#lib/shop/kernel/shop.ts";

/** Where all statements outside transactions go through, written as SQL or built by Drizzle. */
const poolOf = ({ db }: Shop) => (db as typeof db & { $client: pg.Pool }).$client;

type Asked = [config: { text: string }, params?: unknown[]];

/** In one line and without quotation marks: "select email from users where users.id = $1 -- 7". */
const told = (...[{ text }, params = []]: Asked): string =>
	`${text.replaceAll('"', "").replace(/\s+/g, " ").trim()} -- ${params.join(", ")}`;

/** The shop asks for this when a second of the real time has passed, whatever it is doing. */
const IS_BY_ITSELF = /'maintenance'/;

/**
 * What the shop asked its database while something was done, outside transactions; of two doings that ask the same, the two lists
 * are equally long.
 */
export async function statementsOf(shop: Shop, work: () => Promise<unknown>): Promise<string[]> {
	const spy = vi.spyOn(poolOf(shop), "query");
	try {
		await work();
		const asked = spy.mock.calls as unknown as Asked[];
		return asked.map((call) => told(...call)).filter((text) => !IS_BY_ITSELF.test(text));
	} finally {
		spy.mockRestore();
	}
}

/**
 * Something done while the first statement of a text does not come back from the database; fails when nobody asked for it. The text
 * has the parameters behind it: "select … from users where users.id = $1 -- 7".
 */
export async function whileBroken<Value>(shop: Shop, text: RegExp, work: () => Promise<Value>): Promise<Value> {
	const pool = poolOf(shop);
	const query = pool.query.bind(pool) as (...args: Asked) => Promise<never>;
	let isBroken = false;
	const spy = vi.spyOn(pool, "query").mockImplementation(((...args: Asked) => {
		if (isBroken || !text.test(told(...args))) return query(...args);
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
