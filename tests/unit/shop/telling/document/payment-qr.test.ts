import jsQr from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { spayd } from "#lib/domain/money/spayd.ts";
import { transferOf } from "#lib/shop/selling/order/order-transfer.ts";
import { paymentQrPng, paymentQrSvg } from "#lib/shop/telling/document/payment-qr.ts";

const LONGEST =
	spayd({
		iban: "CZ6508000000192000145399",
		amountMinor: 999_999_999,
		variableSymbol: "1234567890",
		message: "x".repeat(60),
		recipient: "y".repeat(35),
	}) ?? "";
const SHORT = "SPD*1.0*ACC:CZ6508000000192000145399*AM:319.00*CC:CZK*X-VS:2600001";

/** What a phone would read in a picture. */
async function decode(picture: Buffer) {
	const { data, info } = await sharp(picture)
		.flatten({ background: "#ffffff" })
		.resize({ width: 600, kernel: "nearest" })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return jsQr(new Uint8ClampedArray(data), info.width, info.height);
}

describe.each([
	["a short payment", SHORT],
	["the longest payment", LONGEST],
])("%s", (_, text) => {
	test("can be scanned from the page's picture", async () => {
		expect((await decode(Buffer.from(await paymentQrSvg(text))))?.data).toBe(text);
	});

	test("can be scanned from the mail's picture", async () => {
		expect((await decode(await paymentQrPng(text)))?.data).toBe(text);
	});

	test("is encoded in the compact modes, so that the picture has few modules", async () => {
		const code = await decode(Buffer.from(await paymentQrSvg(text)));
		expect(code?.chunks.map(({ type }) => type)).not.toContain("byte");
	});
});

test("the picture has a quiet zone of four modules", async () => {
	const svg = await paymentQrSvg(SHORT);
	const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
	// Version 4 of the code has 33 modules and holds 90 signs at level M.
	expect(size).toBe(33 + 8);
	expect(await paymentQrSvg(SHORT)).toBe(svg);
});

describe("an order has a QR payment", () => {
	const order = {
		number: "2600001",
		state: "waiting_for_payment" as const,
		paymentKind: "transfer" as const,
		currencyCode: "CZK",
		totalMinor: 31_900,
		company: "Konfety s.r.o.",
		bankAccount: "19-2000145399/0800",
	};
	const iban = "CZ6508000000192000145399";

	test("while its transfer in crowns is awaited", () => {
		expect(transferOf(order)).toEqual({
			iban,
			qr_payment:
				"SPD*1.0*ACC:CZ6508000000192000145399*AM:319.00*CC:CZK*X-VS:2600001*MSG:KONFETY S.R.O. 2600001*RN:KONFETY S.R.O.",
		});
	});

	test.each([
		["paid", { state: "paid" as const }],
		["cancelled", { state: "cancelled" as const }],
		["by card", { paymentKind: "card" as const }],
		["in cash", { paymentKind: "cash_on_delivery" as const, state: "accepted" as const }],
		["in euros", { currencyCode: "EUR" }],
		["for nothing", { totalMinor: 0 }],
	])("not when it is %s", (_, changes) => {
		expect(transferOf({ ...order, ...changes })).toEqual({ iban, qr_payment: null });
	});

	test("not to an account with wrong check digits", () => {
		expect(transferOf({ ...order, bankAccount: "1/2" })).toEqual({ iban: "", qr_payment: null });
	});
});
