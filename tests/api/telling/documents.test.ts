import jsQr from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { anOrder, moveThrough, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { DELIVERY, PAYMENT } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function readOrder({ id, hash }: PlacedOrder) {
	const { status, body } = await testShop.call("GET", `/order/${id}/${hash}`);
	expect(status).toBe(200);
	const order = orderSchema.parse(body);
	expectTotalsAddUp(order);
	return order;
}

/** A file as a browser fetches it. */
async function fetchFile(path: string) {
	const reply = await testShop.app.request(path);
	const bytes = Buffer.from(await reply.arrayBuffer());
	return { status: reply.status, headers: reply.headers, bytes };
}

const NOT_FOUND = { error: "not_found" };
const WRONG_HASH = "x".repeat(32);

describe("GET /order/{id}/{hash}/documents/{number}", () => {
	test("a paid order shows its invoice, a cancelled one its credit note too", async () => {
		const placed = await anOrder(testShop, { paymentId: PAYMENT.card });
		expect((await readOrder(placed)).documents).toEqual([]);
		await moveThrough(testShop, placed, "paid");
		testShop.passMs(60_000);
		await moveThrough(testShop, placed, "cancelled");
		const { documents } = await readOrder(placed);
		expect(documents).toEqual([
			{
				number: expect.stringMatching(/^2026\d{6}$/),
				kind: "invoice",
				url: `/api/order/${placed.id}/${placed.hash}/documents/${documents[0]?.number}`,
				date: "2026-11-20T10:00:00.000Z",
			},
			{
				number: expect.stringMatching(/^D2026\d{6}$/),
				kind: "credit_note",
				url: `/api/order/${placed.id}/${placed.hash}/documents/${documents[1]?.number}`,
				date: "2026-11-20T10:01:00.000Z",
			},
		]);
	});

	test("the file is a PDF shown in the browser, and no shared cache keeps it", async () => {
		const placed = await anOrder(testShop, { paymentId: PAYMENT.card });
		await moveThrough(testShop, placed, "paid");
		const [invoice] = (await readOrder(placed)).documents;
		const { status, headers, bytes } = await fetchFile(invoice?.url ?? "");
		expect(status).toBe(200);
		expect(headers.get("Content-Type")).toBe("application/pdf");
		expect(headers.get("Content-Disposition")).toBe(`inline; filename="faktura-${invoice?.number}.pdf"`);
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		const text = pdfPages(bytes).join("\n").replaceAll("\u00a0", " ");
		for (const part of ["Faktura – daňový doklad", "Jana Nováková", placed.number, placed.product.name, "319,00 Kč"])
			expect(text).toContain(part);
		expect((await fetchFile(invoice?.url ?? "")).bytes.equals(bytes)).toBe(true);
	});

	test("a wrong hash, and another order's document, are answered as a missing one", async () => {
		const [own, foreign] = [await anOrder(testShop), await anOrder(testShop)];
		for (const placed of [own, foreign]) await moveThrough(testShop, placed, "paid");
		const number = async (placed: PlacedOrder) => (await readOrder(placed)).documents[0]?.number;
		const [ownNumber, foreignNumber] = [await number(own), await number(foreign)];
		// Drawn already, each for its own buyer.
		for (const placed of [own, foreign])
			for (const { url } of (await readOrder(placed)).documents) expect((await fetchFile(url)).status).toBe(200);
		for (const path of [
			`/order/${own.id}/${WRONG_HASH}/documents/${ownNumber}`,
			`/order/${foreign.id}/${own.hash}/documents/${foreignNumber}`,
			`/order/${foreign.id}/${own.hash}/documents/${ownNumber}`,
			`/order/${own.id}/${own.hash}/documents/${foreignNumber}`,
			`/order/${own.id}/${own.hash}/documents/2026999999`,
			`/order/${own.id}/${own.hash}/documents/D${ownNumber}`,
			`/order/${own.id}/${own.hash}/documents/..%2f${ownNumber}`,
			`/order/${own.id}/${own.hash}/documents/'`,
			`/order/2147483647/${own.hash}/documents/${ownNumber}`,
			`/order/x/${own.hash}/documents/${ownNumber}`,
		])
			await expectRefused(testShop, () => testShop.call("GET", path), 404, NOT_FOUND);
	});
});

describe.each([
	["svg", "image/svg+xml"],
	["png", "image/png"],
])("GET /order/{id}/{hash}/qr.%s", (ending, type) => {
	test("the QR code of an awaited transfer holds the order's payment string", async () => {
		const placed = await anOrder(testShop, {}, { priceMinor: 12_345, quantity: 3 });
		const order = await readOrder(placed);
		expect(order.iban).toBe("CZ6508000000192000145399");
		expect(order.qr_payment).toBe(
			`SPD*1.0*ACC:CZ6508000000192000145399*AM:489.35*CC:CZK*X-VS:${order.variable_symbol}*MSG:KONFETY S.R.O. ${order.number}*RN:KONFETY S.R.O.`,
		);
		expect(order.prices.total_with_tax).toBe(48_935);
		const { status, headers, bytes } = await fetchFile(`/api/order/${placed.id}/${placed.hash}/qr.${ending}`);
		expect(status).toBe(200);
		expect(headers.get("Content-Type")).toBe(type);
		const { data, info } = await sharp(bytes)
			.resize({ width: 600, kernel: "nearest" })
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(order.qr_payment);
	});

	test("there is no QR code for an order that is paid, cancelled or by card, or with another hash", async () => {
		const expectNone = async ({ id }: PlacedOrder, hash: string) =>
			expectRefused(testShop, () => testShop.call("GET", `/order/${id}/${hash}/qr.${ending}`), 404, NOT_FOUND);
		const awaited = await anOrder(testShop);
		await expectNone(awaited, WRONG_HASH);
		await moveThrough(testShop, awaited, "paid");
		await expectNone(awaited, awaited.hash);
		expect((await readOrder(awaited)).qr_payment).toBeNull();
		const cancelled = await anOrder(testShop);
		await moveThrough(testShop, cancelled, "cancelled");
		await expectNone(cancelled, cancelled.hash);
		const byCard = await anOrder(testShop, { paymentId: PAYMENT.card });
		await expectNone(byCard, byCard.hash);
		const atTheDoor = await anOrder(testShop, { deliveryId: DELIVERY.courier, paymentId: PAYMENT.cod });
		await expectNone(atTheDoor, atTheDoor.hash);
	});
});
