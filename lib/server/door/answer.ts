/**
 * A whole answer in memory, ready to be sent: in each coding compressed once, or twice when it is asked for often, as 304, and to HEAD. Its plain text, five times as long, is
 * kept until it is compressed: hardly anybody wants it.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Compressed, compress, decompress, type Encoding, encodingFor, isWorthCompressing } from "./encodings.ts";
import { type Head, headerIn, without, withVary } from "./head.ts";

type Form = { body: Buffer; head: Head };

/** How often a form was sent since it was made, and whether it is as small as it gets, or has been found to be. */
type Use = { times: number; isDense: boolean; isDone: boolean };

export type Answer = {
	status: number;
	/** All headers but those of a form: length, coding and ETag. */
	head: Head;
	/** Of the plain body; each form adds its coding to it. */
	digest: string;
	/** Null when there is a compressed form, of which it can be made. */
	plain: Form | null;
	compressed: Partial<Record<Compressed, Form>>;
	isCompressible: boolean;
};

/** The door's own ETags; others are the app's. */
const ETAG = /^(?:W\/)?"(d\.[\w-]+)(?:\.(?:br|gz)\+?)?"$/;
const OF_CODING: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };
/** A form that is asked for so often is worth making smaller. */
const OFTEN = 8;
const OF_BODY = new Set(["content-length", "content-encoding", "content-type"]);

/** `packed` has the forms that were made beforehand. */
export function makeAnswer(
	head: Head,
	body: Buffer,
	{ packed = {}, status = 200 }: { packed?: Partial<Record<Compressed, Buffer>>; status?: number } = {},
): Answer {
	const isCompressible = isWorthCompressing(headerIn(head, "content-type"), body.length);
	return answerOf(isCompressible ? withVary(head) : head, {
		status,
		digest: `d.${createHash("sha1").update(body).digest("base64url")}`,
		body,
		packed,
		isCompressible,
	});
}

/** The same body under other headers: it keeps its compressed forms. */
export function withHead({ status, digest, plain, compressed, isCompressible }: Answer, head: Head): Answer {
	const packed: Partial<Record<Compressed, Buffer>> = {};
	for (const encoding of ["br", "gzip"] as const) {
		const form = compressed[encoding];
		if (form) packed[encoding] = form.body;
	}
	const varied = isCompressible ? withVary(head) : head;
	const answer = answerOf(varied, { status, digest, body: plain?.body ?? null, packed, isCompressible });
	for (const encoding of ["br", "gzip"] as const) inherit(answer, encoding, compressed[encoding]);
	return answer;
}

/** A form under other headers has been sent as often, and is as small. */
function inherit(answer: Answer, encoding: Compressed, before: Form | undefined): void {
	const use = before && uses.get(before);
	const form = answer.compressed[encoding];
	if (!use || !form) return;
	const same = use.isDense ? formOf(answer, encoding, form.body, true) : form;
	answer.compressed[encoding] = same;
	uses.set(same, use);
}

type Parts = Pick<Answer, "status" | "digest" | "isCompressible"> & {
	body: Buffer | null;
	packed: Partial<Record<Compressed, Buffer>>;
};

function answerOf(head: Head, { status, digest, body, packed: { br, gzip }, isCompressible }: Parts): Answer {
	return {
		status,
		head,
		digest,
		isCompressible,
		plain: body && !(isCompressible && (br || gzip)) ? formOf({ head, digest }, "identity", body) : null,
		compressed: {
			...(br ? { br: formOf({ head, digest }, "br", br) } : {}),
			...(gzip ? { gzip: formOf({ head, digest }, "gzip", gzip) } : {}),
		},
	};
}

function formOf(
	{ head, digest }: Pick<Answer, "head" | "digest">,
	encoding: Encoding,
	body: Buffer,
	isDense = false,
): Form {
	const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	// Other bytes have another tag, as strong ones must (RFC 9110 § 8.8.1).
	const tag = isDense ? etagOf({ digest }, encoding).replace(/"$/, '+"') : etagOf({ digest }, encoding);
	return { body, head: [...head, "ETag", tag, ...coding, "Content-Length", String(body.length)] };
}

const etagOf = ({ digest }: Pick<Answer, "digest">, encoding: Encoding) => `"${digest}${OF_CODING[encoding]}"`;

/** Bytes that it takes, its headers included. */
export function sizeOf({ plain, compressed }: Answer): number {
	const forms = [...(plain ? [plain] : []), ...Object.values(compressed)];
	return forms.reduce((sum, { body, head }) => sum + body.length + 2 * head.join().length, 0);
}

type Sending = {
	/** Headers that only this response has. */
	more?: Head;
	/** Hears of a form that was made for this response. */
	onForm?: () => void;
};

export function sendAnswer(
	answer: Answer,
	request: IncomingMessage,
	response: ServerResponse,
	{ more = [], onForm }: Sending = {},
): void {
	const wanted = answer.isCompressible ? encodingFor(request.headers["accept-encoding"]?.toString()) : "identity";
	const known = answer.status === 200 ? knownTag(request.headers["if-none-match"], answer.digest) : undefined;
	if (known !== undefined) {
		const head = [...without(answer.head, OF_BODY), "ETag", heldTag(known, etagOf(answer, wanted)), ...more];
		response.writeHead(304, head).end();
		return;
	}
	const send = ({ head, body }: Form) => {
		if (response.destroyed) return;
		response.writeHead(answer.status, more.length > 0 ? [...head, ...more] : head.slice());
		response.end(request.method === "HEAD" ? undefined : body);
	};
	const form = wanted === "identity" ? answer.plain : answer.compressed[wanted];
	if (form) {
		if (wanted !== "identity") void makeDenser(answer, wanted, onForm);
		return void send(form);
	}
	madeForm(answer, wanted)
		.catch(() => madeForm(answer, "identity"))
		.then((made) => {
			if (wanted !== "identity") onForm?.();
			send(made);
		})
		.catch(() => response.destroy());
}

const coming = new WeakMap<Answer, Partial<Record<Encoding, Promise<Form>>>>();

/** Makes a form once, whoever waits for it. */
function madeForm(answer: Answer, encoding: Encoding): Promise<Form> {
	const forms = coming.get(answer) ?? {};
	coming.set(answer, forms);
	forms[encoding] ??= makeForm(answer, encoding).finally(() => delete forms[encoding]);
	return forms[encoding];
}

async function makeForm(answer: Answer, encoding: Encoding): Promise<Form> {
	const body = await plainBody(answer);
	if (encoding === "identity") return formOf(answer, encoding, body);
	const form = formOf(answer, encoding, await compress(body, encoding, "page"));
	uses.set(form, { times: 0, isDense: false, isDone: false });
	answer.compressed[encoding] = form;
	answer.plain = null;
	return form;
}

const uses = new WeakMap<Form, Use>();
/** One at a time: it is work for a moment in which nobody waits. */
let isMakingDenser = false;

/** Notes that a form is sent; one that is sent often is replaced by a smaller one. Those made beforehand are as small already. */
async function makeDenser(answer: Answer, encoding: Compressed, onForm?: () => void): Promise<void> {
	const form = answer.compressed[encoding];
	const use = form && uses.get(form);
	if (!form || !use || use.isDone) return;
	use.times += 1;
	if (use.times < OFTEN || isMakingDenser) return;
	isMakingDenser = true;
	try {
		const body = await compress(await decompress(form.body, encoding), encoding, "often");
		// Under other headers by now, the form that took its place is made smaller later.
		if (answer.compressed[encoding] !== form) return;
		use.isDone = true;
		if (body.length >= form.body.length) return;
		const denser = formOf(answer, encoding, body, true);
		uses.set(denser, { ...use, isDense: true });
		answer.compressed[encoding] = denser;
		onForm?.();
	} catch {
		// The form that is there stays.
		use.isDone = true;
	} finally {
		isMakingDenser = false;
	}
}

async function plainBody({ plain, compressed: { br, gzip } }: Answer): Promise<Buffer> {
	if (plain) return plain.body;
	if (br) return decompress(br.body, "br");
	if (gzip) return decompress(gzip.body, "gzip");
	throw new Error("The answer has no form");
}

const tagsOf = (noneMatch: string) => noneMatch.split(",").map((tag) => tag.trim());

/** The tag of If-None-Match that is one of this body's forms (RFC 9110 § 13.1.2). */
function knownTag(noneMatch: string | undefined, digest: string): string | undefined {
	return noneMatch && tagsOf(noneMatch).find((tag) => tag === "*" || ETAG.exec(tag)?.[1] === digest);
}

/** The tag of what the client holds, when it is a form of this coding, packed once or twice; else that of the coding. */
function heldTag(known: string, ofCoding: string): string {
	const tag = known.replace(/^W\//, "");
	return tag.replace('+"', '"') === ofCoding ? tag : ofCoding;
}

/** Whether If-None-Match names the door's own ETags, of which the app knows nothing. */
export function namesOwnTag(noneMatch: string | undefined): boolean {
	return noneMatch !== undefined && tagsOf(noneMatch).some((tag) => ETAG.test(tag));
}
