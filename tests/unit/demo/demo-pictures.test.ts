import { describe, expect, test } from "vitest";
import { readCatalogue } from "#demo/seed/read-catalogue.ts";
import type { PicturePiece } from "#lib/shop/goods/media/recipe.ts";

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

	test("its second picture has it in parts, without what the text calls additional", () => {
		/** A helmet, a hood of mail and chaps that are in the pack have no drawing yet. */
		const LACKING = ["KO-1011", "KO-1014", "KO-7010"];
		const inParts = costumes.filter(({ code }) => !LACKING.includes(code));
		expect(inParts.filter(({ pictures }) => pictures[1]?.layout !== "parts").map(({ code }) => code)).toEqual([]);
		/** Of these only hair, make-up or a tie is additional, which are no parts. */
		const NO_PART = ["KO-7024"];
		const unlike = inParts.filter(
			({ code, description, pictures }) =>
				!NO_PART.includes(code) && description.cs.includes(MORE.cs) && !pictures[1]?.without?.length,
		);
		expect(unlike.map(({ code }) => code)).toEqual([]);
		for (const { pictures } of inParts) expect(pictures[1]?.pieces).toEqual(pictures[0].pieces);
	});
});

describe("a set's pictures", () => {
	const sets = all.filter(({ set }) => set);
	const partOf = (wanted: string) =>
		all.find(({ code, variants = [] }) => code === wanted || variants.some((one) => `${code}-${one.code}` === wanted));
	const full = (piece: PicturePiece) => (typeof piece === "string" ? { art: piece } : piece);

	test.each(sets.map((one) => [one.code, one] as const))(
		"%s: the second has as many of each as the box has",
		(_, one) => {
			expect(one.pictures[1]?.layout).toBe("contents");
			const pieces = (one.set ?? []).map(
				({ code, quantity }) => quantity * Number(partOf(code)?.attributes?.kusu ?? 1),
			);
			expect(
				one.pictures[1]?.pieces.map((piece) => full(piece)).map((piece) => "count" in piece && piece.count),
			).toEqual(pieces);
		},
	);

	test.each(sets.map((one) => [one.code, one] as const))("%s: both have the same colours", (_, { pictures }) => {
		const looks = (pictures[1]?.pieces ?? []).map((piece) => ({ ...full(piece), count: undefined }));
		const onTable = pictures[0].layout === "table" ? pictures[0].pieces.map(full) : [];
		for (const piece of onTable) {
			const same = looks.filter(({ art }) => art === piece.art && !("sign" in piece));
			if (same.length > 0) expect(same).toContainEqual({ ...piece, count: undefined });
		}
	});
});
