import type { Locale } from "../../../domain/locale.ts";
import { INFO_PAGES, localPath, type Screen, screenPath, writtenPath } from "../../../i18n/paths.ts";

type AddressedPage = { id: number; key: string; kind: "generic" | "info"; slug: string };

/** Info pages of the specification have addresses of their own, others are `/info/{id}/{slug}`, generic ones `/{slug}`. */
export function pagePath(locale: Locale, { id, key, kind, slug }: AddressedPage): string {
	if (kind === "generic") return localPath(locale, slug);
	const [screen] = Object.entries(INFO_PAGES).find(([, named]) => named === key) ?? [];
	return screen === undefined ? writtenPath(locale, "info", { id, slug }) : screenPath(locale, screen as Screen);
}
