import { expect, test } from "vitest";
import { LOCALE_LIST, LOCALES } from "#lib/domain/locale.ts";

test("every locale has its code and its name in its own language", () => {
	expect(LOCALE_LIST).toEqual([
		{ code: "cs", name: "Čeština" },
		{ code: "en", name: "English" },
	]);
	expect(LOCALE_LIST.map(({ code }) => code)).toEqual([...LOCALES]);
});
