// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PerPiece } from "#components/product/decision/per-piece.tsx";
import { forgetProduct, show } from "../show.tsx";

afterEach(forgetProduct);

test.each([
	["cs", 4_900, 8, "6,13\u00a0Kč / ks"],
	["cs", 7_900, 100, "0,79\u00a0Kč / ks"],
	["en", 4_900, 8, "6,13\u00a0Kč each"],
] as const)("in %s a pack for %s haléře tells what one of its %s costs", (locale, minor, pack, text) => {
	const { container } = show(<PerPiece minor={minor} pack={pack} />, locale);
	expect(container.textContent).toContain(text);
	expect(screen.getAllByText(/\d/)).toHaveLength(1);
});
