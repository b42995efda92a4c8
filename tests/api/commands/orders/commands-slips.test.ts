import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { anOrder, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, DELIVERY, INVOICE, NAME_ALONE, PAYMENT } from "#tests/support/shop/builders.ts";
import { expectRefused, folder, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

withCommandShop();

const COD = { paymentId: PAYMENT.cod };
const textOf = (file: string) => pdfPages(readFileSync(file)).join("\n").replaceAll("\u00a0", " ");
const slipOf = async (number: string) => {
	const { code, out, err } = await shop("orders", "slips", number, "--out", join(folder, "slips"));
	expect([code, err]).toEqual([0, []]);
	return textOf(out[0] ?? "");
};

describe("the slip of a parcel", () => {
	test("says what is in the parcel, whose it is, the cash to collect at the door, and no price", async () => {
		const product = await aProduct(testShop, { priceMinor: 12_300 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 3, note: "bez\nkrabice" }]);
		const address = {
			...INVOICE,
			firstname: "Petr",
			lastname: "Malý",
			street: "Dlouhá 5a",
			city: "Zlín",
			zip: "76001",
		};
		const order = await orderOf(testShop, cart.id, { ...COD, address, note: "Zvonit u\u00a0sousedů" });
		const text = await slipOf(order.number);
		for (const words of [
			"Dodací list",
			`objednávka ${order.number}`,
			"Petr Malý",
			"Jana Nováková",
			"Dlouhá 5a",
			"760 01 Zlín",
			"+420 777 123 456",
			"Kurýr na adresu",
			product.code,
			product.name,
			"bez krabice",
			"Zvonit u sousedů",
			"Vybrat při předání",
			// Goods, delivery and cash on delivery.
			"527,00 Kč",
		])
			expect(text).toContain(words);
		expect(text).toMatch(/\n3\n/);
		expect(text).not.toContain("123,00");
		expect(text).not.toContain("369,00");
	});

	test("shows no amount when the order is paid", async () => {
		const { number, id } = await anOrder(testShop);
		await moveThrough(testShop, { id }, "paid");
		const text = await slipOf(number);
		expect(text).not.toMatch(/Kč|Vybrat při předání/);
	});

	test("has the pickup point or the branch, with the buyer's name", async () => {
		const { body } = await testShop.call("GET", `/delivery/pickup-points/cs/${DELIVERY.pickupPoint}?q=Brno`);
		const [point] = body;
		const toPoint = await anOrder(testShop, { deliveryId: DELIVERY.pickupPoint, pickupPointId: point.id });
		const text = await slipOf(toPoint.number);
		expect(text).toContain("Jana Nováková");
		expect(text).toContain(point.name);
		expect(text).toContain(point.street);
		const atBranch = await anOrder(testShop, { deliveryId: DELIVERY.branch, branchId: 1, invoice: NAME_ALONE });
		const slip = await slipOf(atBranch.number);
		expect(slip).toContain("Osobní odběr na pobočce");
		expect(slip).toMatch(/Příjemce\nJana Nováková\nKonfety Praha – Smíchov\nNádražní 62\n150 00 Praha 5\nDatum/);
	});

	test("is in the language of its order", async () => {
		const { number } = await anOrder(testShop, { locale: "en" });
		const text = await slipOf(number);
		expect(text).toContain("Packing slip");
		expect(text).toContain("Courier to your address");
	});

	test("is laid out as usual whatever control characters were typed", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product, note: "\u202eobrácená\u2066 \u0000 poznámka" }]);
		const note = "\u202e první\u2028druhá \u0007 třetí";
		const { number } = await orderOf(testShop, cart.id, { note });
		const text = (await slipOf(number)).replace(/ +/g, " ");
		expect(text).toContain("Poznámka k objednávce: první druhá třetí");
		expect(text).toContain("Poznámka: obrácená poznámka");
		expect(text).not.toMatch(/\p{Cf}|\p{Zl}/u);
	});
});

describe("several slips", () => {
	test("are separate files, or one file to print at once with pages counted per order", async () => {
		const orders = [await anOrder(testShop, COD), await anOrder(testShop, COD)];
		const numbers = orders.map(({ number }) => number);
		const out = join(folder, "many");
		const files = numbers.map((number) => join(out, `dodaci-list-${number}.pdf`));
		expect(await shop("orders", "slips", ...numbers, "--out", out)).toEqual({ code: 0, out: files, err: [] });
		expect(readdirSync(out)).toHaveLength(2);
		const all = join(out, "dodaci-listy.pdf");
		expect(await shop("orders", "slips", ...numbers, "--out", out, "--one-file")).toEqual({
			code: 0,
			out: [all],
			err: [],
		});
		expect(statSync(all).mode & 0o077).toBe(0);
		const pages = pdfPages(readFileSync(all)).map((text) => text.replaceAll("\u00a0", " "));
		expect(pages).toHaveLength(2);
		for (const [at, text] of pages.entries()) {
			expect(text).toContain(`objednávka ${numbers[at]}`);
			expect(text).toContain("Strana 1 z 1");
		}
	});

	test("are printed for all orders to be packed unless numbers or a state are named", async () => {
		const packed = await anOrder(testShop, COD);
		await moveThrough(testShop, packed, "packed");
		const waiting = await anOrder(testShop, COD);
		const usual = await shop("orders", "slips", "--out", join(folder, "usual"));
		expect(usual.out.join()).toContain(waiting.number);
		expect(usual.out.join()).not.toContain(packed.number);
		const { out } = await shop("orders", "slips", "--state", "packed", "--out", join(folder, "packed"));
		expect(out).toEqual([join(folder, "packed", `dodaci-list-${packed.number}.pdf`)]);
		expect(await shop("orders", "slips", "--state", "delivered")).toEqual({
			code: 0,
			out: ["No order is delivered."],
			err: [],
		});
	});

	test("are refused for orders that have ended, each named, and written for the others", async () => {
		const cancelled = await anOrder(testShop, COD);
		await moveThrough(testShop, cancelled, "cancelled");
		const withdrawn = await anOrder(testShop, COD);
		await moveThrough(testShop, withdrawn, "withdrawn");
		const waiting = await anOrder(testShop, COD);
		const out = join(folder, "ended");
		const numbers = [cancelled, withdrawn, waiting].map(({ number }) => number);
		const sentences = [cancelled, withdrawn].map(
			({ number }, at) => `Order ${number} gets no slip: it is ${["cancelled", "withdrawn"][at]}.`,
		);
		expect(await shop("orders", "slips", ...numbers, "--out", out)).toEqual({
			code: 1,
			out: [join(out, `dodaci-list-${waiting.number}.pdf`)],
			err: sentences,
		});
		const { code, err } = await shop("orders", "slips", "--state", "withdrawn", "--out", out);
		expect([code, err]).toEqual([1, [sentences[1]]]);
		expect(readdirSync(out)).toHaveLength(1);
	});

	test("are all refused when one order number is unknown", async () => {
		const { number } = await anOrder(testShop, COD);
		const out = join(folder, "unknown");
		await expectRefused(["orders", "slips", number, "1", "--out", out], 1, [
			"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
		]);
	});
});

test.each([
	[["--state", "pakced"], 'There is no order state "pakced". Did you mean packed?'],
	[["2600001", "--state", "paid"], "Give numbers of orders or --state, not both."],
	[["--one-fil"], "There is no option --one-fil. Did you mean --one-file?"],
])("orders slips %j is not understood", async (args, sentence) => {
	const { code, err } = await shop("orders", "slips", ...args);
	expect([code, err[0]]).toEqual([2, sentence]);
});
