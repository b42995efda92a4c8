import { describe, expect, test } from "vitest";
import type { Order } from "#lib/contract/order.ts";
import { renderOrderMail } from "#lib/shop/mail/order-mail.ts";

const SHOP_URL = "https://konfety.test";
const HASH = "h".repeat(32);

const line = { note: "", unit_with_tax: 0, vat_rate: 21, image: null, tint: "", url: null, variant_name: "" };

function anOrder(changes: Partial<Order> = {}): Order & { hash: string } {
	const invoice = {
		firstname: "Jana",
		lastname: "Nováková",
		company: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "60200",
		country: "CZ",
	};
	return {
		id: 7,
		hash: HASH,
		number: "2600001",
		date: "2026-11-20T10:00:00.000Z",
		state: "waiting_for_payment",
		variable_symbol: "2600001",
		bank_account: "19-2000145399/0800",
		note: "",
		email: "jana@example.cz",
		phone: "+420777123456",
		companyId: "",
		taxId: "",
		invoice,
		address: invoice,
		delivery: { id: 2, key: "courier", kind: "courier", name: "Kurýr na adresu" },
		payment: { id: 2, key: "transfer", kind: "transfer", name: "Bankovním převodem" },
		branch: null,
		currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
		lines: [
			{
				...line,
				kind: "goods",
				code: "B1",
				name: "Balónek srdce",
				variant_name: "červený",
				quantity: 12,
				unit_with_tax: 12_500,
				total_with_tax: 150_000,
			},
			{ ...line, kind: "voucher", code: "KONFETY10", name: "KONFETY10", quantity: 1, total_with_tax: -15_000 },
		],
		prices: {
			goods_with_tax: 150_000,
			discount_with_tax: 15_000,
			delivery_with_tax: 11_900,
			payment_with_tax: 0,
			rounding: 0,
			total_with_tax: 146_900,
			total_without_tax: 121_405,
			vat_total: 25_495,
			vat: [{ rate: 21, base: 121_405, vat: 25_495, with_tax: 146_900 }],
		},
		...changes,
	};
}

describe("confirmation of an order", () => {
	test("Czech: number, lines, totals, payment and the link to the summary", async () => {
		const mail = await renderOrderMail(SHOP_URL, "cs", anOrder());
		expect(mail.to).toBe("jana@example.cz");
		expect(mail.subject).toBe("Konfety: objednávka 2600001 přijata");
		for (const part of [mail.html, mail.text]) {
			expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}`);
			expect(part).toContain("12\u00a0×\u00a0Balónek srdce, červený");
			expect(part).toContain("1\u00a0500,00\u00a0Kč");
			expect(part).toContain("−150,00\u00a0Kč");
			expect(part).toContain("119,00\u00a0Kč");
			expect(part).toContain("1\u00a0469,00\u00a0Kč");
			expect(part).toContain("254,95\u00a0Kč");
			expect(part).toContain("19-2000145399/0800");
			expect(part).toContain("Variabilní symbol: 2600001");
			expect(part).toContain("602\u00a000 Brno");
			expect(part).toContain("20. listopadu 2026");
		}
	});

	test("English: in English, to the English address", async () => {
		const mail = await renderOrderMail(SHOP_URL, "en", anOrder());
		expect(mail.subject).toBe("Konfety: order 2600001 received");
		expect(mail.html).toContain('lang="en"');
		expect(mail.text).toContain(`${SHOP_URL}/en/summary/7/${HASH}`);
		expect(mail.text).toContain("Waiting for payment");
		expect(mail.text).toContain("1\u00a0469,00\u00a0Kč");
		expect(mail.text).toContain("20 November 2026");
	});

	test("what people typed is text, never markup", async () => {
		const name = "<script>alert(1)</script>";
		const order = anOrder({ note: "<img src=x onerror=alert(1)>" });
		const mail = await renderOrderMail(SHOP_URL, "cs", { ...order, address: { ...order.invoice, firstname: name } });
		expect(mail.html).not.toContain("<script>");
		expect(mail.html).not.toContain("<img");
		expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(mail.text).toContain(name);
	});

	test("a paid order asks for no transfer, a pickup names its branch", async () => {
		const branch = { id: 1, name: "Konfety Brno", street: "Masarykova 3", city: "Brno", zip: "60200" };
		const mail = await renderOrderMail(SHOP_URL, "cs", anOrder({ state: "paid", branch, address: null }));
		expect(mail.text).not.toContain("19-2000145399/0800");
		expect(mail.text).toContain("Konfety Brno");
		expect(mail.text).toContain("Zaplaceno");
	});
});
