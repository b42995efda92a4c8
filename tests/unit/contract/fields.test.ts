import { describe, expect, test } from "vitest";
import * as fields from "#lib/contract/fields.ts";

type Field = {
	safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
};

/** What a field makes of a value, or the keys of its complaints. */
function read(field: Field, value: unknown): unknown {
	const result = field.safeParse(value);
	return result.success ? result.data : { refused: [...new Set(result.error?.issues.map((issue) => issue.message))] };
}
const refused = (...keys: string[]) => ({ refused: keys });

test.each<[unknown, unknown]>([
	["777 123 456", "+420777123456"],
	["777123456", "+420777123456"],
	["+420 777 123 456", "+420777123456"],
	["00420777123456", "+420777123456"],
	["+421-905-123-456", "+421905123456"],
	["(777) 123.456", "+420777123456"],
	["+49 30 901820", "+4930901820"],
	["", refused("required")],
	[undefined, refused("required")],
	["12345678", refused("phone")],
	["1234567890", refused("phone")],
	["123 456 789", refused("phone")],
	["+42077712345678901", refused("phone")],
	["+420 777 123 45", refused("phone")],
	["420 777 123 456", "+420777123456"],
	["+420 abc", refused("phone")],
	["٧٧٧١٢٣٤٥٦", refused("phone")],
	["7".repeat(31), refused("too_long")],
])("phone %j", (value, expected) => {
	expect(read(fields.phone, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	["60200", "60200"],
	["602 00", "60200"],
	["602\u00a000", "60200"],
	["CZ-60200", "60200"],
	["cz 602 00", "60200"],
	["SK81101", "81101"],
	["", refused("required")],
	["6020", refused("zip")],
	["602000", refused("zip")],
	["6O200", refused("zip")],
	[60200, refused("required")],
])("zip %j", (value, expected) => {
	expect(read(fields.zip, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	["27082440", "27082440"],
	["25123891", "25123891"],
	["00006645", undefined],
	["270 82 440", "27082440"],
	["25123890", refused("company_id")],
	["27082441", refused("company_id")],
	["00000000", refused("company_id")],
	["", refused("company_id")],
	["2708244", refused("company_id")],
	["270824401", refused("company_id")],
	["2708244O", refused("company_id")],
	[27_082_440, refused("required")],
])("IČO %j", (value, expected) => {
	expect(read(fields.companyId, value)).toEqual(expected ?? value);
});

test.each<[unknown, unknown]>([
	["CZ27082440", "CZ27082440"],
	["cz 270 824 40", "CZ27082440"],
	["27082440", "CZ27082440"],
	["", ""],
	[undefined, ""],
	["CZ27082441", refused("tax_id")],
	["DE123456789", refused("tax_id")],
	["CZ.270.824.40", "CZ27082440"],
	["ČZ27082440", refused("tax_id")],
	["CZ27082440/1", refused("alphanumeric")],
	["CZ_27082440", refused("alphanumeric")],
	["?", refused("alphanumeric")],
	["x".repeat(21), refused("too_long")],
	[27_082_440, refused("required")],
])("DIČ %j", (value, expected) => {
	expect(read(fields.taxId, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	["", ""],
	[undefined, ""],
	["777 123 456", "+420777123456"],
	["12", refused("phone")],
])("phone that may be left out %j", (value, expected) => {
	expect(read(fields.optionalPhone, value)).toEqual(expected);
});

test("the rule of IČO by hand: of each seven digits exactly one last digit is right", () => {
	for (const first of ["0000001", "0000664", "2512389", "2708244", "9999999", "1000000"]) {
		const right = Array.from({ length: 10 }, (_, last) => `${first}${last}`).filter(
			(text) => fields.companyId.safeParse(text).success,
		);
		expect(right, first).toHaveLength(1);
	}
});

test.each<[unknown, unknown]>([
	["jana@example.cz", "jana@example.cz"],
	["  jana@example.cz ", "jana@example.cz"],
	["jana.novakova+akce@pobocka.example.cz", "jana.novakova+akce@pobocka.example.cz"],
	["", refused("required")],
	[undefined, refused("required")],
	["jana", refused("email")],
	["jana@", refused("email")],
	["@example.cz", refused("email")],
	["jana@example", refused("email")],
	["ja na@example.cz", refused("email")],
	["jana@example.cz, petr@example.cz", refused("email")],
	["jana@example.cz\r\nBcc: all@example.cz", refused("email")],
	["<jana@example.cz>", refused("email")],
	["j\0na@example.cz", refused("email")],
	[`${"a".repeat(250)}@b.cz`, refused("too_long")],
	[["jana@example.cz"], refused("required")],
])("e-mail %j", (value, expected) => {
	expect(read(fields.email, value)).toEqual(expected);
});

describe("a line of text", () => {
	const line = fields.requiredLine(10);
	test.each<[unknown, unknown]>([
		["Jana", "Jana"],
		["  Jana \t Nová ", "Jana Nová"],
		["a\0b", "a b"],
		["a\u0007\u009fb", "a b"],
		["a\r\nb", "a b"],
		["\ud800", "\ufffd"],
		["x\udc00y", "x\ufffdy"],
		["🎈", "🎈"],
		["x".repeat(10), "x".repeat(10)],
		["x".repeat(11), refused("too_long")],
		["", refused("required")],
		[" \n\0 ", refused("required")],
		[null, refused("required")],
		[undefined, refused("required")],
		[7, refused("required")],
		[{}, refused("required")],
	])("%j", (value, expected) => {
		expect(read(line, value)).toEqual(expected);
	});

	test("one that may be left out is empty then", () => {
		expect(read(fields.optionalLine(10), undefined)).toBe("");
		expect(read(fields.optionalLine(10), null)).toEqual(refused("required"));
	});
});

test.each<[unknown, unknown]>([
	[undefined, undefined],
	["", ""],
	[" a\nb\0c\r\n ", "a\nb c"],
	["\ud83c", "\ufffd"],
	["x".repeat(500), "x".repeat(500)],
	["x".repeat(501), refused("too_long")],
])("note %j; absent stays absent", (value, expected) => {
	expect(read(fields.note.optional(), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	[0, 0],
	[1, 1],
	[999, 999],
	[1000, refused("too_many")],
	[-1, refused("numeric")],
	[1.5, refused("numeric")],
	["1", refused("numeric")],
	[Number.NaN, refused("numeric")],
	[Number.POSITIVE_INFINITY, refused("numeric")],
	[null, refused("numeric")],
	[true, refused("numeric")],
])("quantity %j", (value, expected) => {
	expect(read(fields.quantity, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	["1", 1],
	["2147483647", 2_147_483_647],
])("id %j of an address", (value, expected) => {
	expect(read(fields.pathId, value)).toBe(expected);
});

test.each(["0", "01", "-1", "1.5", "1e3", "", " 1", "1\n", "2147483648", "12345678901", "٣", "abc"])(
	"id %j of an address names nothing",
	(value) => {
		expect(fields.pathId.safeParse(value).success).toBe(false);
	},
);

test.each(["CZ", "SK"])("country %s", (code) => {
	expect(read(fields.country, code)).toBe(code);
});

test.each(["", "cz", "CZE", "C", "CZ\n", "Č1"])("country %j is refused", (code) => {
	expect(read(fields.country, code)).toEqual(refused("required"));
});
