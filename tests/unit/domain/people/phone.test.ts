import { describe, expect, test } from "vitest";
import { formatPhone, isPhone, normalisePhone, PHONE_PREFIXES, splitPhone } from "#lib/domain/people/phone.ts";

test("the prefixes are those of the specification, the empty one last", () => {
	expect(PHONE_PREFIXES.join(" ")).toBe("+420 +421 +49 +44 +36 +43 +48 +33 +40 +386 +385 ");
});

describe("a number typed beside a prefix", () => {
	test.each([
		["777 123 456", "+420", "+420777123456"],
		["777-123.456", "+420", "+420777123456"],
		["(777) 123/456", "+420", "+420777123456"],
		["777\u00a0123\u00a0456", "+420", "+420777123456"],
		["+420 777 123 456", "+420", "+420777123456"],
		["00420777123456", "+420", "+420777123456"],
		["420 777 123 456", "+420", "+420777123456"],
		["0044 20 7946 0958", "+420", "+442079460958"],
		["777 100 456", "+420", "+420777100456"],
		["1 420 777 123 456", "+49", "+491420777123456"],
		["0905 123 456", "+421", "+421905123456"],
		["030 901820", "+49", "+4930901820"],
		["+44 20 7946 0958", "+420", "+442079460958"],
		["777 123 456", "", "+420777123456"],
		["+1 212 555 0100", "", "+12125550100"],
		["12345", "", "12345"],
		["777 123 456 7", "", "7771234567"],
		["1 777 123 456", "", "1777123456"],
		["420 777 123 456 7", "", "4207771234567"],
		["", "+420", ""],
		[" - ", "+420", ""],
	] as const)("%j with %j is %j", (typed, prefix, expected) => {
		expect(normalisePhone(typed, prefix)).toBe(expected);
	});

	test("normalising twice changes nothing more", () => {
		for (const typed of ["777 123 456", "+44 20 7946 0958", "12345"])
			expect(normalisePhone(normalisePhone(typed, "+420"), "+420")).toBe(normalisePhone(typed, "+420"));
	});
});

test.each([
	["+420777123456", true],
	["+420212345678", true],
	["+420123456789", false],
	["+42077712345", false],
	["+4207771234567", false],
	["+421905123456", true],
	["+42190512345", false],
	["+4930901820", true],
	["+1234567", false],
	["+12345678", true],
	["+123456789012345", true],
	["+1234567890123456", false],
	["+0777123456", false],
	["777123456", false],
	["+420+420777123456", false],
	["00+4930901820", false],
	["", false],
])("%s can be a phone: %s", (phone, expected) => {
	expect(isPhone(phone)).toBe(expected);
});

test.each([
	["+420777123456", { prefix: "+420", number: "777 123 456" }],
	["+420 777 123 456", { prefix: "+420", number: "777 123 456" }],
	["777123456", { prefix: "+420", number: "777 123 456" }],
	["+38640123456", { prefix: "+386", number: "40123456" }],
	["+4930901820", { prefix: "+49", number: "30901820" }],
	["+493012345678", { prefix: "+49", number: "3012345678" }],
	["+12125550100", { prefix: "", number: "+12125550100" }],
	["", { prefix: "", number: "" }],
])("%j is split into the fields of a form", (phone, expected) => {
	expect(splitPhone(phone)).toEqual(expected);
});

test("a phone is shown in groups of three that never break over two lines", () => {
	expect(formatPhone("+420777123456")).toBe("+420\u00a0777\u00a0123\u00a0456");
	expect(formatPhone("+12125550100")).toBe("+12125550100");
});
