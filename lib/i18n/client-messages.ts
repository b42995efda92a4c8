import { getMessages } from "next-intl/server";
import type { Locale } from "../domain/locale.ts";

/** Namespaces that leaves on every page use; more of them would be sent with every page. */
const EVERYWHERE = ["availability", "cart", "error", "errors", "header", "product", "searchBox"] as const;

type Namespace = keyof Awaited<ReturnType<typeof getMessages>>;

/** Texts for client components: those of every page, and what this page adds. */
export async function clientMessages(locale: Locale, added: Namespace[] = []) {
	const messages = await getMessages({ locale });
	return Object.fromEntries([...EVERYWHERE, ...added].map((namespace) => [namespace, messages[namespace]]));
}
