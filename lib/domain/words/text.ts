import type { Locale } from "../locale.ts";

/** A text in every language of the shop. */
export type Text = Record<Locale, string>;
