import { expect, test } from "vitest";
import { DEMO_NAME, nameShop } from "#lib/domain/shop-name.ts";
import cs from "#messages/cs.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };

test.each([
	["Konfety: objednávka {number} je zaplacená", "Balónkov: objednávka {number} je zaplacená"],
	["Vítejte v Konfetách! S tímto e-mailem …", "Vítejte v obchodě Balónkov! S tímto e-mailem …"],
	["objednal novinky z Konfet. Posílat je začneme", "objednal novinky z obchodu Balónkov. Posílat je začneme"],
	["konfety-moje-data", "konfety-moje-data"],
])("%s → %s", (written, named) => {
	expect(nameShop({ deep: { text: written } }, "Balónkov")).toEqual({ deep: { text: named } });
});

test.each([undefined, "", DEMO_NAME])("for a shop without a name of its own (%j) the texts stay unchanged", (name) => {
	const texts = { name: DEMO_NAME };
	expect(nameShop(texts, name)).toBe(texts);
});

test("a name with characters special to String.replace stays literal", () => {
	expect(nameShop({ name: DEMO_NAME }, "A$& B")).toEqual({ name: "A$& B" });
});

test("in a shop with its own name no text of either language names the demo shop", () => {
	const naming = [cs, en].flatMap(
		(texts) => JSON.stringify(nameShop(texts, "Balónkov")).match(/.{30}Konfet.{9}/g) ?? [],
	);
	expect(naming).toEqual([]);
});
