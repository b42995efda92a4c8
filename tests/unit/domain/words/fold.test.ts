import { expect, test } from "vitest";
import { fold } from "#lib/domain/words/fold.ts";

test.each([
	["BALÓNKY", "balonky"],
	["příšerně žluťoučký kůň úpěl ďábelské ódy", "priserne zlutoucky kun upel dabelske ody"],
	["Łódź, Straße, Ærø", "lodz, strasse, aero"],
	["Đorđe", "dorde"],
	["Guðrún Þórsdóttir", "gudrun thorsdottir"],
	["Hors d’œuvre", "hors d’oeuvre"],
	["Iğdır", "igdir"],
	["e\u0301", "e"],
	["İ", "i"],
	["ﬁlm", "film"],
	["\ud800", "\ufffd"],
])("%j is searched for as %j", (text, folded) => {
	expect(fold(text)).toBe(folded);
});
