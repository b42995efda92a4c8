import { afterEach, beforeEach, expect, test } from "vitest";
import { renderAccountDeletedMail } from "#lib/shop/telling/mail/account-deleted-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { SHOP_URL } from "#tests/support/selling/mailed-order.ts";

beforeEach(() => {
	process.env.KONFETY_SHOP_NAME = "Balónkov";
});
afterEach(() => {
	delete process.env.KONFETY_SHOP_NAME;
});

test("a shop with a name of its own has it as text beside the confetti, since nobody has drawn it", async () => {
	const { html } = await renderAccountDeletedMail(LETTERHEAD, { email: "jana@example.cz", locale: "cs" });
	expect(html).toContain(`src="${SHOP_URL}/mail-sign.png"`);
	expect(html).toMatch(/<img[^>]*mail-sign\.png[^>]*>(<!-- -->|\s)*Balónkov/);
	expect(html).not.toContain("mail-logo");
	expect(html).not.toContain("Konfety<");
});
