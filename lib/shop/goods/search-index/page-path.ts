import type { PageKind } from "../../../domain/content/content-kinds.ts";
import type { Locale } from "../../../domain/locale.ts";
import { localPath, screenPath, writtenPath } from "../../../i18n/paths.ts";
import { INFO_SCREENS } from "../../../i18n/screens.ts";

type AddressedPage = { id: number; key: string; kind: PageKind; slug: string };

/** Info pages of promises §2 Routes have addresses of their own, others are `/info/{id}/{slug}`, generic ones `/{slug}`. */
export function pagePath(locale: Locale, { id, key, kind, slug }: AddressedPage): string {
	if (kind === "generic") return localPath(locale, slug);
	const named = INFO_SCREENS.find(({ textKey }) => textKey === key);
	return named ? screenPath(locale, named.screen) : writtenPath(locale, "info", { id, slug });
}
