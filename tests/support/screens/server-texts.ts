/** next-intl's texts as pages get them on the server, for tests: outside Next it has none. */
import { createFormatter, createTranslator } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import cs from "#messages/cs.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };

type Asked = { locale: Locale; namespace?: never };

const MESSAGES = { cs, en: en as typeof cs };

/** Takes the place of `next-intl/server`: `vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"))`. */
export const getTranslations = async ({ locale, namespace }: Asked) =>
	createTranslator({ locale, messages: MESSAGES[locale], ...(namespace ? { namespace } : {}) });

export const getFormatter = async ({ locale }: Asked) => createFormatter({ locale, timeZone: "Europe/Prague" });

export const getMessages = async ({ locale }: Asked) => MESSAGES[locale];
