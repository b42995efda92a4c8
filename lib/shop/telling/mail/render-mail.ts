import type { Locale } from "../../../domain/locale.ts";
import type { Letterhead } from "./letterhead.ts";
import { loadMailTexts, type MailName, type MailTexts } from "./mail-texts.ts";
import type { Mail } from "./send-mail.ts";
import type { MailFrame } from "./templates/mail-frame.ts";

type RenderPage = typeof import("./mail-renderer.ts").renderPage;

type Written<Name extends MailName> = {
	subject: (t: MailTexts<Name>) => string;
	/** The mail as a React element of its template. */
	page: (t: MailTexts<Name>, frame: MailFrame) => Promise<Parameters<RenderPage>[0]>;
};

type Said<Name extends MailName> = { name: Name; locale: Locale; head: Letterhead };

/** A mail in a language, as HTML and as text; `name` is that of its texts. */
export async function renderMail<Name extends MailName>(
	{ name, locale, head }: Said<Name>,
	{ subject, page }: Written<Name>,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
	// Imported here, because the mail components are large and only these jobs need them.
	const [{ renderPage }, t, frame] = await Promise.all([
		import("./mail-renderer.ts"),
		loadMailTexts(name, locale),
		loadMailTexts("frame", locale),
	]);
	return { subject: subject(t), ...(await renderPage(await page(t, { head, locale, t: frame }))) };
}
