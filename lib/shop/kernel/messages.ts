import type cs from "#messages/cs.json";
import type { Locale } from "../../domain/locale.ts";
import { inOwnName } from "./base/own-name.ts";

export type Messages = typeof cs;

/**
 * All texts of a language, with the shop's own name; the file of each language has the keys of the Czech one (tests/unit/messages.test.ts).
 * The attribute is for commands, which Node runs without a bundler.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
	const file: { default: Messages } = await import(`../../../messages/${locale}.json`, { with: { type: "json" } });
	return inOwnName(file.default);
}
