import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { type PartyKind, packsFor } from "#lib/domain/party/party-kinds.ts";

type Line = { name: string; pieces: number; packs: number };

/** What the article lists for twelve: pieces in a pack, and packs. */
function listed(locale: "cs" | "en"): Line[] {
	const text = readFileSync(join(ROOT, `demo/texts/posts/detska-oslava-v-peti-krocich.${locale}.md`), "utf8");
	return [...text.matchAll(/^- (.+): (\d+)\s/gm)].map(([, name = "", packs]) => ({
		name,
		pieces: Number(/(?:po|packs of)\s(\d+)/.exec(name)?.[1] ?? 1),
		packs: Number(packs),
	}));
}

const KINDS: [PartyKind, RegExp][] = [
	["plates", /^(Talíře|Plates)/],
	["cups", /^(Kelímky|Cups)/],
	["napkins", /^(Ubrousky|Napkins)/],
	["tablecloth", /ubrus|tablecloth/],
	["balloons", /^(Balónky|30.cm balloons)/],
	["cake", /^(Svíčky|Cake candles)/],
	["favours", /^(Mini dárečky|Mini gifts)/],
];

test.each(["cs", "en"] as const)("an article's list for twelve is what the finder plans, in %s", (locale) => {
	const lines = listed(locale);
	const list = KINDS.map(([kind, name]) => ({ kind, ...lines.find((line) => name.test(line.name)) }));
	expect(list.map(({ kind, packs }) => [kind, packs])).toEqual(
		list.map(({ kind, pieces = 0 }) => [kind, packsFor(kind, 12, pieces)]),
	);
});
