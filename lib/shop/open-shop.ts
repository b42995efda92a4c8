import type { Market } from "../domain/people/market.ts";
import { ARES_URL } from "./kernel/base/env.ts";
import { log } from "./kernel/base/log.ts";
import { connect } from "./kernel/db/client.ts";
import { logFault } from "./kernel/db/database-outage.ts";
import { openReplica } from "./kernel/db/replica.ts";
import { openJobs } from "./kernel/jobs/queue.ts";
import { type Captcha, noCaptcha } from "./kernel/services/captcha.ts";
import type { CompanyRegistry } from "./kernel/services/company-registry.ts";
import { type CustomerSurvey, noSurvey } from "./kernel/services/customer-survey.ts";
import type { Shop } from "./kernel/shop.ts";
import { onOrderMoved } from "./on-order-moved.ts";
import { aresRegistry } from "./people/company/ares.ts";
import { type GatewaySettings, openGateways } from "./selling/payment/gateways.ts";

const JOBS_WITHIN_MS = 3_000;
/** Whoever asks how the shop is waits no longer. */
const WATCH_MS = 2_000;

/** Opens the shop on a migrated database. */
export function openShop(options: {
	databaseUrl: string;
	sessionSecret: string;
	shopUrl: string;
	now?: () => Date;
	/** Default: the Czech one. */
	market?: Market;
	/** Default: ARES. */
	companies?: CompanyRegistry;
	poolSize?: number;
	/** A read replica of the database, for reads of the catalogue; default: none. */
	replicaUrl?: string;
	/** Milliseconds that a query waits for a free connection before the call is refused as unavailable; default 5 000. */
	connectionWaitMs?: number;
	/** Milliseconds that a statement may take; default 10 000. */
	queryTimeoutMs?: number;
	/** Whether slow and failed statements are logged; default no. */
	isLogged?: boolean;
	/** Whether this process maintains the job queue. */
	supervise?: boolean;
	/** Gateway for new payments; default the sandbox. */
	payment?: GatewaySettings;
	/** Default: none. */
	captcha?: Captcha;
	/** Default: none. */
	survey?: CustomerSurvey;
	/** Whether rate limits are on; default yes. */
	isLimited?: boolean;
	/** Default: none. */
	changesKey?: string | null;
}): Shop {
	// The next statement gets another one; when there is none, that is told.
	const onLost = (error: Error) => log.debug({ error: error.message }, "database connection lost");
	const { db, close } = connect(options.databaseUrl, {
		max: options.poolSize ?? 10,
		...(options.connectionWaitMs === undefined ? {} : { waitMs: options.connectionWaitMs }),
		queryTimeoutMs: options.queryTimeoutMs ?? 10_000,
		isLogged: options.isLogged ?? false,
		onLost,
	});
	const watch = connect(options.databaseUrl, { max: 1, waitMs: WATCH_MS, queryTimeoutMs: WATCH_MS, onLost });
	const onError = (error: Error) => logFault(error, "the queue of jobs failed");
	const jobs = openJobs(options.databaseUrl, { onError, supervise: options.supervise ?? false });
	const now = options.now ?? (() => new Date());
	const replica = options.replicaUrl
		? openReplica({
				url: options.replicaUrl,
				primary: db,
				poolSize: options.poolSize ?? 10,
				onState: (isCurrent, why) =>
					log[isCurrent ? "info" : "warn"](
						{ why },
						isCurrent ? "reading at the replica" : "not reading at the replica",
					),
			})
		: null;
	const shop: Shop = {
		db,
		watchDb: watch.db,
		jobs,
		gateways: openGateways(options.payment ?? { gateway: "sandbox" }, { db, now }),
		now,
		sessionSecret: options.sessionSecret,
		shopUrl: options.shopUrl.replace(/\/+$/, ""),
		market: options.market ?? "cz",
		companies: options.companies ?? aresRegistry({ url: ARES_URL }),
		captcha: options.captcha ?? noCaptcha,
		survey: options.survey ?? noSurvey,
		onOrderMoved,
		isLimited: options.isLimited ?? true,
		changesKey: options.changesKey ?? null,
		replica,
		forReading: () => (replica?.isCurrent() ? reading : shop),
		close: async (jobsWithinMs = JOBS_WITHIN_MS) => {
			await replica?.close();
			await jobs.stop(jobsWithinMs);
			await Promise.all([close(), watch.close()]);
		},
	};
	const reading: Shop = replica ? { ...shop, db: replica.db } : shop;
	return shop;
}
