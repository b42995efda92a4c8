/** Currencies of a new shop; `rate` is units for one crown, decimal, changed by `currency rate`. */
export const CURRENCIES = [
	{ code: "CZK", isDefault: true, symbolBefore: "", symbolAfter: "Kč", decimals: 2, rate: "1" },
	{ code: "EUR", isDefault: false, symbolBefore: "", symbolAfter: "€", decimals: 2, rate: "0.0405" },
];
