// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FillingLink } from "#components/product/filling-link.tsx";
import { forgetProduct, show } from "./show.tsx";

afterEach(forgetProduct);

test.each([
	["cs", "Nafoukneme na\u00a0prodejně od 29,00\u00a0Kč/ks helium, den a\u00a0půlhodinu si vyberete, platí se až tam"],
	["en", "Inflated in store from 29,00\u00a0Kč each helium; choose a day and half an hour, pay there"],
] as const)("in %s balloons say that branches fill them, for how much, and lead to the form", (locale, text) => {
	show(<FillingLink locale={locale} url="/sluzby/2/nafukovani" fromMinor={2_900} />, locale);
	const link = screen.getByRole("link");
	expect([link.textContent, link.getAttribute("href")]).toEqual([text, "/sluzby/2/nafukovani#poptavka"]);
});
