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
import { holdSender } from "../../kernel/rate-limits/hold-sender.sql.ts";
import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { provedOwner } from "../../people/customer/proved-owner.ts";
import { holdRequestKey, insertRequest, type KnownRequest, requestByKey } from "./request.sql.ts";
import { tellOfStep } from "./tell.ts";
import { heldCounts, type Requester } from "./unanswered.sql.ts";

/** What every form says of whoever sends it. */
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

/** Where a form was sent from, blank when unknown, and by which customer; null for a guest. */
export type Sender = { address: string; userId: number | null };

/** Fields of the form, each with the key of the text beside it. */
export type RefusedFields = { ok: false; error: "invalid"; fields: Record<string, string> };

export function refuseFields(fields: Record<string, string>): RefusedFields {
	return { ok: false, error: "invalid", fields };
}

/** What a request is made of once nothing stands against it; `take` writes what it holds. */
type Ready = {
	branchId: number | null;
	details: RequestDetails;
	priceMinor: number | null;
	depositMinor: number | null;
	take?: (requestId: number) => Promise<void>;
};

/** Ready to be written, or refused; rows of which others could take the last one are held by then. */
export type Prepared<Code extends string> = Result<Ready, Code> | RefusedFields;

type CommonRefusal = "too_many_requests" | "captcha_failed" | "key_reused" | "held_limit";
export type Made<Code extends string> =
	| Result<{ request: RequestMade; isRepeat: boolean }, Code | CommonRefusal>
	| RefusedFields;

type Asked = Sender & { kind: RequestKind; body: Person };

/**
 * Writes a request with its number, what it holds, its first step and the mails about it, all or nothing. The key of a form
 * makes one request, however often and at once it is sent: a repeat gets the same one, another form under it is refused. What holds
 * something is refused once so much waits for an answer already, for the e-mail or from the network (`held_limit`, with how many may).
 * A customer who has proved the e-mail is counted by the account: what strangers ask for with it keeps nobody from asking.
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
		await holdRequestKey(tx, body.requestKey);
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

/** The limit of what is held at once that one more would pass; parallel requests of the same sender wait for each other. */
async function passedLimit(shop: Shop, tx: Database, sender: Requester): Promise<number | null> {
	if (!shop.isLimited) return null;
	await holdSender(tx, "request", sender);
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
