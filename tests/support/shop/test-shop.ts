import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import type { Market } from "#lib/domain/people/market.ts";
import { refuse } from "#lib/domain/result.ts";
import { createApp } from "#lib/shop/app.ts";
import { checkRows } from "#lib/shop/kernel/db/read-rows.ts";
import type { Captcha } from "#lib/shop/kernel/services/captcha.ts";
import type { CompanyRegistry } from "#lib/shop/kernel/services/company-registry.ts";
import type { CustomerSurvey } from "#lib/shop/kernel/services/customer-survey.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import type { GatewaySettings } from "#lib/shop/selling/payment/gateways.ts";
import { createTestDatabase, type TestDatabase } from "../database/test-database.ts";
import { START } from "./start.ts";

/** Key by which storefronts of the tests hear what changed. */
export const CHANGES_KEY = "a key of the tests for changes, long enough";

export type CallOptions = {
	/** Sent as JSON. */
	body?: unknown;
	/** Sent as it is, instead of `body`. */
	text?: string;
	token?: string;
	headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: answers are compared as a whole; the contract's own tests parse them.
export type Answer = { status: number; body: any; headers: Headers };

export type TestShop = {
	shop: Shop;
	app: ReturnType<typeof createApp>;
	databaseUrl: string;
	/** One call of the API; `path` is below /api. */
	call(method: string, path: string, options?: CallOptions): Promise<Answer>;
	/** Moves the shop's clock on. */
	passMs(ms: number): void;
	/** Token of the demo shop's customer, of its influencer, or of the member of its club (10 % off). */
	tokenOf(who: "customer" | "influencer" | "member"): Promise<string>;
	close(): Promise<void>;
};

checkRows();

/** A shop on a fresh database of its own, or on a given one, with a clock that stands still: at START, or today. Close it after the file's tests. */
export async function openTestShop(
	options: {
		now?: Date;
		/** For what reads the real clock, as commands and jobs do: its clock and its demo goods are of today. */
		isToday?: boolean;
		poolSize?: number;
		/** Milliseconds; a minute unless said otherwise, since races are about who wins, not about how fast the machine is. */
		connectionWaitMs?: number;
		/** Milliseconds; the shop's own unless said otherwise. */
		queryTimeoutMs?: number;
		/** Whether slow and failed statements are logged, as a running shop does; off. */
		isLogged?: boolean;
		replicaUrl?: string;
		market?: Market;
		database?: TestDatabase;
		payment?: GatewaySettings;
		companies?: CompanyRegistry;
		captcha?: Captcha;
		survey?: CustomerSurvey;
		/** Key of `GET /changes`, `CHANGES_KEY` unless said otherwise; null: the shop has none. */
		changesKey?: string | null;
		/** Signs log-ins; every shop of the tests has the same unless said otherwise. */
		sessionSecret?: string;
		/** Whether calls are limited; off, because one test calls more than a shopper ever does. */
		isLimited?: boolean;
	} = {},
): Promise<TestShop> {
	const database = options.database ?? (await createTestDatabase({ isToday: options.isToday ?? false }));
	let nowMs = (options.now ?? (options.isToday ? new Date() : START)).getTime();
	const shop = openShop({
		databaseUrl: database.url,
		sessionSecret: options.sessionSecret ?? "a secret of the tests, long enough",
		shopUrl: "https://konfety.test",
		now: () => new Date(nowMs),
		poolSize: options.poolSize ?? 10,
		connectionWaitMs: options.connectionWaitMs ?? 60_000,
		...(options.queryTimeoutMs === undefined ? {} : { queryTimeoutMs: options.queryTimeoutMs }),
		// Nobody's tests ask the state's registry.
		companies: options.companies ?? { find: () => Promise.resolve(refuse("registry_unavailable")) },
		isLimited: options.isLimited ?? false,
		changesKey: options.changesKey === undefined ? CHANGES_KEY : options.changesKey,
		isLogged: options.isLogged ?? false,
		...(options.replicaUrl ? { replicaUrl: options.replicaUrl } : {}),
		...(options.market ? { market: options.market } : {}),
		...(options.payment ? { payment: options.payment } : {}),
		...(options.captcha ? { captcha: options.captcha } : {}),
		...(options.survey ? { survey: options.survey } : {}),
	});
	const app = createApp(shop);
	const call: TestShop["call"] = async (method, path, { body, text, token, headers } = {}) => {
		const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
		const reply = await app.request(`/api${path}`, {
			method,
			headers: {
				...(sent === undefined ? {} : { "Content-Type": "application/json" }),
				...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
				...headers,
			},
			body: sent ?? null,
		});
		const answer = await reply.text();
		return { status: reply.status, body: answer === "" ? null : JSON.parse(answer), headers: reply.headers };
	};
	return {
		shop,
		app,
		databaseUrl: database.url,
		call,
		passMs: (ms) => {
			nowMs += ms;
		},
		tokenOf: async (who) => {
			const account = DEMO_ACCOUNTS[["customer", "influencer", "member"].indexOf(who)];
			const { body } = await call("POST", "/auth/login", {
				body: { email: account?.email, password: account?.password },
			});
			return body.token;
		},
		close: async () => {
			await shop.close();
			await database.drop();
		},
	};
}
