import { expect, test } from "vitest";
import type { Locale } from "#lib/domain/locale.ts";
import { sameStems, sameStemsBeginning } from "#lib/domain/words/same-words.ts";
import { stemOf } from "#lib/domain/words/search-words.ts";

test.each<[Locale, string, string]>([
	["cs", "unicorn", "jednorozec"],
	["cs", "unicorns", "jednorozci"],
	["cs", "candles", "svicky"],
	["cs", "gift", "darky"],
	["cs", "narozky", "narozeniny"],
	["cs", "slamky", "brcka"],
	["cs", "voucher", "poukazy"],
	["cs", "kupon", "poukaz"],
	["en", "jednorozec", "unicorns"],
	["en", "jednorozci", "unicorn"],
	["en", "balonky", "balloon"],
	["en", "svicka", "candle"],
	["en", "coupons", "voucher"],
])("%s: who types %s means %s", (locale, typed, called) => {
	expect(sameStems(locale, typed)).toContain(stemOf(locale, called));
});

test.each<[Locale, string]>([
	["cs", "balonky"],
	["cs", "most"],
	["en", "balloon"],
	["en", "dark"],
	["en", "constructor"],
])("%s: %s is what it is", (locale, word) => {
	expect(sameStems(locale, word).filter((stem) => stem !== stemOf(locale, word))).toEqual([]);
});

test("a word is known by its beginning", () => {
	expect(sameStemsBeginning("cs", "unic")).toEqual([stemOf("cs", "jednorozec")]);
	expect(sameStemsBeginning("en", "balon")).toEqual([stemOf("en", "balloon")]);
	expect(sameStemsBeginning("cs", "xyz")).toEqual([]);
});
