import { expect, test } from "vitest";
import { productTitle } from "#lib/domain/goods/product-title.ts";

const LONG = "Sada balónků na oslavu narozenin se zlatými konfetami";

test.each([
	["Latexové balónky", "Qualatex", "Latexové balónky – Qualatex"],
	["Latexové balónky", null, "Latexové balónky"],
	["Balónky QUALATEX pastelové", "Qualatex", "Balónky QUALATEX pastelové"],
	["Kostým Sněhurky", "Sněhurka", "Kostým Sněhurky – Sněhurka"],
	["Kostým snehurka", "Sněhurka", "Kostým snehurka"],
	// 60 characters fit, 61 do not.
	[LONG, "Amos", `${LONG} – Amos`],
	[LONG, "Amosy", LONG],
])("%s of the brand %s is titled %s", (name, brand, title) => {
	expect(productTitle({ name, brand: brand === null ? null : { name: brand } })).toBe(title);
});
