import { expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { SCREEN_KINDS } from "#lib/domain/vitals/screen-kinds.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { screenKindAt } from "#lib/i18n/screen-kind.ts";
import { isIn, SCREEN_LIST, SCREENS } from "#lib/i18n/screens.ts";

const everywhere = SCREEN_LIST.flatMap(([screen, row]) =>
	LOCALES.filter((locale) => isIn(locale, row)).map((locale) => ({ screen, path: screenPath(locale, screen) })),
);

test.each(everywhere)(
	"$path is of the kind of its screen $screen, and so is what lies below it",
	({ screen, path }) => {
		expect(screenKindAt(path)).toBe(SCREENS[screen].kind);
		if (screen !== "home") expect(screenKindAt(`${path}/7/tajne`)).toBe(SCREENS[screen].kind);
	},
);

test("every kind has a page", () => {
	const kinds = new Set(SCREEN_LIST.map(([, { kind }]) => kind));
	// Goods have no screen: their address begins with an id.
	expect([...kinds, "product"].toSorted()).toEqual(SCREEN_KINDS.toSorted());
});

test.each([
	["/", "home"],
	["/en", "home"],
	["/en/", "home"],
	["/1001/balonky", "category"],
	["/en/1001/balloons", "category"],
	["/1039/balonky/srdce", "product"],
	["/en/1039/balloons/heart", "product"],
	["/hledani", "search"],
	["/en/search", "search"],
	["/eshop/narozeniny", "category"],
	["/znacka/7/amscan", "category"],
	["/kosik", "cart"],
	["/kosik/doprava-a-platba", "checkout"],
	["/en/cart/summary", "checkout"],
	["/shrnuti/7/tajne", "order"],
	["/prihlaseni", "account"],
	["/ucet/objednavka/7", "account"],
	["/blog/3/jak-nafouknout", "blog"],
	["/prodejny/1", "store"],
	["/obchodni-podminky", "text"],
	["/info/o-nas", "text"],
	["/sluzby/1/pujcovna", "text"],
	["/platba/SBX-1", "other"],
	["/a/b", "other"],
	["/1001", "other"],
	["/1039/balonky/srdce/navic", "other"],
	["/vymyslene/slovo/tri", "other"],
])("%s is of the kind %s", (path, kind) => {
	expect(screenKindAt(path)).toBe(kind);
});
