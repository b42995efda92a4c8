import { describe, expect, test } from "vitest";
import { comgateCreated, comgateStatus } from "#lib/shop/selling/payment/comgate-replies.ts";

const CREATED = {
	code: 0,
	message: "OK",
	transId: "AB12-CD34-EF56",
	redirect: "https://payments.comgate.cz/client/instructions/index?id=AB12-CD34-EF56",
};

const STATUS = {
	code: 0,
	message: "OK",
	merchant: "123456",
	test: false,
	price: 36_100,
	curr: "CZK",
	label: "2600001",
	refId: "2600001",
	transId: "AB12-CD34-EF56",
	status: "PAID",
	fee: "unknown",
};

describe("an opened payment", () => {
	test("is read as a transaction and the address where it is paid", () => {
		expect(comgateCreated.parse(CREATED)).toEqual({
			code: 0,
			transId: CREATED.transId,
			redirect: CREATED.redirect,
		});
		expect(comgateCreated.safeParse({ ...CREATED, code: "0" }).success).toBe(true);
		expect(comgateCreated.safeParse({ ...CREATED, redirect: "http://127.0.0.1/pay" }).success).toBe(true);
	});

	test.each([
		["a refusal", { code: 1309, message: "Incorrect amount" }],
		["a refusal that names a payment", { ...CREATED, code: 1309 }],
		["no transaction", { ...CREATED, transId: undefined }],
		["a transaction that would change the address it is read at", { ...CREATED, transId: "../refund" }],
		["an address with another scheme", { ...CREATED, redirect: "javascript:alert(1)" }],
		["an address with a similar scheme", { ...CREATED, redirect: "httpx://payments.comgate.cz/" }],
		["an address with something before its scheme", { ...CREATED, redirect: "xhttp://payments.comgate.cz/" }],
		["no address", { ...CREATED, redirect: "" }],
		["a list", [CREATED]],
		["nothing", null],
	])("is refused when the answer is %s", (_, answer) => {
		expect(comgateCreated.safeParse(answer).success).toBe(false);
	});
});

describe("the status of a payment", () => {
	test("is read with numbers and booleans as JSON values or as text", () => {
		const read = comgateStatus.parse(STATUS);
		expect(read).toMatchObject({ status: "PAID", price: 36_100, curr: "CZK", refId: "2600001", test: false });
		expect(comgateStatus.parse({ ...STATUS, code: "0", price: "36100", test: "false", merchant: 123456 })).toEqual(
			read,
		);
		expect(comgateStatus.parse({ ...STATUS, test: "true" }).test).toBe(true);
	});

	test.each([
		{ refId: "x", read: "x" },
		{ refId: `${"x".repeat(38)}-_`, read: `${"x".repeat(38)}-_` },
		{ refId: "x".repeat(41), read: "" },
		{ refId: "", read: "" },
		{ refId: "a\u0000b", read: "" },
		{ refId: " 2600001", read: "" },
		{ refId: "2600001 ", read: "" },
	])("has the order's number $refId read as $read", ({ refId, read }) => {
		expect(comgateStatus.parse({ ...STATUS, refId }).refId).toBe(read);
	});

	test("is read with a zero amount, and with the largest one as text", () => {
		expect(comgateStatus.parse({ ...STATUS, price: 0 }).price).toBe(0);
		expect(comgateStatus.parse({ ...STATUS, price: "999999999999999" }).price).toBe(999_999_999_999_999);
	});

	test.each([
		["an unknown state", { status: "DONE" }],
		["half a haléř", { price: 361.5 }],
		["a sum in scientific notation", { price: "1e3" }],
		["a sum and its currency", { price: "36100 CZK" }],
		["a sum with a plus sign", { price: "+36100" }],
		["a sum of more than 15 digits", { price: "1000000000000000" }],
		["a negative sum", { price: "-100" }],
		["no currency", { curr: "" }],
		["a currency of four letters", { curr: "CZKX" }],
		["a currency in small letters", { curr: "czk" }],
		["a test that is neither true nor false", { test: "perhaps" }],
		["no order", { refId: undefined }],
	])("is refused with %s", (_, change) => {
		expect(comgateStatus.safeParse({ ...STATUS, ...change }).success).toBe(false);
	});
});
