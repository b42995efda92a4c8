import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/domain/locale.ts";
import { renderOrderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { aMailedOrder, HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const render = (order: ReturnType<typeof aMailedOrder>, locale: Locale = "cs") =>
	renderOrderMail(SHOP_URL, locale, order, true);

describe("confirmation of an order", () => {
	test("Czech: number, lines, totals, payment and the link to the summary", async () => {
		const mail = await render(aMailedOrder());
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
			expect(part).toContain("Doručíme za 1–2\u00a0pracovní dny po připsání platby.");
			expect(part).toContain("20. listopadu 2026");
			expect(part).toContain("Zaplaťte prosím do 27. listopadu 2026");
			expect(part).toContain("Odstoupit od smlouvy zde");
			expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}/odstoupeni`);
			expect(part).toContain(`${SHOP_URL}/obchodni-podminky`);
			expect(part).not.toContain("Vrátit nelze");
		}
	});

	test("English: in English, to the English address", async () => {
		const mail = await render(aMailedOrder(), "en");
		expect(mail.subject).toBe("Konfety: order 2600001 received");
		expect(mail.html).toContain('lang="en"');
		expect(mail.text).toContain(`${SHOP_URL}/en/summary/7/${HASH}`);
		expect(mail.text).toContain("Waiting for payment");
		expect(mail.text).toContain("1\u00a0469,00\u00a0Kč");
		expect(mail.text).toContain("20 November 2026");
	});

	test("what people typed is text, never markup", async () => {
		const name = "<script>alert(1)</script>";
		const order = aMailedOrder({ note: "<img src=x onerror=alert(1)>" });
		const mail = await render({ ...order, address: { ...order.invoice, firstname: name } });
		expect(mail.html).not.toContain("<script>");
		expect(mail.html).not.toContain("<img");
		expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(mail.text).toContain(name);
	});

	test("a paid order asks for no transfer, a pickup names its branch", async () => {
		const branch = { id: 1, name: "Konfety Brno", street: "Masarykova 3", city: "Brno", zip: "60200" };
		const mail = await render(
			aMailedOrder({
				state: "paid",
				expires_at: null,
				branch,
				address: null,
				delivery: { id: 1, key: "branch", kind: "branch", name: "Osobní odběr na pobočce" },
				days: { from: null, to: 10 },
			}),
		);
		expect(mail.text).not.toContain("19-2000145399/0800");
		expect(mail.text).toContain("Konfety Brno");
		expect(mail.text).toContain("K\u00a0vyzvednutí do 10\u00a0pracovních dnů.");
		expect(mail.text).toContain("Zaplaceno");
		expect(mail.text).not.toContain("Zaplaťte prosím do");
	});

	test.each([
		["cs", "accepted", "Doručíme ve středu 25. 11. nebo ve čtvrtek 26. 11."],
		["en", "accepted", "Delivered on Wednesday 25 November or Thursday 26 November."],
		[
			"cs",
			"waiting_for_payment",
			"Když zaplatíte do 24. listopadu 2026 v 14:00, doručíme ve středu 25. 11. nebo ve čtvrtek 26. 11.",
		],
		[
			"en",
			"waiting_for_payment",
			"If you pay by 24 November 2026 at 14:00, delivered on Wednesday 25 November or Thursday 26 November.",
		],
	] as const)("says the days promised with the order, %s, %s", async (locale, state, sentence) => {
		const until = state === "accepted" ? null : "2026-11-24T13:00:00Z";
		const dates = { from: "2026-11-25", to: "2026-11-26" };
		const mail = await render(aMailedOrder({ state, dates, dates_until: until }), locale);
		for (const part of [mail.html, mail.text]) {
			const lines = part.replaceAll("\u00a0", " ");
			expect(lines).toContain(sentence);
			expect(lines).not.toContain("26. 11..");
		}
	});

	test("a pickup point is named instead of the address, and goods that cannot be returned are named", async () => {
		const { lines } = aMailedOrder();
		const pickup_point = { code: "P1", name: "Trafika U Lípy", street: "Dlouhá 5", city: "Olomouc", zip: "77900" };
		const mail = await render(
			aMailedOrder({
				pickup_point,
				lines: lines.map((line, index) => ({ ...line, withdrawal_exemption: index === 0 ? "hygiene" : null })),
			}),
		);
		expect(mail.text).toContain("Trafika U Lípy");
		expect(mail.text).toContain("779\u00a000 Olomouc");
		expect(mail.text).not.toContain("Doručovací adresa");
		expect(mail.text).toContain("Vrátit nelze: Balónek srdce (po rozbalení).");
	});

	test("a company, which is not a consumer, is not told how to withdraw", async () => {
		const person = await render(aMailedOrder());
		const company = await render(aMailedOrder({ companyId: "27082440" }));
		expect(person.text).toContain("/odstoupeni");
		expect(company.text).not.toContain("/odstoupeni");
	});
});
