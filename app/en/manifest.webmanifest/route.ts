import { manifestAnswer } from "#lib/i18n/web-manifest.ts";
import en from "#messages/en.json";

/** The one file of a folder named as the address: pages of `/en` lie in app/[locale], which the middleware finds. */
export function GET(): Response {
	return manifestAnswer("en", en);
}
