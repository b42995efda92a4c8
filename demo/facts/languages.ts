import type { Locale } from "#lib/domain/locale.ts";

/** The demo speaks these, whatever the shop speaks. */
export const DEMO_LOCALES = ["cs", "en"] as const satisfies Locale[];
export type DemoLocale = (typeof DEMO_LOCALES)[number];

/** A text in every language of the demo. */
export type DemoText = Record<DemoLocale, string>;
