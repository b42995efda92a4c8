import { describe, expect, test } from "vitest";
import { type SpaydPayment, spayd } from "#lib/domain/money/spayd.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const aPayment = (changes: Partial<SpaydPayment> = {}): SpaydPayment => ({
	iban: "CZ6508000000192000145399",
	amountMinor: 31_900,
	variableSymbol: "2600001",
	message: "Konfety s.r.o. 2600001",
	recipient: "Konfety s.r.o.",
	...changes,
});

/** Of the reference validator (spayd-java), per string and per key. */
const WHOLE = /^SPD\*[0-9]+\.[0-9]+(\*[0-9A-Z $%*+-.]+:[^*]+)+\*?$/;
const RULES: Record<string, RegExp> = {
	ACC: /^([A-Z]{2}[0-9]{2}[A-Z0-9]+)(\+([A-Z0-9]+))?$/,
	AM: /^(?=.{1,10}$)[0-9]{0,10}(\.[0-9]{0,2})?$/,
	CC: /^CZK$/,
	"X-VS": /^[0-9]{1,10}$/,
	MSG: /^.{1,60}$/,
	RN: /^.{1,35}$/,
};

function expectValid(text: string | null): void {
	expect(text).toMatch(WHOLE);
	// What the compact mode of a QR code has.
	expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
	const [head, version, ...pairs] = (text ?? "").split("*");
	expect([head, version]).toEqual(["SPD", "1.0"]);
	const keys = pairs.map((pair) => pair.slice(0, pair.indexOf(":")));
	expect(new Set(keys).size).toBe(keys.length);
	for (const pair of pairs) {
		const [key = "", value] = [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)];
		expect(value, key).toMatch(RULES[key] ?? /^never$/);
	}
}

test("the payment of an order, without a due date, which banks take for the day on which to pay", () => {
	const text = spayd(aPayment());
	expect(text).toBe(
		"SPD*1.0*ACC:CZ6508000000192000145399*AM:319.00*CC:CZK*X-VS:2600001*MSG:KONFETY S.R.O. 2600001*RN:KONFETY S.R.O.",
	);
	expectValid(text);
	expect(text).not.toContain("DT:");
});

test.each([
	[1, "0.01"],
	[50, "0.50"],
	[100, "1.00"],
	[999_999_999, "9999999.99"],
])("%i haléřů are written as %s", (amountMinor, amount) => {
	const text = spayd(aPayment({ amountMinor }));
	expect(text).toContain(`*AM:${amount}*`);
	expectValid(text);
});

describe("no payment code is made for", () => {
	test.each([0, -1, 1_000_000_000, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("an amount of %j", (amountMinor) => {
		expect(spayd(aPayment({ amountMinor }))).toBeNull();
	});
	test.each(["", "12345678901", "12a", "1*AM:1.00", " 1"])("the variable symbol %j", (variableSymbol) => {
		expect(spayd(aPayment({ variableSymbol }))).toBeNull();
	});
	test.each([
		"",
		"CZ65",
		" CZ6508000000192000145399",
		"CZ6X08000000192000145399",
		"cz6508000000192000145399",
		"CZ65 0800 0000 1920 0014 5399",
		"CZ6508000000192000145399*AM:1",
	])("the account %j", (iban) => {
		expect(spayd(aPayment({ iban }))).toBeNull();
	});
});

describe("message and recipient", () => {
	test.each([
		["Žluťoučký kůň", "ZLUTOUCKY KUN"],
		["Straße & Söhne, a.s.", "STRASSE SOHNE A.S."],
		["50 % * AM:1.00", "50 AM:1.00"],
		["1+1", "1 1"],
		["  *** Konfety ***  ", "KONFETY"],
		["a\nb\tc\u00a0d", "A B C D"],
		["x".repeat(100), "X".repeat(60)],
		[`${"x".repeat(59)} yz`, "X".repeat(59)],
	])("%j becomes %j", (message, folded) => {
		const text = spayd(aPayment({ message }));
		expect(text).toContain(`*MSG:${folded}*RN:`);
		expectValid(text);
	});

	test("a message or recipient without a usable character is left out", () => {
		const text = spayd(aPayment({ message: "田中さん", recipient: "***" }));
		expect(text).toBe("SPD*1.0*ACC:CZ6508000000192000145399*AM:319.00*CC:CZK*X-VS:2600001");
	});

	test.each(NAUGHTY)("the text %j cannot change the payment", (text) => {
		expectValid(spayd(aPayment({ message: text, recipient: text })));
	});
});
