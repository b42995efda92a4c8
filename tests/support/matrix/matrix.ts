/** The matrix of authorisation: asking every call as everybody, and what is compared. */
import { type SQL, sql } from "drizzle-orm";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { changed, type Person } from "./matrix-people.ts";
import type { Target } from "./matrix-rule.ts";

type Parameter = { name: string; in: string; schema: { type?: string } };
export type Operation = {
	security?: Record<string, string[]>[];
	parameters?: Parameter[];
	requestBody?: { content: { "application/json": { schema: { properties?: Record<string, unknown> } } } };
	responses: Record<string, { description: string; content?: Record<string, unknown> }>;
};

/** Operations of the OpenAPI document by "get /cart/{locale}". */
export async function operationsOf({ call }: TestShop): Promise<Record<string, Operation>> {
	const { body } = await call("GET", "/openapi.json");
	const paths: Record<string, Record<string, Operation>> = body.paths;
	return Object.fromEntries(
		Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => [`${method} ${path.replace("/api", "")}`, operation]),
		),
	);
}

/** Status and whole text of an answer; `shown` has its headers too. */
export type Said = { status: number; text: string; shown: string };

let asked = 0;

/** Asks one call, from an address that nobody has asked from, so that no limit of an address stands in the way. */
export async function ask(
	{ app, shop }: TestShop,
	call: string,
	target: Target,
	token?: string,
	headers: Record<string, string> = {},
): Promise<Said> {
	const [method = "", path = ""] = call.split(" ");
	const { params = {}, query = {}, body } = target;
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `no-${name}`));
	const search = new URLSearchParams(query).toString();
	// One account is asked about more often here than anybody may.
	await shop.db.execute(sql`delete from rate_limits`);
	const reply = await app.request(`/api${filled}${search && "?"}${search}`, {
		method: method.toUpperCase(),
		headers: {
			[CLIENT_ADDRESS_HEADER]: `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
			...target.headers,
			...headers,
			...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
			...(body === undefined ? {} : { "Content-Type": "application/json" }),
		},
		body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
	});
	const text = await reply.text();
	return { status: reply.status, text, shown: `${JSON.stringify([...reply.headers])} ${text}` };
}

/** Parameters that name no thing of somebody's. */
const COMMON = new Set(["locale", "type", "part"]);

const NOBODYS_UUID = "7f3c2a10-5b1e-4a52-9f0e-2f6d1c9b8a70";
const NOBODYS_ID = "2000000000";
/** What nobody has, by the name of its parameter. */
const MISSING: Record<string, string> = {
	key: "nothing",
	file: "nothing.pdf",
	cartId: NOBODYS_UUID,
	tempId: NOBODYS_UUID,
	sessionId: NOBODYS_UUID,
	id: NOBODYS_ID,
	productId: NOBODYS_ID,
	variantId: NOBODYS_ID,
	branchId: NOBODYS_ID,
	deliveryId: NOBODYS_ID,
	hash: "nobodys-hash-nobodys-hash-123456",
	secret: "nobodys-secret-nobodys-secret-nobodys-12345",
	transactionId: "nobodys-payment",
	number: "9999999999",
	companyId: "00006947",
	slug: "takovy-nemame",
};

const thingParams = ({ params = {} }: Target): string[] => Object.keys(params).filter((name) => !COMMON.has(name));

/** The same question about a thing that is not there. Throws at a parameter of which it is not known what nobody has. */
export function missing(target: Target): Target {
	const entries = thingParams(target).map((name) => {
		const value = MISSING[name];
		if (value === undefined) throw new Error(`Say in MISSING which ${name} nobody has`);
		return [name, value];
	});
	return { ...target, params: { ...target.params, ...Object.fromEntries(entries) } };
}

/** Questions with keys that are nearly right: one bit changed, or some of one's own and some of another's. */
export function nearMisses(theirs: Target, own: Target | null): Target[] {
	const names = thingParams(theirs);
	const withParam = (target: Target, name: string, value = "") => ({
		...target,
		params: { ...target.params, [name]: value },
	});
	const bits = names.flatMap((name) => {
		const value = theirs.params?.[name] ?? "";
		const places = [...new Set([0, Math.floor(value.length / 2), value.length - 1])];
		return places.map((place) => withParam(theirs, name, changed(value, place)));
	});
	const mixed =
		own && names.length > 1
			? names.flatMap((name) => [
					withParam(theirs, name, own.params?.[name]),
					withParam(own, name, theirs.params?.[name]),
				])
			: [];
	const queries = Object.entries(theirs.query ?? {}).map(([name, value]) => ({
		...theirs,
		query: { ...theirs.query, [name]: changed(value) },
	}));
	return [...bits, ...mixed, ...queries];
}

/** Questions with the 50 ids before and after somebody's. */
export function neighbours(target: Target): Target[] {
	const id = Number(target.params?.id);
	if (!Number.isInteger(id)) return [];
	return Array.from({ length: 101 }, (_, index) => id + index - 50)
		.filter((one) => one > 0 && one !== id)
		.map((one) => ({ ...target, params: { ...target.params, id: String(one) } }));
}

/** Which of these people's secrets stand in an answer. */
export function leaksOf(said: Said, people: Person[]): string[] {
	const text = said.shown.toLowerCase();
	return people.flatMap(({ name, secrets }) =>
		[...secrets].filter((secret) => text.includes(secret.toLowerCase())).map((secret) => `${secret} of ${name}`),
	);
}

/** All columns of the shop's tables, which are the same in each test's database. */
let columns: { table: string; column: string }[] | undefined;

async function columnsOf(shop: TestShop["shop"]) {
	const { rows } = await shop.db.execute<{ table: string; column: string }>(sql`
		select c.table_name as table, c.column_name as column from information_schema.columns c
		join information_schema.tables t using (table_schema, table_name)
		where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);
	return rows;
}

/** A digest of everything these people have, by table: whatever names a customer, a cart or an order. */
export async function rowsOf({ shop }: TestShop, people: Person[]): Promise<Record<string, string>> {
	columns ??= await columnsOf(shop);
	const list = (values: (string | number | null)[]) =>
		sql.param(`{${values.filter((value) => value !== null).join(",")}}`);
	const users = sql`${list(people.map(({ userId }) => userId))}::int[]`;
	const carts = sql`(select id from carts where user_id = any(${users})
		or id = any(${list(people.flatMap(({ cartIds }) => cartIds))}::uuid[]))`;
	const orders = sql`(select id from orders where cart_id in ${carts}
		or id = any(${list(people.flatMap(({ orderIds }) => orderIds))}::int[]))`;
	const ownedBy: Record<string, SQL> = {
		user_id: sql`= any(${users})`,
		owner_id: sql`= any(${users})`,
		cart_id: sql`in ${carts}`,
		order_id: sql`in ${orders}`,
	};
	const conditions = [
		...columns.flatMap(({ table, column }) => {
			const owned = ownedBy[column];
			return owned ? [{ table, where: sql`${sql.raw(column)} ${owned}` }] : [];
		}),
		{ table: "service_requests", where: sql`email = any(${sql.param(people.map(({ email }) => email))}::text[])` },
		{ table: "users", where: sql`id = any(${users})` },
		{ table: "carts", where: sql`id in ${carts}` },
		{ table: "sandbox_payments", where: sql`ref_id in (select number from orders where id in ${orders})` },
	];
	const digests = conditions.map(
		({ table, where }, index) => sql`
			select ${`${table} ${index}`} as name,
				count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows
			from ${sql.raw(table)} t where ${where}`,
	);
	const { rows } = await shop.db.execute<{ name: string; rows: string }>(sql.join(digests, sql` union all `));
	return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
