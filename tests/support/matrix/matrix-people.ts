/** Who asks in the matrix of authorisation, and what only they may see. */
import { sql } from "drizzle-orm";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { INFLUENCER_GROUP_ID, SESSION_WHOLE_AGE_S } from "#lib/domain/people/account-limits.ts";
import { openSession, readSession } from "#lib/shop/people/customer/session.ts";
import { cheapHash } from "../shop/cheap-hash.ts";
import type { TestShop } from "../shop/test-shop.ts";

export const PEOPLE = ["no token", "guest A", "guest B", "user A", "user B", "influencer"] as const;
export type PersonName = (typeof PEOPLE)[number];

export type Person = {
	name: PersonName;
	/** Null for guests. */
	userId: number | null;
	token: string | undefined;
	email: string;
	phone: string;
	/** A word that stands in everything this person writes, and nowhere else. */
	mark: string;
	/** The carts and orders of a guest, whom no column names. */
	cartIds: string[];
	orderIds: number[];
	/** Keys to this person's things, and the numbers that name them. */
	secrets: Set<string>;
};

/** Of every customer of the matrix. */
export const PASSWORD = "Balonky-na-oslavu-26";

const GROUPS: Partial<Record<PersonName, number>> = { "user A": 1, "user B": 1, influencer: INFLUENCER_GROUP_ID };

let passwordHash: Promise<string> | undefined;
let born = 0;

/** Somebody new of this kind, with an account and a session when it is a customer. */
export async function aPerson({ shop }: TestShop, name: PersonName): Promise<Person> {
	const number = ++born;
	const mark = `zvlastni${number}x`;
	const phone = `+4206${String(10_000_000 + number * 37).slice(-8)}`;
	const email = `${mark}@example.cz`;
	const person = { name, userId: null, token: undefined, email, phone, mark, cartIds: [], orderIds: [] };
	const secrets = new Set([mark, phone]);
	const groupId = GROUPS[name];
	if (groupId === undefined) return { ...person, secrets };
	passwordHash ??= cheapHash(PASSWORD);
	const { rows } = await shop.db.execute<{ id: number }>(sql`
		insert into users (email, password_hash, group_id, firstname, lastname, phone, company, street, city, zip, is_confirmed)
		values (${email}, ${await passwordHash}, ${groupId}, ${mark}, ${`Prijmeni-${mark}`}, ${phone}, ${`Firma ${mark}`},
			${`Ulice ${mark}`}, ${`Mesto ${mark}`}, '60200', true) returning id`);
	const userId = rows[0]?.id ?? 0;
	const token = await openSession(shop, userId, `Browser of ${mark}`);
	secrets.add(token);
	const session = await readSession(shop, token);
	if (session) secrets.add(session.id);
	return { ...person, userId, token, secrets };
}

/** Tokens of a customer that do not hold. */
export async function brokenTokens({ shop, call }: TestShop, userId: number): Promise<Record<string, string>> {
	const longAgo = new Date(shop.now().getTime() - (SESSION_WHOLE_AGE_S + DAY_S) * SECOND_MS);
	const revoked = await openSession(shop, userId, "");
	await call("GET", "/auth/logout", { token: revoked });
	const whole = await openSession(shop, userId, "");
	const [head = "", body = "", signature = ""] = whole.split(".");
	const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
	return {
		expired: await openSession({ ...shop, now: () => longAgo }, userId, ""),
		revoked,
		"signed by somebody else": await openSession({ ...shop, sessionSecret: `not ${shop.sessionSecret}` }, userId, ""),
		"one bit changed": `${head}.${body}.${changed(signature)}`,
		unsigned: `${unsigned}.${body}.`,
		cut: `${head}.${body}`,
		"no token at all": "x",
	};
}

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The text with one bit of the character in its middle, or at `index`, changed; its form stays. */
export function changed(text: string, index = Math.floor(text.length / 2)): string {
	const isHex = /^[0-9a-f-]{36}$/.test(text);
	const alphabet = /^\d+$/.test(text) ? "0123456789" : isHex ? "0123456789abcdef" : BASE64URL;
	const at = text[index] === "-" && isHex ? index + 1 : index;
	const place = alphabet.indexOf(text[at] ?? "");
	return text.slice(0, at) + alphabet[place ^ 1] + text.slice(at + 1);
}
