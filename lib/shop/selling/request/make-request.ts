import { createHash, randomBytes } from "node:crypto";
import type { RequestDetails, RequestMade } from "../../../contract/schemas/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import { heldProblem } from "../../../domain/request/request-limits.ts";
import { holdsSomething, type RequestKind } from "../../../domain/request/request-states.ts";
import { accept, type Refusal, type Result, refuse } from "../../../domain/result.ts";
import { readRequestLimits } from "../../content/settings/shop-wide.sql.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { countedNetwork } from "../../kernel/rate-limits/counted-network.sql.ts";
import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import { lockSender } from "../../kernel/rate-limits/lock-sender.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { provedOwner } from "../../people/customer/proved-owner.ts";
import { insertRequest, type KnownRequest, lockRequestKey, requestByKey } from "./request.sql.ts";
import { tellOfStep } from "./tell.ts";
import { heldCounts, type Requester } from "./unanswered.sql.ts";

/** Fields that every form has about its sender. */
type Person = {
	firstname: string;
	lastname: string;
	email: string;
	phone: string;
	note: string;
	locale: Locale;
	requestKey: string;
	captchaToken?: string | undefined;
};

/** Sender's address, blank when unknown, and the customer; null for a guest. */
export type Sender = { address: string; userId: number | null };

/** Refused fields of the form, each with the key of its text. */
export type RefusedFields = { ok: false; error: "invalid"; fields: Record<string, string> };

export function refuseFields(fields: Record<string, string>): RefusedFields {
	return { ok: false, error: "invalid", fields };
}

/** A request that passed all checks; `take` writes the costume or slot that it holds. */
type Ready = {
	branchId: number | null;
	details: RequestDetails;
	priceMinor: number | null;
	depositMinor: number | null;
	take?: (requestId: number) => Promise<void>;
};

/** Ready to be written, or refused; rows with limited capacity are locked by then. */
export type Prepared<Code extends string> = Result<Ready, Code> | RefusedFields;

type CommonRefusal = "too_many_requests" | "captcha_failed" | "key_reused" | "held_limit";
export type Made<Code extends string> =
	| Result<{ request: RequestMade; isRepeat: boolean }, Code | CommonRefusal>
	| RefusedFields;

type Asked = Sender & { kind: RequestKind; body: Person };

/**
 * Writes a request with its number, what it holds, its first step and its mails, all or nothing. A form's key makes one
 * request, however often it is sent: a repeat returns it, another form under the key is refused. A request that holds
 * something is refused at the limit of unanswered ones of the e-mail or the network (`held_limit`, with the limit). A
 * customer with a proved e-mail is counted by the account, so that strangers' requests with that e-mail do no harm.
 */
export async function makeRequest<Code extends string>(
	shop: Shop,
	{ kind, body, address, userId }: Asked,
	prepare: (tx: Database) => Promise<Prepared<Code>>,
): Promise<Made<Code>> {
	const { captchaToken: token, ...sent } = body;
	const requestHash = createHash("sha256")
		.update(JSON.stringify([kind, sent]))
		.digest("hex");
	const taken = await takeLimit(shop, "request", { address });
	if (!taken.ok) return taken;
	const known = await requestByKey(shop.db, body.requestKey);
	if (known) return repeatOf(known, requestHash);
	if (!(await shop.captcha.verify({ token, action: "request", address }))) return refuse("captcha_failed");
	const ownerId = await provedOwner(shop, userId, body.email);
	const asked = { kind, body, address, userId, ownerId, requestHash };
	if (ownerId !== null) return write(shop, asked, prepare);
	const mailed = await takeLimit(shop, "request_email", { email: body.email });
	if (!mailed.ok) return mailed;
	const giveBackMail = () => giveBack(shop, "request_email", { email: body.email });
	const made = await orGiveBack(() => write(shop, asked, prepare), giveBackMail);
	if (!made.ok) await giveBackMail();
	return made;
}

async function write<Code extends string>(
	shop: Shop,
	{ kind, body, address, userId, ownerId, requestHash }: Asked & { ownerId: number | null; requestHash: string },
	prepare: (tx: Database) => Promise<Prepared<Code>>,
): Promise<Made<Code>> {
	const network = holdsSomething(kind) ? await countedNetwork(shop, { address, ownerId }) : null;
	return transaction(shop.db, async (tx): Promise<Made<Code>> => {
		await lockRequestKey(tx, body.requestKey);
		const known = await requestByKey(tx, body.requestKey);
		if (known) return repeatOf(known, requestHash);
		const passed = holdsSomething(kind) ? await passedLimit(shop, tx, { email: body.email, ownerId, network }) : null;
		if (passed !== null) return refuse("held_limit", passed);
		const prepared = await prepare(tx);
		if (!prepared.ok) return prepared;
		const { take, ...ready } = prepared.value;
		const hash = randomBytes(24).toString("base64url");
		const facts = { kind, hash, userId, requestHash, network, now: shop.now() };
		const { id, number, stepId } = await insertRequest(tx, { ...body, ...ready, ...facts });
		await take?.(id);
		await tellOfStep(shop, tx, { stepId, to: ["asker", "shop"] });
		return accept({ request: madeReply({ id, number, hash, locale: body.locale }), isRepeat: false });
	});
}

/**
 * The limit of unanswered requests that one more would pass, or null; parallel requests of the same sender wait for each
 * other.
 */
async function passedLimit(shop: Shop, tx: Database, sender: Requester): Promise<number | null> {
	if (!shop.isLimited) return null;
	await lockSender(tx, "request", sender);
	return heldProblem(await heldCounts(tx, sender), await readRequestLimits(tx));
}

function repeatOf(
	known: KnownRequest,
	requestHash: string,
): Refusal<"key_reused"> | { ok: true; value: { request: RequestMade; isRepeat: boolean } } {
	if (known.requestHash !== requestHash) return refuse("key_reused");
	return accept({ request: madeReply(known), isRepeat: true });
}

function madeReply({ id, number, hash, locale }: Omit<KnownRequest, "requestHash">): RequestMade {
	return { id, number, hash, url: pageLinks.request(locale, { id, hash }) };
}
