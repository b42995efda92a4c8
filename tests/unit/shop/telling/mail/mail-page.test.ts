/** What is around every mail. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/domain/locale.ts";
import { renderAccountDeletedMail } from "#lib/shop/telling/mail/account-deleted-mail.ts";
import { renderAccountMail } from "#lib/shop/telling/mail/account-mail.ts";
import type { Letterhead } from "#lib/shop/telling/mail/letterhead.ts";
import { renderNewsletterMail } from "#lib/shop/telling/mail/newsletter-mail.ts";
import { renderOrderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { renderOrderStepMail } from "#lib/shop/telling/mail/order-step-mail.ts";
import type { Mail } from "#lib/shop/telling/mail/send-mail.ts";
import { renderStockBackMail } from "#lib/shop/telling/mail/stock-back-mail.ts";
import { renderWatchAskedMail } from "#lib/shop/telling/mail/watch-asked-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { aMailedOrder, HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const email = "jana@example.cz";
const unsaid = { isProved: false, branch: null };
const WATCH = {
	...{
		email,
		hash: HASH,
		name: "Balónek",
		variantName: "",
		picture: null,
		tint: "",
		path: "/1/balonky/balonek",
		isGuest: true,
	},
};
const step = { ...unsaid, step: "paid", cause: "command", withdrawal: null, paper: null } as const;

const MAILS: [string, (head: Letterhead, locale: Locale) => Promise<Mail>][] = [
	["order", (head, locale) => renderOrderMail(head, { order: aMailedOrder(), locale, ...unsaid })],
	["step of an order", (head, locale) => renderOrderStepMail(head, { ...step, order: aMailedOrder(), locale })],
	["account", (head, locale) => renderAccountMail(head, { kind: "confirm_email", to: email, locale, secret: HASH })],
	["deletion", (head, locale) => renderAccountDeletedMail(head, { email, locale })],
	["newsletter", (head, locale) => renderNewsletterMail(head, { email, hash: HASH, locale })],
	["stock is back", (head, locale) => renderStockBackMail(head, { ...WATCH, locale })],
	["watch that a guest asked for", (head, locale) => renderWatchAskedMail(head, { ...WATCH, locale })],
];

describe.each(MAILS)("the mail about %s", (_, render) => {
	test("has the logo, which is the shop's name where pictures are blocked and leads to the shop", async () => {
		const { html } = await render(LETTERHEAD, "cs");
		const logo = /<a href="([^"]+)"[^>]*><img[^>]*mail-logo\.png[^>]*>/.exec(html);
		expect(logo?.[1]).toBe(`${SHOP_URL}/`);
		for (const part of [`src="${SHOP_URL}/mail-logo.png"`, 'alt="Konfety"', 'width="154"', 'height="44"'])
			expect(logo?.[0]).toContain(part);
	});

	test("says whom to call and when, and which company writes", async () => {
		const { html, text } = await render(LETTERHEAD, "cs");
		expect(html).toContain('href="tel:+420800100200"');
		expect(html).toContain('href="mailto:ahoj@konfety.example"');
		for (const part of [html, text])
			for (const fact of [
				"+420\u00a0800\u00a0100\u00a0200",
				"Po–Pá 9–18, So 9–13",
				"ahoj@konfety.example",
				"Konfety s.r.o., Nádražní 62, 150 00 Praha 5",
				"IČO:\u00a000000001, DIČ:\u00a0CZ00000001",
				"Zapsáno v obchodním rejstříku",
			])
				expect(part).toContain(fact);
		expect((await render(LETTERHEAD, "en")).text).toContain("Company ID:\u00a000000001");
	});

	test("leaves out what the shop has not set, without an empty line or a stray comma", async () => {
		const bare = { ...LETTERHEAD, taxId: "", registration: "", phone: "", openingHours: "", street: "" };
		const { html, text } = await render(bare, "cs");
		expect(html).not.toContain("tel:");
		expect(text).toMatch(/\nKonfety s\.r\.o\., 150 00 Praha 5\nIČO:\u00a000000001$/);
	});

	test("is readable in the dark and on a phone, and weighs less than Gmail shows", async () => {
		const { html, text } = await render(LETTERHEAD, "cs");
		expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
		expect(html).toContain("@media (prefers-color-scheme:dark)");
		expect(html).toContain("@media (max-width:520px)");
		expect(Buffer.byteLength(html)).toBeLessThan(60_000);
		expect(html).not.toContain("data-text");
		expect(text).not.toMatch(/undefined|\bmail\.\w+\.|\{\w/);
	});
});

test("what a mail says as text may have quotes", async () => {
	const [line] = aMailedOrder().lines;
	if (!line) throw new Error("The order has no goods");
	const order = aMailedOrder({ lines: [{ ...line, name: 'Balónek 18" data-text="x" <b>' }] });
	const { html, text } = await renderOrderMail(LETTERHEAD, { order, locale: "cs", ...unsaid });
	expect(text).toContain('Balónek 18" data-text="x" <b>, červený: 1');
	expect(html).toContain("Balónek 18&quot; data-text=&quot;x&quot; &lt;b&gt;");
});
