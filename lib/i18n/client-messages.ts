import { getMessages } from "next-intl/server";
import type { Locale } from "../domain/locale.ts";

/** Namespaces that client components use on every page; every page sends all of them. */
const EVERYWHERE = [
	"accountWidget",
	"availability",
	"cart",
	"consent",
	"error",
	"errors",
	"header",
	"login",
	"memberPrice",
	"newsletter",
	"product",
	"searchBox",
] as const;

type Namespace = keyof Awaited<ReturnType<typeof getMessages>>;

/** Texts for client components: those of every page and those that this page adds. */
export async function clientMessages(locale: Locale, added: Namespace[] = []) {
	const messages = await getMessages({ locale });
	// The login form in the header needs only these rules.
	const { required, email, too_long, invalid } = messages.validation;
	return {
		validation: { required, email, too_long, invalid },
		...Object.fromEntries([...EVERYWHERE, ...added].map((namespace) => [namespace, messages[namespace]])),
	};
}
