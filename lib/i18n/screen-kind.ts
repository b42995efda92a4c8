import type { ScreenKind } from "../domain/vitals/screen-kinds.ts";
import { readPath, screenAt } from "./paths.ts";
import { SCREENS } from "./screens.ts";

/** Below an id are a category, or a category and its product; a written page is one word (promises §2 Routes). */
const KIND_BY_WORDS: Partial<Record<string, ScreenKind>> = { "id 2": "category", "id 3": "product", "word 1": "text" };

/** Under which kind the speed of the page at this path is counted. Only the path is known: a page that is not there has a kind, too. */
export function screenKindAt(pathname: string): ScreenKind {
	const { locale, path } = readPath(pathname);
	if (path.length === 0) return SCREENS.home.kind;
	const found = screenAt(locale, path);
	if (found) return found.row.kind;
	const first = /^\d+$/.test(path[0] ?? "") ? "id" : "word";
	return KIND_BY_WORDS[`${first} ${path.length}`] ?? "other";
}
