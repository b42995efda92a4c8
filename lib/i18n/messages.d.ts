import type messages from "#messages/cs.json";
import type { Locale } from "../domain/locale.ts";

// Keys are typed from the Czech texts: cs.json is the source of keys.
declare module "next-intl" {
	interface AppConfig {
		Locale: Locale;
		Messages: typeof messages;
	}
}
