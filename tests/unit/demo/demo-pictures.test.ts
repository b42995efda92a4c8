import { expect, test } from "vitest";
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
