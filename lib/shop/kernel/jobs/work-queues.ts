import { z } from "zod";
import { type JobQueue, UNTIL_SENT, WHILE_NEW } from "./queue.ts";

/** What is to be done is in the database, so a job carries nothing. */
const sweep = (name: string, keeps: JobQueue<object>["keeps"]) => ({ name, data: z.object({}), keeps });

/** Queues of what the shop does by itself; a mail's is where it is asked for. */
export const WORK = {
	/** Has the buyer of an order asked how it went. */
	survey: { name: "survey.order", data: z.object({ orderId: z.int() }), keeps: WHILE_NEW },
	/** Gives the money of a refund back through its gateway. Money that goes back must arrive. */
	refund: {
		name: "payment.refund",
		data: z.object({ refundId: z.int() }),
		keeps: { ...UNTIL_SENT, expireInSeconds: 60 },
	},
	/** Asks the gateway about payments that nobody told the shop about. Asked again in five minutes anyway. */
	payments: sweep("payment.check", { retryLimit: 0, expireInSeconds: 280 }),
	/** Deletes guest carts past their age. */
	carts: sweep("cart.sweep", { retryLimit: 2, retryDelay: 60, expireInSeconds: 300 }),
	/** Cancels orders that nobody paid in time. The next minute brings another one. */
	orders: sweep("order.expire", { retryLimit: 0, expireInSeconds: 300 }),
	/** Declines what services were asked for and have not answered in time. The next quarter of an hour brings another one. */
	requests: sweep("request.expire", { retryLimit: 0, expireInSeconds: 300 }),
	/** Tells the pages of banners and seasons that begin or end by the clock. The next minute brings another one, which looks back further than that. */
	banners: sweep("banner.turn", { retryLimit: 0, expireInSeconds: 60 }),
	/** Ranks the goods by their sales. A million of them take a while; the next night brings another one. */
	ranks: sweep("goods.rank", { retryLimit: 2, retryDelay: 600, expireInSeconds: 7200 }),
	/** Makes the pictures that are missing. */
	pictures: sweep("media.make", { retryLimit: 3, retryDelay: 30, expireInSeconds: 1800 }),
} satisfies Record<string, JobQueue<object>>;
