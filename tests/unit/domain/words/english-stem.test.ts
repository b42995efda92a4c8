import { expect, test } from "vitest";
import { englishStem } from "#lib/domain/words/english-stem.ts";

test.each([
	["balloon", "balloons"],
	["party", "parties"],
	["cookie", "cookies"],
	["box", "boxes", "boxed"],
	["chest", "chests"],
	["axe", "axes"],
	["tie", "ties"],
	["olive", "olives"],
	["dress", "dresses"],
	["glass", "glasses"],
	["brush", "brushes"],
	["witch", "witches"],
	["candle", "candles"],
	["plate", "plates"],
	["shoe", "shoes"],
	["knife", "knives"],
	["glove", "gloves"],
	["scarf", "scarves"],
	["child", "children"],
	["man", "men"],
	["woman", "women"],
	["foot", "feet"],
	["goose", "geese"],
	["mouse", "mice"],
	["tooth", "teeth"],
	["print", "printed", "printing", "prints"],
	["wrap", "wrapping", "wrapped"],
	["roll", "rolling", "rolled"],
	["glitter", "glitters", "glittering", "glittered"],
	["shape", "shaped"],
	["costume", "costumes"],
	["earring", "earrings"],
	["wedding", "weddings"],
	["number", "numbers", "numbered"],
])("%s and its forms have the same stem", (word, ...forms) => {
	for (const form of forms) expect(englishStem(form), form).toBe(englishStem(word));
});

test.each([
	["string", "str"],
	["ring", "r"],
	["red", "r"],
	["bus", "bu"],
	["glass", "glas"],
	["earring", "ear"],
	["wedding", "wed"],
	["ceiling", "ceil"],
	["evening", "even"],
	["morning", "morn"],
	["pudding", "pud"],
	["flamingo", "flame"],
	["this", "thi"],
	["unicorn", "uni"],
	["cap", "cape"],
])("%s and %s have different stems", (word, other) => {
	expect(englishStem(word)).not.toBe(englishStem(other));
});

test.each(["", "a", "s", "5", "ks", "ing", "ed", "es", "gas", "seed", "brie", "chess", "livestock"])(
	"%j stays unchanged",
	(word) => {
		expect(englishStem(word)).toBe(word);
	},
);
