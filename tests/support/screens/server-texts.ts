/** next-intl's texts as pages get them on the server, for tests: outside Next it has none. */
import { createFormatter, createTranslator } from "next-intl";
import { eachLocaleOf, type Locale } from "#lib/domain/locale.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";

const MESSAGES = await eachLocaleOf(messagesIn);

type Asked = { locale: Locale; namespace?: never };

/** Takes the place of `next-intl/server`: `vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"))`. */
export const getTranslations = async ({ locale, namespace }: Asked) =>
	createTranslator({ locale, messages: MESSAGES[locale], ...(namespace ? { namespace } : {}) });

export const getFormatter = async ({ locale }: Asked) => createFormatter({ locale, timeZone: "Europe/Prague" });

export const getMessages = async ({ locale }: Asked) => MESSAGES[locale];
