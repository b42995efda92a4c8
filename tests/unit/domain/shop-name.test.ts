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

test.each([undefined, "", DEMO_NAME])(
	"a shop without a name of its own, %j, has the texts as they are written",
	(name) => {
		const texts = { name: DEMO_NAME };
		expect(nameShop(texts, name)).toBe(texts);
	},
);

test("a name may hold what replacing reads otherwise", () => {
	expect(nameShop({ name: DEMO_NAME }, "A$& B")).toEqual({ name: "A$& B" });
});

test("no text of either language names the demo in a shop of one's own", () => {
	const naming = [cs, en].flatMap(
		(texts) => JSON.stringify(nameShop(texts, "Balónkov")).match(/.{30}Konfet.{9}/g) ?? [],
	);
	expect(naming).toEqual([]);
});
