import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer, { type NodemailerError } from "nodemailer";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { Env } from "../../kernel/base/env.ts";

/** The settings that a mail is sent by. */
export type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

/** A file of a mail; one with a `cid` is a picture inside its HTML. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };
export type Mail = {
	to: string;
	subject: string;
	html: string;
	text: string;
	attachments?: MailAttachment[];
	headers?: Record<string, string>;
};

/** The whole of sending one mail: less than its job has (jobs/work-batch.ts), so that no second try starts beside the first. */
export const MAIL_DEADLINE_MS = 45 * SECOND_MS;

/** Each for itself: the last one is about silence, and a server that says a line now and then could go on for hours. */
const SMTP_LIMITS = {
	connectionTimeout: 10 * SECOND_MS,
	greetingTimeout: 10 * SECOND_MS,
	socketTimeout: 25 * SECOND_MS,
};

/** The mail server will never take this recipient's mail. `reply` is its code, such as "550 5.1.1", and names nobody. */
export class MailRefused extends Error {
	readonly reply: string;
	constructor(reply: string) {
		super(`the recipient is refused for good: ${reply}`);
		this.reply = reply;
	}
}

/**
 * Sends one mail by SMTP within `deadlineMs`, or writes it as `<id>.eml`, which this user alone reads, into the outbox folder. The id is the job's: a mail
 * written twice, because its job was cut off, is the same file and carries the same Message-ID. Throws `MailRefused` when
 * trying again is of no use.
 */
export async function sendMail(env: MailEnv, id: string, mail: Mail, deadlineMs = MAIL_DEADLINE_MS): Promise<void> {
	const message = { ...mail, from: env.MAIL_FROM, messageId: `<${id}@${domainOf(env.MAIL_FROM)}>` };
	if (env.SMTP_URL) {
		await deliver(env.SMTP_URL, message, deadlineMs);
		return;
	}
	const outbox = join(env.DATA_DIR, "outbox");
	await mkdir(outbox, { recursive: true, mode: 0o700 });
	const built = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
	const path = join(outbox, `${id}.eml`);
	await writeFile(`${path}.part`, built.message as Buffer, { mode: 0o600 });
	// One that was there keeps the rights it had.
	await chmod(`${path}.part`, 0o600);
	await rename(`${path}.part`, path);
}

async function deliver(url: string, message: Mail & { from: string; messageId: string }, deadlineMs: number) {
	const signal = AbortSignal.timeout(deadlineMs);
	try {
		// Aborted, it closes its connection.
		await nodemailer.createTransport({ url, ...SMTP_LIMITS }).sendMail({ ...message, signal });
	} catch (error) {
		if (signal.aborted) throw new Error(`the mail was not sent within ${deadlineMs} ms`, { cause: error });
		const reply = lastingRefusal(error);
		throw reply === null ? error : new MailRefused(reply);
	}
}

/**
 * What says that nobody is there, by its code (RFC 3463) or in so many words. Servers refuse at this point whatever they have against
 * the sender, too, and such mails must outlast wrong settings and block lists.
 */
const NOBODY_THERE =
	/^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b|^55[01]\b.*(unknown user|user unknown|no such (user|mailbox))/is;

/** The code of a reply that refuses all recipients for good; null for whatever may pass. */
function lastingRefusal(error: unknown): string | null {
	const { permanent, command, response = "" } = error as NodemailerError;
	if (!permanent || command !== "RCPT TO" || !NOBODY_THERE.test(response)) return null;
	return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace("-", " ") ?? null;
}

function domainOf(from: string): string {
	return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
