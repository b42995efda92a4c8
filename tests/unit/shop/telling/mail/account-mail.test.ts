import { expect, test } from "vitest";
import { type AccountNews, renderAccountMail } from "#lib/shop/telling/mail/account-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const SECRET = "s".repeat(43);

const render = (changes: Partial<AccountNews>) =>
	renderAccountMail(LETTERHEAD, {
		kind: "confirm_email",
		to: "eva@konfety.test",
		locale: "cs",
		secret: SECRET,
		...changes,
	});
const plain = (text: string) => text.replaceAll("\u00a0", " ").replace(/\s+/g, " ");

test.each([
	["confirm_email", "Konfety: potvrďte prosím svůj e-mail", `/potvrzeni-uctu/${SECRET}`, "Odkaz platí 7 dní."],
	["change_email", "Konfety: potvrďte prosím nový e-mail", `/potvrzeni-uctu/${SECRET}`, "Odkaz platí 7 dní."],
	["reset_password", "Konfety: nastavte si nové heslo", `/zmena-hesla/${SECRET}`, "Odkaz platí hodinu"],
	["password_changed", "Konfety: vaše heslo se změnilo", "/obnova-hesla", "Na ostatních zařízeních jsme vás"],
	["email_change_asked", "Konfety: žádost o změnu e-mailu", "/obnova-hesla", "má místo tohoto e-mailu patřit jiný"],
	["email_changed", "Konfety: e-mail vašeho účtu se změnil", "/", "teď patří jiný e-mail"],
] as const)("Czech, %s: %s, and its link", async (kind, subject, path, sentence) => {
	const mail = await render({ kind });
	expect([mail.to, plain(mail.subject)]).toEqual(["eva@konfety.test", subject]);
	expect(mail.html).toContain('lang="cs"');
	expect(mail.html).toContain(`href="${SHOP_URL}${path}"`);
	expect(plain(mail.text)).toContain(`${SHOP_URL}${path}`);
	for (const part of [mail.html, mail.text]) expect(plain(part)).toContain(sentence);
});

test.each([
	["confirm_email", "Konfety: please confirm your e-mail", `/en/account-confirmation/${SECRET}`],
	["change_email", "Konfety: please confirm your new e-mail", `/en/account-confirmation/${SECRET}`],
	["reset_password", "Konfety: choose a new password", `/en/new-password/${SECRET}`],
	["password_changed", "Konfety: your password has changed", "/en/password-reset"],
	["email_change_asked", "Konfety: request to change your e-mail", "/en/password-reset"],
	["email_changed", "Konfety: the e-mail of your account has changed", "/en"],
] as const)("English, %s: %s, and its link", async (kind, subject, path) => {
	const mail = await render({ kind, locale: "en" });
	expect(mail.subject).toBe(subject);
	expect(mail.html).toContain('lang="en"');
	expect(mail.html).toContain(`href="${SHOP_URL}${path}"`);
});
