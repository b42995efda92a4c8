/**
 * Texts of client components whose code comes after the page, when somebody needs it (decisions 138): one file for each
 * language, so that no page carries them.
 */
import { createHash } from "node:crypto";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { type Messages, messagesIn } from "#lib/i18n/load-messages.ts";
import { inOwnName } from "#lib/i18n/own-name.ts";

/** Namespaces in the file; of some, pages have a part (lib/i18n/client-messages.ts). */
const LATE = [
	"accountWidget",
	"cart",
	"errors",
	"header",
	"login",
	"memberPrice",
	"searchBox",
	"validation",
	"watchdog",
	"watchGuest",
] as const satisfies (keyof Messages)[];

const FORM = /^(?<locale>\w+)-[0-9a-f]{12}\.json$/;

type TextsFile = { name: string; texts: string };

/** Every page asks for the name, and texts last as long as the process. */
const made = new Map<Locale, Promise<TextsFile>>();

function fileIn(locale: Locale): Promise<TextsFile> {
	const file = made.get(locale) ?? makeFile(locale);
	made.set(locale, file);
	return file;
}

async function makeFile(locale: Locale): Promise<TextsFile> {
	const messages = inOwnName(await messagesIn(locale));
	const late = Object.fromEntries(LATE.map((name) => [name, messages[name]]));
	const texts = JSON.stringify({
		...late,
		review: messages.review,
		cartPage: { freeDelivery: messages.cartPage.freeDelivery },
	});
	return { name: `${locale}-${createHash("sha256").update(texts).digest("hex").slice(0, 12)}.json`, texts };
}

/** Address of the file, which changes with its texts. */
export async function lateTextsPath(locale: Locale): Promise<string> {
	return `/texts/${(await fileIn(locale)).name}`;
}

/** The file; a page of another version gets today's texts, which nobody may keep under that name. 404 for other names. */
export async function serveLateTexts(file: string): Promise<Response> {
	const locale = LOCALES.find((one) => one === FORM.exec(file)?.groups?.locale);
	if (!locale) return Response.json({ error: "not_found" }, { status: 404 });
	const { name, texts } = await fileIn(locale);
	const kept = file === name ? "public, max-age=31536000, immutable" : "no-cache";
	return new Response(texts, { headers: { "Content-Type": "application/json", "Cache-Control": kept } });
}
