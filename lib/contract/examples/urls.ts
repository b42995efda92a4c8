import { eachLocale } from "../../domain/locale.ts";

/** Addresses of a thing of the demo, which is written in these two languages; others have the Czech one. */
export const urlsOf = (cs: string, en: string) => ({ ...eachLocale(() => cs), cs, en });
