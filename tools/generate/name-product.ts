import type { DemoText } from "#demo/facts/languages.ts";
import type { Gender, Thing } from "./words/kinds.ts";
import type { Look } from "./words/looks.ts";
import type { Motif } from "./words/motifs.ts";

/** "Zlatá maska Lumira s jednorožcem, univerzální velikost" */
export function nameOf(parts: {
	look: Look;
	thing: Thing;
	line: string | null;
	motif: Motif;
	size: DemoText | null;
}): DemoText {
	const { look, thing, motif, size } = parts;
	const [csThing, gender, enThing] = thing;
	const line = parts.line === null ? "" : ` ${parts.line}`;
	const cs = `${agree(look[0], gender)} ${csThing}${line} ${motif[0]}${size ? `, ${size.cs}` : ""}`;
	const en = `${look[1]} ${motif[1]} ${enThing}${line}${size ? `, ${size.en}` : ""}`;
	return { cs: capitalise(cs), en: capitalise(en) };
}

const HARD_ENDINGS: Record<Gender, string> = { m: "ý", f: "á", n: "é", mp: "é", fp: "é", np: "á" };

/** "ručně malovaný" + f → "ručně malovaná"; soft adjectives ("jarní") stay as they are. */
function agree(adjective: string, gender: Gender): string {
	return adjective.endsWith("ý") ? `${adjective.slice(0, -1)}${HARD_ENDINGS[gender]}` : adjective;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
