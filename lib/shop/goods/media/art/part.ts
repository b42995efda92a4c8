import { group } from "./kit.ts";

/** What a costume consists of, as it is cut out and laid side by side; `body` and `hands` are of who wears it. */
export const PART_KINDS = [
	"body",
	"hands",
	"beard",
	"hat",
	"mask",
	"collar",
	"dress",
	"top",
	"vest",
	"chaps",
	"trousers",
	"tights",
	"overall",
	"shoes",
	"gloves",
	"cape",
	"wings",
	"prop",
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Marks what can be taken off a figure. What is drawn after it without a mark of its own is sewn on it; the outermost mark counts. */
export const part = (kind: PartKind, ...markup: (string | false)[]) =>
	group(`data-part="${kind}"`, ...markup.filter((one) => one !== false));
