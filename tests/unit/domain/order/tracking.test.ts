import { expect, test } from "vitest";
import { CARRIER_KEYS } from "#lib/domain/order/carriers.ts";
import { isTracking, normaliseTracking, trackingUrl } from "#lib/domain/order/tracking.ts";

test.each([
	["dr 1234567890 m", "DR1234567890M", true],
	["Z 123 4567 890", "Z1234567890", true],
	["40856071177", "40856071177", true],
	["abc", "ABC", true],
	["ab", "AB", false],
	["1".repeat(40), "1".repeat(40), true],
	["1".repeat(41), "1".repeat(41), false],
	["?id=1", "?ID=1", false],
	["", "", false],
])("a typed %s is %s, and that is a parcel's number: %s", (typed, number, isOne) => {
	expect(normaliseTracking(typed)).toBe(number);
	expect(isTracking(number)).toBe(isOne);
});

test.each([
	["zasilkovna", "cs", "https://tracking.packeta.com/cs/?id=Z1"],
	["zasilkovna", "en", "https://tracking.packeta.com/en/?id=Z1"],
	["ppl", "cs", "https://www.ppl.cz/vyhledat-zasilku?shipmentId=Z1"],
	["balikovna", "cs", "https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=Z1"],
	["holub", "cs", null],
	["constructor", "cs", null],
	[null, "cs", null],
] as const)("a parcel of %s is shown in %s at %s", (carrier, locale, url) => {
	expect(trackingUrl(carrier, "Z1", locale)).toBe(url);
});

test.each(CARRIER_KEYS)("every carrier whose file is written has a page: %s", (carrier) => {
	expect(trackingUrl(carrier, "Z1", "en")).toMatch(/^https:/);
});
