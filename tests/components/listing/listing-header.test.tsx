// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ListingHeader } from "#components/listing/listing-header.tsx";

afterEach(cleanup);

const dressOf = (theme?: string) => {
	const about = { name: "Vesmír", description: "Rakety a planety.", tint: "#e0e5fb", image: null };
	render(<ListingHeader {...about} {...(theme && { theme })} />);
	return screen.getByRole("heading", { name: "Vesmír" }).closest("header")?.style;
};

test("the head of a theme has a row of its pattern and its accent below the edge", () => {
	const dress = dressOf("vesmir");
	expect(dress?.getPropertyValue("--tint")).toBe("#e0e5fb");
	expect(dress?.getPropertyValue("--row")).toContain("url(/themes/vesmir.svg)");
	expect(dress?.getPropertyValue("--edge")).toBe("drop-shadow(0 4px 0 #3f4fa8)");
});

test.each([undefined, "vanoce"])(
	"the head of another list, or of a theme without a pattern, has its tint alone: %s",
	(theme) => {
		const dress = dressOf(theme);
		expect(dress?.getPropertyValue("--tint")).toBe("#e0e5fb");
		expect(["--row", "--edge"].map((name) => dress?.getPropertyValue(name))).toEqual(["", ""]);
	},
);
