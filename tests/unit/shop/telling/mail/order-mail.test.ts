import { describe, expect, test } from "vitest";
import { store } from "#lib/contract/examples/store.ts";
import { CART_MAX_LINES } from "#lib/domain/cart/cart-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { branchOf } from "#lib/shop/telling/mail/mail-branch.ts";
import { renderOrderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { aMailedOrder, HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const render = (order: ReturnType<typeof aMailedOrder>, locale: Locale = "cs") =>
	renderOrderMail(LETTERHEAD, { order, locale, isProved: true, branch: null });

describe("confirmation of an order", () => {
	test("Czech: number, lines, totals, payment and the link to the summary", async () => {
		const mail = await render(aMailedOrder());
		expect(mail.to).toBe("jana@example.cz");
		expect(mail.subject).toBe("Konfety: máme to! Objednávka 2600001 je u\u00a0nás");
		for (const part of [mail.html, mail.text]) {
			expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}`);
			expect(part).toContain("1\u00a0500,00\u00a0Kč");
			expect(part).toContain("−150,00\u00a0Kč");
			expect(part).toContain("119,00\u00a0Kč");
			expect(part).toContain("1\u00a0469,00\u00a0Kč");
			expect(part).toContain("254,95\u00a0Kč");
			expect(part).toContain("19-2000145399/0800");
			expect(part).toContain("602\u00a000 Brno");
			expect(part).toContain("Doručíme za 1–2\u00a0pracovní dny po připsání platby.");
			expect(part).toContain("20. listopadu 2026");
			expect(part).toContain("Zaplaťte prosím do 27. listopadu 2026");
			expect(part).toContain("Odstoupit od smlouvy zde");
			expect(part).toContain(`${SHOP_URL}/shrnuti/7/${HASH}/odstoupeni`);
			expect(part).toContain(`${SHOP_URL}/obchodni-podminky`);
			expect(part).not.toContain("Vrátit nelze");
		}
		for (const line of [
			"12\u00a0×\u00a0Balónek srdce, červený: 1\u00a0500,00\u00a0Kč",
			"Variabilní symbol: 2600001",
			"Celkem: 1\u00a0469,00\u00a0Kč",
		])
			expect(mail.text.split("\n")).toContain(line);
	});

	test("English: in English, to the English address", async () => {
		const mail = await render(aMailedOrder(), "en");
		expect(mail.subject).toBe("Konfety: we have it! Your order 2600001 is with us");
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
		expect(mail.html).not.toContain("<img src=x");
		expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(mail.text).toContain(name);
	});

	test.each([
		["cs", "Fakturační adresa", "Kupující"],
		["en", "Invoice address", "Buyer"],
	] as const)("a buyer without an address is a name alone, in %s", async (locale, titled, buyer) => {
		const order = aMailedOrder({ address: null });
		const full = await render(order, locale);
		expect(full.text).toContain(titled);
		const invoice = { ...order.invoice, street: "", city: "", zip: "" };
		const { text, html } = await render({ ...order, invoice }, locale);
		expect(text).toMatch(new RegExp(`\n${buyer}\n\nJana Nováková\n\n\\p{L}`, "u"));
		expect(html).toContain(`${buyer}</p>`);
		expect(html).toMatch(/<span>Jana Nováková<\/span><\/p>/);
		expect(text).not.toContain(titled);
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

	test("says when it comes above the goods, and how far it is in words", async () => {
		const { html, text } = await render(aMailedOrder({ state: "paid", is_paid: true, expires_at: null }));
		for (const part of [html, text]) expect(part.indexOf("Doručíme za")).toBeLessThan(part.indexOf("Balónek srdce"));
		expect(text).toContain("Stav: Zaplaceno (krok 2 z\u00a05)");
		for (const step of ["Objednáno", "Zaplaceno", "Zabaleno", "Na\u00a0cestě", "U\u00a0vás"])
			expect(html).toContain(`>${step}</td>`);
	});

	test("shows goods by whole addresses of PNGs with their sizes, and without words beside the name", async () => {
		const [line] = aMailedOrder().lines;
		if (!line) throw new Error("The order has no goods");
		const image = { src: "/media/8f0573d4c0b4b6d2019e", alt: "Balónek srdce" };
		const lines = [{ ...line, image, url: "/1/balonky/srdce" }];
		const { html } = await render(aMailedOrder({ lines }));
		const picture = /<img[^>]*8f0573d4c0b4b6d2019e[^>]*>/.exec(html)?.[0];
		for (const part of [`src="${SHOP_URL}/media/8f0573d4c0b4b6d2019e/192.png"`, 'width="64"', 'height="80"', 'alt=""'])
			expect(picture).toContain(part);
		expect(html).toContain(`href="${SHOP_URL}/1/balonky/srdce"`);
	});

	test("a branch says when it is open, its phone and the way there", async () => {
		const place = { id: 2, name: "Konfety Brno", street: "Josefská 14", city: "Brno", zip: "60200" };
		const order = aMailedOrder({ branch: place, address: null });
		const branch = branchOf(store, "cs", "2026-12-20");
		const { text } = await renderOrderMail(LETTERHEAD, { order, locale: "cs", isProved: true, branch });
		for (const line of [
			"Otevřeno: Po–Pá\u00a09:00–18:00",
			"So\u00a09:00–13:00",
			"čtvrtek 24. prosince: 9:00–12:00",
			"Telefon: +420\u00a0800\u00a0100\u00a0202",
			`Jak k\u00a0nám ${SHOP_URL}/prodejny/2`,
		])
			expect(text.split("\n")).toContain(line);
		expect(branchOf(store, "cs", "2026-11-20").special).toEqual([]);
		expect(branchOf(store, "cs", "2026-11-20", ["2026-12-24"]).special).toHaveLength(1);
	});

	test("to an unproved e-mail says nothing that was typed, to a proved one all of it", async () => {
		const typed = aMailedOrder().invoice;
		const person = {
			...typed,
			firstname: "KUPTE",
			lastname: "KUPTE",
			company: "KUPTE",
			street: "KUPTE",
			city: "KUPTE",
		};
		const lines = aMailedOrder().lines.map((line) => ({ ...line, note: "KUPTE" }));
		const order = aMailedOrder({ invoice: person, address: person, note: "KUPTE", phone: "KUPTE", lines });
		const unproved = await renderOrderMail(LETTERHEAD, { order, locale: "cs", isProved: false, branch: null });
		expect(unproved.subject + unproved.html + unproved.text).not.toContain("KUPTE");
		expect(unproved.text).toContain("najdete na stránce objednávky");
		expect(unproved.text).toContain("PSČ 602\u00a000");
		const typedZip = { ...order, address: { ...person, zip: "KUPTE" } };
		const odd = await renderOrderMail(LETTERHEAD, { order: typedZip, locale: "cs", isProved: false, branch: null });
		expect(odd.html + odd.text).not.toMatch(/KUPTE|PSČ/);
		const proved = await render(order);
		expect(proved.text.match(/KUPTE/g)).toHaveLength(2 * 5 + 2);
		expect(proved.text).toContain("(Poznámka: KUPTE)");
	});

	test("with as many lines as a cart may have is not cut off by Gmail, and names all of them", async () => {
		const [line] = aMailedOrder().lines;
		if (!line) throw new Error("The order has no goods");
		const image = { src: "/media/8f0573d4c0b4b6d2019e", alt: "Balónek srdce" };
		const lines = Array.from({ length: CART_MAX_LINES }, (_, at) => ({
			...line,
			image,
			name: `Balónek průhledný s konfetami 30 cm, ${at} ks`,
			note: `vzkaz ${at}`,
			url: "/1155/latexove-balonky/balonek-pruhledny-s-konfetami-30-cm-6-ks",
		}));
		const { html, text } = await render(aMailedOrder({ lines }));
		expect(Buffer.byteLength(html)).toBeLessThan(60_000);
		for (const { name, note } of lines)
			for (const part of [html, text]) for (const said of [name, note]) expect(part).toContain(said);
	});
});
