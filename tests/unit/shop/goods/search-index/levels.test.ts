import { describe, expect, test } from "vitest";
import { apart, eachTerm, ladderOf, levelsWithoutOne, unplaced, widest } from "#lib/shop/goods/search-index/levels.ts";
import { mapWords, type Query, termsOf, textOf } from "#lib/shop/goods/search-index/query-terms.ts";

const levelsOf = (query: Query) => ladderOf(query).map(({ level }) => level);
const terms = (text: string) => termsOf("cs", text).terms;
const wordsOf = (text: string) => terms(text).map(({ words }) => words.map(({ word }) => word).join("+"));

describe("the words of a query", () => {
	test.each([
		["Zlaté balónky", ["zlate", "balonky"]],
		["svíčky na dort", ["svicky", "dort"]],
		["na dort", ["dort"]],
		["písmeno A", ["pismeno", "a"]],
		["na", ["na"]],
		["BL-1001 červená", ["bl+1001", "cervena"]],
		["a b c d e f g h i j k", ["b", "c", "d", "e", "f", "g", "h", "j"]],
		["1-2-3-4-5-6-7-8-9-10", ["1+2+3+4+5+6+7+8"]],
		["!?", []],
	])("%j are %j", (text, expected) => expect(wordsOf(text)).toEqual(expected));

	test.each([
		["BL-1001", "bl1001"],
		["bl 1001", "bl1001"],
		["859 123 456 7890", "8591234567890"],
		["NB-S", "nbs"],
		["balónky", "balonky"],
		["zlaté balónky", null],
		["5", null],
		["nb", null],
	])("%j as a code is %j", (text, code) => expect(termsOf("cs", text).code).toBe(code));
});

describe("levels of relevance", () => {
	test("one word: a code as a whole, head of the name, name, category, attribute, anywhere", () => {
		expect(levelsOf(termsOf("cs", "balónky"))).toEqual([
			["'#balonky'"],
			["('1balonk')"],
			["('2balonk')"],
			["('3balonk')"],
			["('4balonk')"],
			["('5balonk')"],
		]);
	});

	test("longer words that begin with it count from the level of the name on, after the word itself", () => {
		const query = mapWords(terms("kos"), (word) => ({ ...word, longer: ["kostym"] }));
		expect(levelsOf({ terms: query, code: null }).slice(0, 4)).toEqual([
			["('1kos')"],
			["('2kos')"],
			["('2kos' | '2kostym')"],
			["('3kos' | '3kostym')"],
		]);
	});

	test("goods for an age come first: of this number, or put together from goods of one digit each", () => {
		const levels = levelsOf({ terms: terms("číslo 33"), code: null });
		expect(levels.slice(0, 4)).toEqual([
			["('2cisl')", "('=33' | ('=3'))"],
			["('4cisl')", "('=33' | ('=3'))"],
			["('1cisl')", "('133')"],
			["('2cisl')", "('233')"],
		]);
		expect(levelsOf({ terms: terms("30"), code: null }).at(-1)).toEqual(["('530' | '=30' | ('=3' & '=0'))"]);
	});

	test.each(["balónky 30 let", "30th balloons"])("%j is about an age, whatever says so", (text) => {
		const locale = text.startsWith("30") ? "en" : "cs";
		const { terms } = termsOf(locale, text);
		expect(terms.flatMap(({ words }) => words).map(({ word, isAge }) => `${word}${isAge ? "!" : ""}`)).toEqual(
			locale === "cs" ? ["balonky", "30!"] : ["30!", "balloons"],
		);
	});

	test.each(["balónky 30 cm", "balónky 30cm", "ubrousky 20 ks", "velikost 38", "bl-30"])("%j has no age", (text) => {
		expect(terms(text).some(({ words }) => words.some(({ isAge }) => isAge))).toBe(false);
		expect(JSON.stringify(levelsOf({ terms: terms(text), code: null }))).not.toContain("=");
	});

	test("words of the same meaning count after the word itself, what goods are before what they are for", () => {
		expect(levelsOf({ terms: terms("unicorn"), code: null })).toEqual([
			["('1unicorn')"],
			["('2unicorn')"],
			["('1unicorn' | '1jednorozk')"],
			["('2unicorn' | '2jednorozk')"],
			["('3unicorn' | '3jednorozk')"],
			["('4unicorn' | '4jednorozk')"],
			["('5unicorn' | '5jednorozk')"],
		]);
	});

	test("a match of the whole query as a code comes first; a code among the words counts from the category on", () => {
		const levels = levelsOf(termsOf("cs", "bl-1001"));
		expect(levels[0]).toEqual(["'#bl1001'"]);
		expect(levels[1]).toEqual(["('1bl')", "('11001')"]);
		expect(levels[3]).toEqual(["((('3bl') & ('31001')) | '#bl1001':*)"]);
	});

	test("a word counts as a code without digits when a sign joins its letters", () => {
		expect(levelsOf(termsOf("cs", "NB-S"))[3]).toEqual(["((('3nb') & ('3s')) | '#nbs':*)"]);
		for (const text of ["konfety", "konfety.", "na-"]) expect(terms(text).map(({ code }) => code)).toEqual([null]);
	});

	test("one of three or more words may be left out, the last one first, in the name and then anywhere", () => {
		expect(levelsWithoutOne(terms("x y w"))).toHaveLength(6);
		expect(levelsWithoutOne(terms("kostým pirát helium"))[0]).toEqual(["('2kostym')", "('2pirat')"]);
		expect(levelsWithoutOne(terms("kostým pirát"))).toEqual([]);
		expect(levelsWithoutOne(terms("b c d e f"))).toEqual([]);
	});

	test("each leaves out what those before it match, said in as few words as do", () => {
		expect(apart(ladderOf({ terms: terms("unicorn"), code: "unicorn" }))).toEqual([
			["'#unicorn'"],
			["('1unicorn') & !('#unicorn')"],
			["('2unicorn') & !('#unicorn') & !(('1unicorn'))"],
			["('1unicorn' | '1jednorozk') & !('#unicorn') & !(('2unicorn'))"],
			["('2unicorn' | '2jednorozk') & !('#unicorn') & !(('2unicorn')) & !(('1unicorn' | '1jednorozk'))"],
			["('3unicorn' | '3jednorozk') & !('#unicorn') & !(('2unicorn' | '2jednorozk'))"],
			["('4unicorn' | '4jednorozk') & !('#unicorn') & !(('3unicorn' | '3jednorozk'))"],
			["('5unicorn' | '5jednorozk') & !('#unicorn') & !(('4unicorn' | '4jednorozk'))"],
		]);
		const withoutOne = apart(unplaced(levelsWithoutOne(terms("x y w"))));
		expect(withoutOne.at(-1)?.join().split(" & !")).toHaveLength(6);
	});

	test("the widest place has all that the others have, but for codes and ages", () => {
		expect(widest(ladderOf(termsOf("cs", "balónky")))).toEqual([["'#balonky'"], ["('5balonk')"]]);
		expect(widest(ladderOf({ terms: terms("číslo 33"), code: null }))).toHaveLength(3);
	});

	test("each term by itself", () => {
		expect(eachTerm(terms("kostým pirát"))).toEqual([
			{ named: "('2kostym')", anywhere: "('5kostym')" },
			{ named: "('2pirat')", anywhere: "('5pirat')" },
		]);
	});
});

test("the query as the search understands it", () => {
	expect(textOf(terms("Zlaté BALÓNKY, bl-10!"))).toBe("zlate balonky bl 10");
});
