import { expect, test } from "vitest";
import type { StockBack } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { renderStockBackMail } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { renderWatchAskedMail } from "#lib/shop/telling/mail/watch-asked-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const WATCH: StockBack = {
	email: "jana@example.cz",
	locale: "cs",
	name: "Balónek srdce",
	variantName: "červený",
	tint: "#e2f3d6",
	picture: { src: "/media/8f0573d4c0b4b6d2019e", alt: "Balónek srdce" },
	path: "/1234/balonky/balonek-srdce",
	hash: HASH,
	isGuest: true,
};

test("Czech: which goods, the link that confirms it, and what is sent without it", async () => {
	const mail = await renderWatchAskedMail(LETTERHEAD, WATCH);
	expect(mail).toMatchObject({
		to: "jana@example.cz",
		subject: "Konfety: potvrďte hlídání – Balónek srdce",
	});
	for (const part of [mail.html, mail.text])
		for (const said of ["Varianta: červený", `${SHOP_URL}/hlidani/${HASH}`, "bez potvrzení vám nic nepošleme"])
			expect(part).toContain(said);
});

test("English: in English, to the English address", async () => {
	const mail = await renderWatchAskedMail(LETTERHEAD, {
		...WATCH,
		locale: "en",
		name: "Heart balloon",
		variantName: "",
	});
	expect(mail.subject).toBe("Konfety: confirm your watch – Heart balloon");
	expect(mail.text).toContain(`${SHOP_URL}/en/watchdog/${HASH}`);
});

test("a guest's mail about goods that are back says where more mails are refused", async () => {
	const mail = await renderStockBackMail(LETTERHEAD, WATCH);
	for (const part of [mail.html, mail.text])
		for (const said of ["Odmítněte to tady.", `${SHOP_URL}/hlidani/${HASH}`]) expect(part).toContain(said);
});
