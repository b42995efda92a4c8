import type { Market } from "../../domain/people/market.ts";
import type { Database } from "./db/client.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { OrderMoved } from "./order-moved.ts";
import type { Captcha } from "./services/captcha.ts";
import type { CompanyRegistry } from "./services/company-registry.ts";
import type { CustomerSurvey } from "./services/customer-survey.ts";
import type { Gateways } from "./services/gateway.ts";

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
	/** What follows when an order moves, one after the other, in its transaction (lib/shop/on-order-moved.ts). */
	onOrderMoved: readonly OrderFollower[];
	/** Whether calls are limited (lib/shop/kernel/rate-limits). */
	isLimited: boolean;
	/** What storefronts must know to hear what changed here; null: none may. */
	changesKey: string | null;
	close(): Promise<void>;
};

/** Does what one part of the shop owes an order that has moved; throws to undo the move. */
export type OrderFollower = (shop: Shop, tx: Database, moved: OrderMoved) => Promise<void>;
