import type { Locale } from "../../domain/locale.ts";
import { cs } from "./cs.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";

export const LANGUAGES: Record<Locale, Language> = { cs, en };
