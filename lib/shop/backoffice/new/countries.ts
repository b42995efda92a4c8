import type { Messages } from "../../kernel/messages.ts";

type Country = { code: keyof Messages["newShop"]["countries"]; phonePrefix: string; shippedByMarkets: string[] };

/** Countries of addresses, in the order in which they are offered, with the markets (MARKET) that ship there; messages name them. */
export const COUNTRIES: Country[] = [
	{ code: "CZ", phonePrefix: "+420", shippedByMarkets: ["cz"] },
	{ code: "SK", phonePrefix: "+421", shippedByMarkets: ["sk"] },
	{ code: "DE", phonePrefix: "+49", shippedByMarkets: [] },
	{ code: "AT", phonePrefix: "+43", shippedByMarkets: [] },
	{ code: "PL", phonePrefix: "+48", shippedByMarkets: [] },
];
