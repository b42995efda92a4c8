import { describe, expect, test } from "vitest";
import { readCatalogue } from "#demo/seed/read-catalogue.ts";

const all = await readCatalogue();

const signsOf = (pieces: readonly unknown[]) =>
	pieces.flatMap((piece) =>
		typeof piece === "object" && piece !== null && "sign" in piece ? [String(piece.sign)] : [],
	);

test("what is sold by one digit or letter is shown as one of its own", () => {
	const single = all.filter(
		({ variants = [] }) => variants.length > 4 && variants.every(({ name }) => name.cs.length === 1),
	);
	expect(single.map(({ code }) => code)).toContain("BL-1201");
	for (const { code, pictures, variants = [] } of single) {
		const [sign, ...more] = signsOf(pictures[0].pieces);
		expect({ code, more }).toEqual({ code, more: [] });
		expect(variants.map(({ name }) => name.cs)).toContain(sign);
		for (const { name, picture } of variants) expect(signsOf(picture?.pieces ?? [])).toEqual([name.cs]);
	}
});

test("no face of an emoji stands for what is worn on a head", () => {
	const worn = all.filter(({ name }) => /klobouk|čelenk|závoj|věn[ec]|šerpa|svatozář/i.test(name.cs));
	expect(worn.length).toBeGreaterThan(8);
	const main = worn.flatMap(({ pictures: [{ pieces }] }) => pieces.slice(0, 1));
	const heads = main.filter((piece) => /face|person|woman-|man-|struck/.test(JSON.stringify(piece)));
	expect(heads).toEqual([]);
});

describe("a costume's picture and its text", () => {
	const costumes = all.filter(({ pictures: [{ pieces }] }) => /art:costume-/.test(JSON.stringify(pieces)));
	const MORE = { cs: "Na obrázku navíc: ", en: "Also in the picture, not in the pack: " };
	/** Theirs leave out what the picture leaves out too. */
	const SHOWS_NO_MORE = ["KO-1001", "KO-1106", "TM-5014"];

	test("what is to be bought besides is named where the picture shows it, in both languages", () => {
		const besides =
			/zvlášť|součástí\.|součástí,|součástí nejsou|není součástí|nejsou součástí|v.doplňcích|mezi doplňky|přibalen|použijte vlastní|zvolte vlastní/;
		const silent = costumes.filter(
			({ code, description }) =>
				besides.test(description.cs) &&
				!/je přibalená/.test(description.cs) &&
				!description.cs.includes(MORE.cs) &&
				!SHOWS_NO_MORE.includes(code),
		);
		expect(silent.map(({ code }) => code)).toEqual([]);
		expect(costumes.filter(({ description: { cs, en } }) => cs.includes(MORE.cs) !== en.includes(MORE.en))).toEqual([]);
		expect(costumes.filter(({ description }) => description.cs.includes(MORE.cs)).length).toBeGreaterThan(40);
	});

	test("what is held is named", () => {
		for (const [code, held] of [
			["KO-1003", "šavle"],
			["KO-1102", "koště"],
			["KO-7046", "kosa"],
			["KO-1205", "berla"],
		] as const)
			expect(costumes.find((one) => one.code === code)?.description.cs.split(MORE.cs)[1]).toContain(held);
	});
});
