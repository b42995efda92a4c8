import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Queue } from "pg-boss";
import { DAY_S } from "../../../domain/durations.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { MailedState, OrderActor } from "../../../domain/order/order-states.ts";
import type { Database } from "../db/client.ts";

/** Every queue of the shop and what a job in it carries. */
export type JobData = {
	/** Sends the confirmation of an order. */
	"mail.order": { orderId: number };
	/** Tells a buyer of a step of the order; `cause` is who made it. A copy of a receipt goes to the order's own e-mail. */
	"mail.order-step": { orderId: number; step: MailedState; cause: OrderActor; isCopy?: true };
	/** Mails about an account; the worker makes the secret of a link when it sends it. */
	"mail.account": AccountMailJob;
	/** Tells a watcher that goods are back. */
	"mail.stock-back": { watchdogId: number };
	/** Mails the link that confirms a newsletter. */
	"mail.newsletter": { subscriberId: number };
	/** Says goodbye to a customer whose account, and with it the address, the shop keeps no more. */
	"mail.account-deleted": { email: string; locale: Locale };
	/** Tells whoever asked a service for something, or the shop's people, of a step of the request. */
	"mail.request": { stepId: number; to: RequestReader };
	/** Has the buyer of an order asked how it went. */
	"survey.order": { orderId: number };
	/** Gives the money of a refund back through its gateway. */
	"payment.refund": { refundId: number };
	/** Asks the gateway about payments that nobody told the shop about. */
	"payment.check": Record<string, never>;
	/** Deletes guest carts past their age. */
	"cart.sweep": Record<string, never>;
	/** Cancels orders that nobody paid in time. */
	"order.expire": Record<string, never>;
	/** Declines what services were asked for and have not answered in time. */
	"request.expire": Record<string, never>;
	/** Tells the pages of banners that begin or end by the clock. */
	"banner.turn": Record<string, never>;
	/** Makes the pictures that are missing. */
	"media.make": Record<string, never>;
};
type QueueName = keyof JobData;

/** Queues of mails; each has its row in telling/mail/mails.ts. */
export type MailQueue = Extract<QueueName, `mail.${string}`>;
/** What a mail is made of; its id is the job's. */
export type MailJob<Name extends MailQueue> = JobData[Name] & { jobId: string };

/** Who is told of a step of a request: whoever asked, or the shop's people. */
export type RequestReader = "asker" | "shop";

/** What an account is told by mail: links that prove an e-mail, and notices of what was changed. */
export type AccountMailJob =
	| { kind: "confirm_email" | "change_email" | "password_changed"; userId: number }
	/** Perhaps nobody's e-mail: then nothing is sent. */
	| { kind: "reset_password"; email: string; locale: Locale }
	/** To the e-mail that the account has, or had before. */
	| { kind: "email_change_asked" | "email_changed"; userId: number; to: string };

/** A batch of mails is given out again when it is not done by then; work-batch.ts ends it before. */
export const MAIL_EXPIRES_S = 90;

/** Tried every quarter of an hour at least, for two months: no order stays without its mails. */
const UNTIL_SENT = {
	retryLimit: 10_000,
	retryDelay: 10,
	retryBackoff: true,
	retryDelayMax: 900,
	expireInSeconds: MAIL_EXPIRES_S,
	retentionSeconds: 60 * DAY_S,
};

/** Tried for about two days; later the news would be old. */
const WHILE_NEW = { ...UNTIL_SENT, retryLimit: 200, retentionSeconds: 3 * DAY_S };

/** How each queue keeps and tries its jobs. Names stay: jobs that wait in a database have them. */
const QUEUES: Record<QueueName, Omit<Queue, "name" | "policy">> = {
	"mail.order": UNTIL_SENT,
	"mail.order-step": UNTIL_SENT,
	// What was asked for with somebody else's e-mail is forgotten soon.
	"mail.account": { ...WHILE_NEW, deleteAfterSeconds: DAY_S },
	"mail.stock-back": WHILE_NEW,
	"mail.newsletter": WHILE_NEW,
	"mail.request": UNTIL_SENT,
	"survey.order": WHILE_NEW,
	// Forgotten soon: the job is the last place where the address is.
	"mail.account-deleted": { ...WHILE_NEW, deleteAfterSeconds: DAY_S },
	// Money that goes back must arrive.
	"payment.refund": { ...UNTIL_SENT, expireInSeconds: 60 },
	// Asked again in five minutes anyway.
	"payment.check": { retryLimit: 0, expireInSeconds: 280 },
	"cart.sweep": { retryLimit: 2, retryDelay: 60, expireInSeconds: 300 },
	// The next minute brings another one.
	"order.expire": { retryLimit: 0, expireInSeconds: 300 },
	// The next quarter of an hour brings another one.
	"request.expire": { retryLimit: 0, expireInSeconds: 300 },
	// The next minute brings another one, which looks back further than that.
	"banner.turn": { retryLimit: 0, expireInSeconds: 60 },
	"media.make": { retryLimit: 3, retryDelay: 30, expireInSeconds: 1800 },
};

/** Creates the queue's own tables and the shop's queues; part of migrating. */
export async function installJobs(databaseUrl: string): Promise<void> {
	const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
	boss.on("error", () => {});
	await boss.start();
	try {
		for (const [name, options] of Object.entries(QUEUES)) {
			if (await boss.getQueue(name)) await boss.updateQueue(name, options);
			else await boss.createQueue(name, options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

export type Jobs = {
	/** Puts a job into its queue inside the caller's transaction, so that it exists exactly when the change does. */
	enqueue<Name extends QueueName>(tx: Database, name: Name, data: JobData[Name]): Promise<void>;
	/** The queue itself, started; for workers. */
	boss(): Promise<PgBoss>;
	stop(): Promise<void>;
};

/** A connection to the queue, opened by its first use. Works no job by itself. */
export function openJobs(databaseUrl: string, options: { onError: (error: Error) => void; supervise?: boolean }): Jobs {
	let started: Promise<PgBoss> | undefined;
	const boss = () => {
		started ??= start().catch((error: unknown) => {
			started = undefined;
			throw error;
		});
		return started;
	};
	const start = async () => {
		const supervise = options.supervise ?? false;
		const queue = new PgBoss({ connectionString: databaseUrl, max: 3, migrate: false, supervise, schedule: supervise });
		queue.on("error", options.onError);
		await queue.start();
		return queue;
	};
	return {
		boss,
		enqueue: async (tx, name, data) => {
			const id = await (await boss()).send(name, data, { db: fromDrizzle(tx, sql) });
			if (!id) throw new Error(`Queue ${name} refused a job`);
		},
		stop: async () => {
			await (await started)?.stop({ graceful: true, timeout: 3_000 });
		},
	};
}
