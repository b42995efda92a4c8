// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ListingHeader } from "#components/listing/listing-header.tsx";
import type { Theme } from "#lib/domain/goods/theme-papers.ts";

afterEach(cleanup);

const dressOf = (theme?: Theme) => {
	const about = { name: "Vesmír", description: "Rakety a planety.", tint: "#e0e5fb", image: null };
	render(<ListingHeader {...about} {...(theme && { theme })} />);
	return screen.getByRole("heading", { name: "Vesmír" }).closest("header")?.style;
};

test("the head of a theme has a row of its pattern and its accent below the edge", () => {
	const dress = dressOf("vesmir");
	expect(dress?.getPropertyValue("--tint")).toBe("#e0e5fb");
	expect(dress?.getPropertyValue("--row")).toContain("url(/themes/vesmir.svg)");
	expect(dress?.filter).toBe("drop-shadow(rgb(63, 79, 168) 0px 4px 0px)");
});

test("the head of another list has its tint alone", () => {
	const dress = dressOf();
	expect(dress?.getPropertyValue("--tint")).toBe("#e0e5fb");
	expect([dress?.getPropertyValue("--row"), dress?.filter]).toEqual(["", ""]);
});
