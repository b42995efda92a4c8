import type { render } from "react-email";
import type { Locale } from "../../../domain/locale.ts";
import { loadMailTexts, type MailName, type MailTexts } from "./mail-texts.ts";
import type { Mail } from "./send-mail.ts";

type Written<Name extends MailName> = {
	subject: (t: MailTexts<Name>) => string;
	/** The mail as a React element of its template. */
	page: (t: MailTexts<Name>) => Promise<Parameters<typeof render>[0]>;
};

/** A mail in a language, as HTML and as text; `name` is that of its texts. */
export async function renderMail<Name extends MailName>(
	name: Name,
	locale: Locale,
	{ subject, page }: Written<Name>,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
	// Imported here, because the mail components are large and only these jobs need them.
	const [{ render, toPlainText }, t] = await Promise.all([import("react-email"), loadMailTexts(name, locale)]);
	const html = await render(await page(t));
	return { subject: subject(t), html, text: toPlainText(html) };
}
