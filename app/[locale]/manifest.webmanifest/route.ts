import { LOCALES } from "#lib/domain/locale.ts";
import { localeOfFolder } from "#lib/i18n/folders.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";
import { manifestAnswer } from "#lib/i18n/web-manifest.ts";

export function generateStaticParams() {
	return LOCALES.map((locale) => ({ locale: LANGUAGES[locale].folder }));
}

/** Below its language; next.config.js leads there, since the middleware leaves files alone. */
export async function GET(_: Request, { params }: RouteContext<"/[locale]/manifest.webmanifest">): Promise<Response> {
	const locale = localeOfFolder((await params).locale);
	return locale ? manifestAnswer(locale, await messagesIn(locale)) : new Response(null, { status: 404 });
}
