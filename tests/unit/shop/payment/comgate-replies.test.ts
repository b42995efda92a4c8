import { describe, expect, test } from "vitest";
import { comgateCreated, comgateStatus } from "#lib/shop/payment/comgate-replies.ts";

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
	test("is a transaction and where it is paid", () => {
		expect(comgateCreated.parse(CREATED)).toEqual({
			code: 0,
			transId: CREATED.transId,
			redirect: CREATED.redirect,
		});
		expect(comgateCreated.safeParse({ ...CREATED, code: "0" }).success).toBe(true);
	});

	test.each([
		["a refusal", { code: 1309, message: "Incorrect amount" }],
		["a refusal that names a payment", { ...CREATED, code: 1309 }],
		["no transaction", { ...CREATED, transId: undefined }],
		["a transaction that would change the address it is read at", { ...CREATED, transId: "../refund" }],
		["an address of another kind", { ...CREATED, redirect: "javascript:alert(1)" }],
		["no address", { ...CREATED, redirect: "" }],
		["a list", [CREATED]],
		["nothing", null],
	])("is not read from %s", (_, answer) => {
		expect(comgateCreated.safeParse(answer).success).toBe(false);
	});
});

describe("how a payment stands", () => {
	test("numbers and yes or no are read as such and as text", () => {
		const read = comgateStatus.parse(STATUS);
		expect(read).toMatchObject({ status: "PAID", price: 36_100, curr: "CZK", refId: "2600001", test: false });
		expect(comgateStatus.parse({ ...STATUS, code: "0", price: "36100", test: "false", merchant: 123456 })).toEqual(
			read,
		);
		expect(comgateStatus.parse({ ...STATUS, test: "true" }).test).toBe(true);
	});

	test("an order's number of another shape is none of ours", () => {
		expect(comgateStatus.parse({ ...STATUS, refId: "a\u0000b" }).refId).toBe("");
		expect(comgateStatus.parse({ ...STATUS, refId: "x".repeat(41) }).refId).toBe("");
	});

	test.each([
		["an unknown state", { status: "DONE" }],
		["half a haléř", { price: 361.5 }],
		["a sum in words", { price: "1e3" }],
		["less than nothing", { price: "-100" }],
		["no currency", { curr: "" }],
		["no order", { refId: undefined }],
	])("is not read with %s", (_, change) => {
		expect(comgateStatus.safeParse({ ...STATUS, ...change }).success).toBe(false);
	});
});
