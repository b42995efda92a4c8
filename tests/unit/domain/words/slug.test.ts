import { expect, test } from "vitest";
import { slugify } from "#lib/domain/words/slug.ts";

test.each([
	["Dětské kostýmy", "detske-kostymy"],
	["Příliš žluťoučký kůň úpěl ďábelské ódy", "prilis-zlutoucky-kun-upel-dabelske-ody"],
	["  Balónky & girlandy!  ", "balonky-girlandy"],
	["Číslo 7 / 100 cm", "cislo-7-100-cm"],
	["Łódź, Straße", "lodz-strasse"],
	["½ ﬁnále", "1-2-finale"],
	["", "x"],
	["!!!", "x"],
	["🎈", "x"],
	["日本", "x"],
	["a".repeat(200), "a".repeat(80)],
	[`${"a".repeat(79)} b`, "a".repeat(79)],
	["a\0b\ud800c", "a-b-c"],
])("%j becomes %s", (name, slug) => {
	expect(slugify(name)).toBe(slug);
});
