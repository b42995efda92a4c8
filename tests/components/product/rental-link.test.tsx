// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RentalLink } from "#components/product/rental-link.tsx";
import { forgetProduct, show } from "./show.tsx";

afterEach(forgetProduct);

test.each([
	["cs", "Půjčit od 390,00\u00a0Kč nejvýš na 3 dny, čištění v\u00a0ceně", "/sluzby/pujcovna?kostym=40#poptavka"],
	["en", "Hire it from 390,00\u00a0Kč for up to 3 days, cleaning included", "/sluzby/pujcovna?costume=40#poptavka"],
] as const)("in %s a costume says what it costs to hire and leads to it", (locale, text, href) => {
	show(<RentalLink locale={locale} productId={40} url="/sluzby/pujcovna" fromMinor={39_000} />, locale);
	const link = screen.getByRole("link");
	expect([link.textContent, link.getAttribute("href")]).toEqual([text, href]);
});
