import type { DemoLocale } from "./languages.ts";

/** A review of the demo shop, for goods of a kind; it names no product. */
export type SeedReview = { stars: 1 | 2 | 3 | 4 | 5; text: string; locale: DemoLocale };
