import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { MAILS } from "#lib/shop/telling/mail/mails.ts";
import { MailWaits } from "#lib/shop/telling/mail/recipient.ts";
import type { TestShop } from "../shop/test-shop.ts";

type Job = { id: string; name: string; data: { orderId: number; step?: string } };

/** A mailbox of orders' mails in a folder of its own, worked by hand; `close` it after the file's tests. */
export function openMailbox({ shop }: TestShop) {
	const folder = mkdtempSync(join(tmpdir(), "konfety-mails-"));
	const env = { DATA_DIR: folder, MAIL_FROM: "Konfety <obchod@konfety.test>" };
	const outbox = join(folder, "outbox");

	const send = async (job: Job, SMTP_URL?: string): Promise<void> => {
		const mail = MAILS.find(({ queue }) => queue.name === job.name);
		if (!mail) throw new Error(`No mail has the queue ${job.name}`);
		await mail.send(shop, { ...env, SMTP_URL }, job);
	};
	/** "done" is sent, or needs not be sent any more. */
	const work = async (job: Job): Promise<"done" | "waits"> => {
		try {
			await send(job);
			return "done";
		} catch (error) {
			if (error instanceof MailWaits) return "waits";
			throw error;
		}
	};
	return {
		/** Mail jobs of an order, the first one first. */
		jobsOf: async ({ id }: { id: number }): Promise<Job[]> => {
			const { rows } = await shop.db.execute<Job>(sql`
				select id, name, data from pgboss.job where name like 'mail.order%' and (data ->> 'orderId')::int = ${id}
				order by created_on, id`);
			return rows;
		},
		work,
		/** Works a job while no mail server answers. */
		workAway: (job: Job) => send(job, "smtp://127.0.0.1:1"),
		/** The mails that these jobs made. */
		mailsOf: (jobs: Job[]): Promise<Email[]> => {
			const names = readdirSync(outbox).filter((name) => jobs.some(({ id }) => name === `${id}.eml`));
			return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
		},
		close: () => rmSync(folder, { recursive: true }),
	};
}
