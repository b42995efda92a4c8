import type { Text } from "../../../domain/words/text.ts";

/** Countries of addresses, in the order in which they are offered, with the markets (MARKET) that ship there. */
export const COUNTRIES: { code: string; phonePrefix: string; name: Text; shippedByMarkets: string[] }[] = [
	{ code: "CZ", phonePrefix: "+420", name: { cs: "Česká republika", en: "Czech Republic" }, shippedByMarkets: ["cz"] },
	{ code: "SK", phonePrefix: "+421", name: { cs: "Slovensko", en: "Slovakia" }, shippedByMarkets: ["sk"] },
	{ code: "DE", phonePrefix: "+49", name: { cs: "Německo", en: "Germany" }, shippedByMarkets: [] },
	{ code: "AT", phonePrefix: "+43", name: { cs: "Rakousko", en: "Austria" }, shippedByMarkets: [] },
	{ code: "PL", phonePrefix: "+48", name: { cs: "Polsko", en: "Poland" }, shippedByMarkets: [] },
];
