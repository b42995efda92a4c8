import type cs from "#messages/cs.json";
import type { Locale } from "../domain/locale.ts";

/** Czech is the source of keys; the others have the same (tests/unit/messages.test.ts). */
export type Messages = typeof cs;

/** All texts of a language. */
export async function messagesIn(locale: Locale): Promise<Messages> {
	const { default: messages }: { default: Messages } = await import(`../../messages/${locale}.json`, {
		with: { type: "json" },
	});
	return messages;
}
