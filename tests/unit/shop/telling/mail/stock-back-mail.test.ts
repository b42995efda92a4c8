import { expect, test } from "vitest";
import { renderStockBackMail, type StockBack } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const aBack = (changes: Partial<StockBack> = {}): StockBack => ({
	email: "jana@example.cz",
	locale: "cs",
	name: "Balónek srdce",
	variantName: "červený",
	tint: "#e2f3d6",
	picture: { src: "/media/8f0573d4c0b4b6d2019e", alt: "Balónek srdce" },
	path: "/1234/balonky/balonek-srdce",
	hash: "h".repeat(32),
	isGuest: false,
	...changes,
});

test("Czech: which goods, their link, that the watch has ended, and the link that ends a later one", async () => {
	const mail = await renderStockBackMail(LETTERHEAD, aBack());
	expect(mail).toMatchObject({ to: "jana@example.cz", subject: "Konfety: Balónek srdce je zase skladem" });
	expect(mail.html).toContain('lang="cs"');
	for (const part of [mail.html, mail.text]) {
		expect(part).toContain("Varianta: červený");
		expect(part).toContain(`${SHOP_URL}/1234/balonky/balonek-srdce`);
		expect(part).toContain(`${SHOP_URL}/hlidani/${"h".repeat(32)}`);
		expect(part).toContain("Hlídání tímto e-mailem skončilo");
	}
});

test("English: in English, to the English addresses; goods with nothing to choose name no variant", async () => {
	const mail = await renderStockBackMail(
		LETTERHEAD,
		aBack({ locale: "en", name: "Heart balloon", variantName: "", path: "/en/1234/balloons/heart-balloon" }),
	);
	expect(mail.subject).toBe("Konfety: Heart balloon is back in stock");
	expect(mail.html).toContain('lang="en"');
	expect(mail.text).toContain(`${SHOP_URL}/en/1234/balloons/heart-balloon`);
	expect(mail.text).toContain(`${SHOP_URL}/en/watchdog/${"h".repeat(32)}`);
	expect(mail.text).not.toContain("Variant:");
});

test("what a name contains is text, never markup or a header", async () => {
	const name = "<script>alert(1)</script> {count}";
	const mail = await renderStockBackMail(LETTERHEAD, aBack({ name }));
	expect(mail.subject).toBe(`Konfety: ${name} je zase skladem`);
	expect(mail.html).not.toContain("<script>");
	expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(mail.text).toContain(name);
});

test("the goods' picture is a whole address of a PNG, on their ground; without a picture there is none", async () => {
	const mail = await renderStockBackMail(LETTERHEAD, aBack());
	expect(mail.html).toContain(`src="${SHOP_URL}/media/8f0573d4c0b4b6d2019e/192.png"`);
	expect(mail.html).toMatch(/192\.png"[^>]*background-color:#e2f3d6/);
	expect((await renderStockBackMail(LETTERHEAD, aBack({ picture: null }))).html).not.toContain("/media/");
});
