import type { Locale } from "../domain/locale.ts";
import type { Messages as OurMessages } from "./load-messages.ts";

declare module "next-intl" {
	interface AppConfig {
		Locale: Locale;
		Messages: OurMessages;
	}
}
