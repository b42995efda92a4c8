import { expect, test } from "vitest";
import { formatIban, ibanOfCzechAccount } from "#lib/domain/money/iban.ts";

test.each([
	["19-2000145399/0800", "CZ6508000000192000145399"],
	[" 19 - 2000145399 / 0800 ", "CZ6508000000192000145399"],
	["000019-2000145399/0800", "CZ6508000000192000145399"],
	// Without a prefix.
	["2000145399/0800", "CZ7908000000002000145399"],
	// As in the bank's own example (KB, "Jak vložit QR kód do faktury").
	["123/0100", "CZ7801000000000000000123"],
	["0000000123/0100", "CZ7801000000000000000123"],
	["19-2000145398/0800", null],
	["18-2000145399/0800", null],
	["2000145398/0800", null],
	["0000000000/0800", null],
	["19-0/0800", null],
	["2000145399", null],
	["2000145399/080", null],
	["2000145399/08000", null],
	["1234567-2000145399/0800", null],
	["20001453990/0800", null],
	["-2000145399/0800", null],
	["CZ6508000000192000145399", null],
	["19-2000145399/0800; drop", null],
	["１９-2000145399/0800", null],
	["", null],
])("the account %j has the IBAN %j", (account, iban) => {
	expect(ibanOfCzechAccount(account)).toBe(iban);
});

test("every IBAN modulo 97 is 1 (ISO 13616)", () => {
	let found = 0;
	for (let number = 2_000_145_000; number < 2_000_147_000; number++) {
		const iban = ibanOfCzechAccount(`19-${number}/2010`);
		if (iban === null) continue;
		found++;
		const digits = `${iban.slice(4)}1235${iban.slice(2, 4)}`;
		expect(BigInt(digits) % 97n, iban).toBe(1n);
	}
	// One number in eleven holds.
	expect(found).toBe(182);
});

test("an IBAN is shown in groups of four, between which alone a line may end", () => {
	expect(formatIban("CZ6508000000192000145399")).toBe("CZ65 0800 0000 1920 0014 5399");
	expect(formatIban("")).toBe("");
});
