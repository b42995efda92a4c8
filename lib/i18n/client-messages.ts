import { getMessages } from "next-intl/server";
import type { Locale } from "../domain/locale.ts";

/** Namespaces that leaves on every page use; more of them would be sent with every page. */
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

/** Texts for client components: those of every page, and what this page adds. */
export async function clientMessages(locale: Locale, added: Namespace[] = []) {
	const messages = await getMessages({ locale });
	// Of the rules the login in the header needs these alone.
	const { required, email, too_long, invalid } = messages.validation;
	return {
		validation: { required, email, too_long, invalid },
		...Object.fromEntries([...EVERYWHERE, ...added].map((namespace) => [namespace, messages[namespace]])),
	};
}
