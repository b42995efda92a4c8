import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer, { type NodemailerError } from "nodemailer";
import { REQUEST_ID_HEADER } from "../../../domain/calls.ts";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { Env } from "../../kernel/base/env.ts";
import { currentRequest } from "../../kernel/base/request-context.ts";

/** Settings for sending mail. */
export type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

/** An attachment; one with a `cid` is a picture embedded in the HTML. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };
export type Mail = {
	to: string;
	subject: string;
	html: string;
	text: string;
	attachments?: MailAttachment[];
	headers?: Record<string, string>;
};

/** Time limit of sending one mail: less than its job's (jobs/work-batch.ts), so that no retry starts beside it. */
export const MAIL_DEADLINE_MS = 45 * SECOND_MS;

/**
 * Each limit covers one phase: the last one is about silence, and a server that sends a line now and then could go on for
 * hours.
 */
const SMTP_LIMITS = {
	connectionTimeout: 10 * SECOND_MS,
	greetingTimeout: 10 * SECOND_MS,
	socketTimeout: 25 * SECOND_MS,
};

/** The mail server will never accept this recipient. `reply` is its code, such as "550 5.1.1", without personal data. */
export class MailRefused extends Error {
	readonly reply: string;
	constructor(reply: string) {
		super(`the recipient is refused for good: ${reply}`);
		this.reply = reply;
	}
}

/**
 * Sends one mail by SMTP within `deadlineMs`, or writes it as `<id>.eml`, readable by this user alone, to the outbox folder.
 * It names the request that asked for it (X-Request-Id), which says nothing but which lines of the logs are its own. The id is the job's: a mail sent again after an interrupted job is the same file with the same Message-ID. Throws
 * `MailRefused` when a retry is useless.
 */
export async function sendMail(env: MailEnv, id: string, mail: Mail, deadlineMs = MAIL_DEADLINE_MS): Promise<void> {
	const request = currentRequest();
	const headers = { ...mail.headers, ...(request ? { [REQUEST_ID_HEADER]: request.requestId } : {}) };
	const message = { ...mail, headers, from: env.MAIL_FROM, messageId: `<${id}@${domainOf(env.MAIL_FROM)}>` };
	if (env.SMTP_URL) {
		await deliver(env.SMTP_URL, message, deadlineMs);
		return;
	}
	const outbox = join(env.DATA_DIR, "outbox");
	await mkdir(outbox, { recursive: true, mode: 0o700 });
	const built = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
	const path = join(outbox, `${id}.eml`);
	await writeFile(`${path}.part`, built.message as Buffer, { mode: 0o600 });
	// An existing file would keep its old permissions.
	await chmod(`${path}.part`, 0o600);
	await rename(`${path}.part`, path);
}

async function deliver(url: string, message: Mail & { from: string; messageId: string }, deadlineMs: number) {
	const signal = AbortSignal.timeout(deadlineMs);
	try {
		// When aborted, it closes its connection.
		await nodemailer.createTransport({ url, ...SMTP_LIMITS }).sendMail({ ...message, signal });
	} catch (error) {
		if (signal.aborted) throw new Error(`the mail was not sent within ${deadlineMs} ms`, { cause: error });
		const reply = lastingRefusal(error);
		throw reply === null ? error : new MailRefused(reply);
	}
}

/**
 * Replies that mean an unknown mailbox, by code (RFC 3463) or by text. At this point servers also refuse for reasons about
 * the sender, and such mails must be retried until settings are fixed or a block list is cleared.
 */
const NOBODY_THERE =
	/^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b|^55[01]\b.*(unknown user|user unknown|no such (user|mailbox))/is;

/** Code of a reply that refuses the recipient for good; null for any error that may pass. */
function lastingRefusal(error: unknown): string | null {
	const { permanent, command, response = "" } = error as NodemailerError;
	if (!permanent || command !== "RCPT TO" || !NOBODY_THERE.test(response)) return null;
	return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace("-", " ") ?? null;
}

function domainOf(from: string): string {
	return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
