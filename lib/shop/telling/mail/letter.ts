import type { Locale } from "../../../domain/locale.ts";
import type { Letterhead } from "./letterhead.ts";
import type { MailName, MailTexts } from "./mail-texts.ts";
import { renderMail } from "./render-mail.ts";
import type { Mail } from "./send-mail.ts";
import type { Letter } from "./templates/letter-page.tsx";

/** A mail of a few sentences and a button, as HTML and as text: what is written by `write` with the texts of this name. */
export async function renderLetter<Name extends MailName>(
	said: { name: Name; locale: Locale; head: Letterhead },
	write: (t: MailTexts<Name>) => Letter & { subject: string },
): Promise<Pick<Mail, "subject" | "html" | "text">> {
	return renderMail(said, {
		subject: (t) => write(t).subject,
		page: async (t, frame) => {
			const { LetterPage } = await import("./templates/letter-page.tsx");
			return LetterPage({ frame, letter: write(t) });
		},
	});
}
