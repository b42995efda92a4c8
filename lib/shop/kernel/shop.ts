import type { Market } from "../../domain/people/market.ts";
import { aresRegistry } from "../people/company/ares.ts";
import type { CompanyRegistry } from "../people/company/registry.ts";
import { type GatewaySettings, type Gateways, openGateways } from "../selling/payment/gateways.ts";
import { type CustomerSurvey, noSurvey } from "../telling/survey/customer-survey.ts";
import { type Captcha, noCaptcha } from "./captcha/captcha.ts";
import { connect, type Database } from "./db/client.ts";
import { ARES_URL } from "./env.ts";
import { type Jobs, openJobs } from "./jobs/queue.ts";
import { log } from "./log.ts";

/** What every use case works with. The clock is a function, so that tests can hold it still. */
export type Shop = {
	db: Database;
	jobs: Jobs;
	gateways: Gateways;
	now: () => Date;
	/** Secret that signs session tokens. */
	sessionSecret: string;
	/** The shop's own public address, without a slash at the end. */
	shopUrl: string;
	/** Market whose countries are shipped to (decisions 18). */
	market: Market;
	/** Public registry of companies. */
	companies: CompanyRegistry;
	/** Tells people from machines where accounts are opened; believes everybody unless it has keys. */
	captcha: Captcha;
	/** Asks buyers how it went; nobody unless it has a key. */
	survey: CustomerSurvey;
	/** Whether calls are limited (lib/shop/kernel/limits). */
	isLimited: boolean;
	/** What storefronts must know to hear what changed here; null: none may. */
	changesKey: string | null;
	close(): Promise<void>;
};

/** Opens the shop on a migrated database. */
export function openShop(options: {
	databaseUrl: string;
	sessionSecret: string;
	shopUrl: string;
	now?: () => Date;
	/** The Czech one unless said otherwise. */
	market?: Market;
	/** ARES unless said otherwise. */
	companies?: CompanyRegistry;
	poolSize?: number;
	/** How long a query waits for a free connection before the call is refused as unavailable; 5 000. */
	connectionWaitMs?: number;
	/** How long an answer of the database may take; 10 000 unless a command needs more. */
	queryTimeoutMs?: number;
	/** Whether this process looks after the job queue. */
	supervise?: boolean;
	/** Where payments are opened; the sandbox unless said otherwise. */
	payment?: GatewaySettings;
	/** None unless said otherwise. */
	captcha?: Captcha;
	/** None unless said otherwise. */
	survey?: CustomerSurvey;
	/** Calls are limited unless said otherwise. */
	isLimited?: boolean;
	/** None unless said otherwise. */
	changesKey?: string | null;
}): Shop {
	const onError = (error: Error) => log.warn({ error: error.message }, "database connection lost");
	const { db, close } = connect(options.databaseUrl, {
		max: options.poolSize ?? 10,
		...(options.connectionWaitMs === undefined ? {} : { waitMs: options.connectionWaitMs }),
		queryTimeoutMs: options.queryTimeoutMs ?? 10_000,
		onLost: onError,
	});
	const jobs = openJobs(options.databaseUrl, { onError, supervise: options.supervise ?? false });
	const now = options.now ?? (() => new Date());
	return {
		db,
		jobs,
		gateways: openGateways(options.payment ?? { gateway: "sandbox" }, { db, now }),
		now,
		sessionSecret: options.sessionSecret,
		shopUrl: options.shopUrl.replace(/\/+$/, ""),
		market: options.market ?? "cz",
		companies: options.companies ?? aresRegistry({ url: ARES_URL }),
		captcha: options.captcha ?? noCaptcha,
		survey: options.survey ?? noSurvey,
		isLimited: options.isLimited ?? true,
		changesKey: options.changesKey ?? null,
		close: async () => {
			await jobs.stop();
			await close();
		},
	};
}
