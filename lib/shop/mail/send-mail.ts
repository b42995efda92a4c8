import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Env } from "../env.ts";

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

// Together under the time a job has, so that no second try starts while the first is still sending.
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 };

/**
 * Sends one mail by SMTP, or writes it as `<id>.eml` into the outbox folder. The id is the job's: a mail written twice,
 * because its job was cut off, is the same file and carries the same Message-ID.
 */
export async function sendMail(
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	id: string,
	mail: Mail,
): Promise<void> {
	const message = { ...mail, from: env.MAIL_FROM, messageId: `<${id}@${domainOf(env.MAIL_FROM)}>` };
	if (env.SMTP_URL) {
		await nodemailer.createTransport({ url: env.SMTP_URL, ...SMTP_LIMITS }).sendMail(message);
		return;
	}
	const outbox = join(env.DATA_DIR, "outbox");
	await mkdir(outbox, { recursive: true });
	const built = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
	const path = join(outbox, `${id}.eml`);
	await writeFile(`${path}.part`, built.message as Buffer);
	await rename(`${path}.part`, path);
}

function domainOf(from: string): string {
	return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
