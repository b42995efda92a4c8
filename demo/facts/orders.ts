import type { OrderState } from "#lib/domain/order/order-states.ts";
import { INFLUENCER_VOUCHER } from "./vouchers.ts";

/** Note of every order of the demo, by which they are known. */
export const DEMO_ORDER_NOTE = "Ukázková objednávka.";
/** E-mails of those who order in it end so. */
export const DEMO_DOMAIN = "@konfety.example";

export type DemoOrder = {
	email: string;
	name: [firstname: string, lastname: string];
	/** How long ago it was placed. */
	daysAgo: number;
	/** Codes of goods, with pieces. */
	goods: [code: string, pieces: number][];
	delivery: "courier" | "branch";
	payment: "card" | "transfer" | "cod";
	voucher?: string;
	/** What became of it, with the days since it was placed. */
	steps: [state: OrderState, days: number][];
	tracking?: string;
};

const CUSTOMER = { email: `zakaznice${DEMO_DOMAIN}`, name: ["Jana", "Nováková"] as [string, string] };

/** Steps of a parcel until it is there. */
const DELIVERED: DemoOrder["steps"] = [
	["paid", 0.1],
	["accepted", 0.2],
	["packed", 1],
	["handed_over", 1.2],
	["delivered", 2.2],
];

/** Orders of the demo's customer, one in each state that an account shows. */
const OF_CUSTOMER: DemoOrder[] = [
	{
		...CUSTOMER,
		...{ daysAgo: 58, delivery: "courier", payment: "card", steps: DELIVERED, tracking: "Z1234500058" },
		goods: [
			["TE-3101", 1],
			["DH-4001", 1],
			["BL-1001", 2],
		],
	},
	{
		...CUSTOMER,
		...{ daysAgo: 33, delivery: "courier", payment: "transfer", steps: [["cancelled", 2]] },
		goods: [["BL-1401", 1]],
	},
	{
		...CUSTOMER,
		...{ daysAgo: 21, delivery: "branch", payment: "card", voucher: "KONFETY10" },
		goods: [
			["KO-1007", 1],
			["DO-2204", 1],
		],
		steps: [
			["paid", 0.1],
			["accepted", 0.2],
			["packed", 1],
			["ready_at_branch", 2],
			["delivered", 3],
		],
	},
	{
		...CUSTOMER,
		...{ daysAgo: 4, delivery: "courier", payment: "card", tracking: "Z1234500004" },
		goods: [
			["SA-6023", 1],
			["BL-1105", 1],
		],
		steps: DELIVERED.slice(0, 4),
	},
	{
		...CUSTOMER,
		...{ daysAgo: 2, delivery: "branch", payment: "card" },
		goods: [
			["TM-5201", 2],
			["TM-5204", 1],
		],
		steps: DELIVERED.slice(0, 3),
	},
	{
		...CUSTOMER,
		...{ daysAgo: 0.3, delivery: "courier", payment: "transfer", steps: [] },
		goods: [
			["SA-6002", 1],
			["ST-2001", 1],
			["BL-1002", 1],
		],
	},
];

const BUYERS: [string, string][] = [
	["Eva", "Malá"],
	["Petr", "Dvořák"],
	["Lucie", "Černá"],
	["Tomáš", "Beneš"],
	["Klára", "Horáková"],
	["Martin", "Král"],
	["Alena", "Pokorná"],
	["Ondřej", "Fiala"],
	["Hana", "Říhová"],
];
const BASKETS: DemoOrder["goods"][] = [
	[["KO-1005", 1]],
	[
		["TE-3201", 1],
		["BL-1105", 1],
	],
	[["BL-1301", 2]],
	[
		["KO-1001", 1],
		["DO-2203", 2],
	],
	[["SA-6022", 1]],
	[
		["TM-5210", 1],
		["TM-5206", 4],
	],
];
/** When the influencer's followers ordered. */
const DAYS = [171, 146, 139, 112, 84, 77, 51, 27, 12, 6];

/** Orders with the influencer's voucher, over half a year; the last one has not been paid yet. */
const OF_FOLLOWERS: DemoOrder[] = DAYS.map((daysAgo, at) => ({
	email: `nakup${at + 1}${DEMO_DOMAIN}`,
	name: BUYERS[at % BUYERS.length] ?? ["Eva", "Malá"],
	...{
		daysAgo,
		goods: BASKETS[at % BASKETS.length] ?? [],
		delivery: "courier",
		payment: "transfer",
		voucher: INFLUENCER_VOUCHER,
	},
	steps: at === DAYS.length - 1 ? [] : DELIVERED,
}));

export const DEMO_ORDERS: DemoOrder[] = [...OF_CUSTOMER, ...OF_FOLLOWERS];

/** What the influencer was paid of the commission, and how long ago. */
export const DEMO_PAYOUT = {
	email: `influencer${DEMO_DOMAIN}`,
	daysAgo: 40,
	note: "Provize z poukazu, převodem na účet",
};
/** Notes by which it is known: demos seeded before have the first one. */
export const DEMO_PAYOUT_NOTES = ["Ukázková výplata", DEMO_PAYOUT.note];
