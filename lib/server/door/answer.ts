/**
 * A whole answer in memory, ready to be sent: in each coding once compressed, as 304, and to HEAD. Its plain text, five times as long, is
 * kept until it is compressed: hardly anybody wants it.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Compressed, compress, decompress, type Encoding, encodingFor, isWorthCompressing } from "./encodings.ts";
import { type Head, headerIn, without, withVary } from "./head.ts";

type Form = { body: Buffer; head: Head };

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
const ETAG = /^(?:W\/)?"(d\.[\w-]+)(?:\.br|\.gz)?"$/;
const OF_CODING: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };
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
	return answerOf(varied, { status, digest, body: plain?.body ?? null, packed, isCompressible });
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

function formOf({ head, digest }: Pick<Answer, "head" | "digest">, encoding: Encoding, body: Buffer): Form {
	const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const etag = `"${digest}${OF_CODING[encoding]}"`;
	return { body, head: [...head, "ETag", etag, ...coding, "Content-Length", String(body.length)] };
}

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
	{ more, onForm }: Sending = {},
): void {
	const send = (form: Form) => response.destroyed || sendForm(form, answer, { request, response, more: more ?? [] });
	const wanted = answer.isCompressible ? encodingFor(request.headers["accept-encoding"]?.toString()) : "identity";
	const form = wanted === "identity" ? answer.plain : answer.compressed[wanted];
	if (form) return void send(form);
	if (wanted === "identity") {
		plainForm(answer).then(send, () => response.destroy());
		return;
	}
	compressed(answer, wanted)
		.then((made) => {
			onForm?.();
			send(made);
		})
		.catch(() => response.destroy());
}

async function plainForm(answer: Answer): Promise<Form> {
	return answer.plain ?? formOf(answer, "identity", await plainBody(answer));
}

async function plainBody({ plain, compressed: { br, gzip } }: Answer): Promise<Buffer> {
	if (plain) return plain.body;
	if (br) return decompress(br.body, "br");
	if (gzip) return decompress(gzip.body, "gzip");
	throw new Error("The answer has no form");
}

const coming = new WeakMap<Answer, Partial<Record<Compressed, Promise<Form>>>>();

/** Makes a form once, whoever waits for it. */
function compressed(answer: Answer, encoding: Compressed): Promise<Form> {
	const made = coming.get(answer) ?? {};
	coming.set(answer, made);
	made[encoding] ??= makeForm(answer, encoding);
	return made[encoding];
}

async function makeForm(answer: Answer, encoding: Compressed): Promise<Form> {
	const form = formOf(answer, encoding, await compress(await plainBody(answer), encoding, "page"));
	answer.compressed[encoding] = form;
	answer.plain = null;
	return form;
}

type To = { request: IncomingMessage; response: ServerResponse; more: Head };

function sendForm({ head, body }: Form, { status, digest }: Answer, { request, response, more }: To): void {
	const all = more.length > 0 ? [...head, ...more] : head.slice();
	if (status === 200 && isKnown(request.headers["if-none-match"], digest)) {
		response.writeHead(304, without(all, OF_BODY)).end();
		return;
	}
	response.writeHead(status, all);
	response.end(request.method === "HEAD" ? undefined : body);
}

const tagsOf = (noneMatch: string) => noneMatch.split(",").map((tag) => tag.trim());

/** If-None-Match (RFC 9110 § 13.1.2). */
function isKnown(noneMatch: string | undefined, digest: string): boolean {
	return noneMatch !== undefined && tagsOf(noneMatch).some((tag) => tag === "*" || ETAG.exec(tag)?.[1] === digest);
}

/** Whether If-None-Match names the door's own ETags, of which the app knows nothing. */
export function namesOwnTag(noneMatch: string | undefined): boolean {
	return noneMatch !== undefined && tagsOf(noneMatch).some((tag) => ETAG.test(tag));
}
