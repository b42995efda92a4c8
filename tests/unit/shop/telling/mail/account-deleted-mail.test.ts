import { expect, test } from "vitest";
import { renderAccountDeletedMail } from "#lib/shop/telling/mail/account-deleted-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const NBSP = /\u00a0/g;

test("Czech: what was deleted, what the law keeps and for how long, and whom to tell when it was somebody else", async () => {
	const mail = await renderAccountDeletedMail(LETTERHEAD, { email: "jana@example.cz", locale: "cs" });
	expect(mail).toMatchObject({ to: "jana@example.cz", subject: "Konfety: účet je zrušený" });
	expect(mail.html).toContain('lang="cs"');
	expect(mail.html).toContain(`href="${SHOP_URL}/"`);
	for (const part of [mail.html, mail.text]) {
		const text = part.replace(NBSP, " ").replace(/\s+/g, " ");
		expect(text).toContain("zrušili jsme váš účet a smazali doručovací adresy");
		expect(text).toContain("podle zákona musíme nechat 10 let");
		expect(text).toContain("Nezrušili jste účet vy?");
	}
});

test("English: in English, to the English home page", async () => {
	const mail = await renderAccountDeletedMail(LETTERHEAD, { email: "jana@example.cz", locale: "en" });
	expect(mail.subject).toBe("Konfety: your account is deleted");
	expect(mail.html).toContain('lang="en"');
	expect(mail.html).toContain(`href="${SHOP_URL}/en"`);
	expect(mail.text).toContain("keep orders and their invoices for 10 years");
});
