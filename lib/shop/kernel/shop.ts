import type { Market } from "../../domain/people/market.ts";
import type { Database } from "./db/client.ts";
import type { Replica } from "./db/replica.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { OrderMoved } from "./order-moved.ts";
import type { Captcha } from "./services/captcha.ts";
import type { CompanyRegistry } from "./services/company-registry.ts";
import type { CustomerSurvey } from "./services/customer-survey.ts";
import type { Gateways } from "./services/gateway.ts";

/** What every use case works with. The clock is a function, so that tests can fix the time. */
export type Shop = {
	db: Database;
	jobs: Jobs;
	gateways: Gateways;
	now: () => Date;
	/** Secret that signs session tokens. */
	sessionSecret: string;
	/** The shop's own public address, without a trailing slash. */
	shopUrl: string;
	/** Market whose countries are shipped to (decisions 18). */
	market: Market;
	companies: CompanyRegistry;
	/** Tells people from bots where accounts are opened; without keys everybody passes. */
	captcha: Captcha;
	/** Asks buyers for reviews; without a key nobody is asked. */
	survey: CustomerSurvey;
	/** Consequences of an order's move, run one after the other in its transaction (lib/shop/on-order-moved.ts). */
	onOrderMoved: readonly OrderFollower[];
	/** Whether rate limits are on (lib/shop/kernel/rate-limits). */
	isLimited: boolean;
	/** Key that storefronts on other machines need to read changes; null: none may. */
	changesKey: string | null;
	/** The read replica; null: there is none. */
	replica: Replica | null;
	/** This shop for reads of what is everybody's: at the replica while that is current, else this one. */
	forReading(): Shop;
	/** Waits so long, 3 s by default, for jobs that this process works. */
	close(jobsWithinMs?: number): Promise<void>;
};

/** A consequence of an order's move; throws to undo the move. */
export type OrderFollower = (shop: Shop, tx: Database, moved: OrderMoved) => Promise<void>;
