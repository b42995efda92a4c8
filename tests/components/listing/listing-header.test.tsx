// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ListingHeader } from "#components/listing/listing-header.tsx";

afterEach(cleanup);

const headOf = (theme?: string) => {
	const about = { name: "Vesmír", description: "Rakety a planety.", tint: "#e0e5fb", image: null };
	render(<ListingHeader {...about} {...(theme && { theme })} />);
	return screen.getByRole("heading", { name: "Vesmír" }).closest("header");
};

test("the head of a theme has its scene, a smaller one on phones, and its accent below", () => {
	const head = headOf("pirati");
	expect(head?.style.getPropertyValue("--tint")).toBe("#b5502f");
	expect(head?.style.getPropertyValue("--sheet")).toBe("#e0e5fb");
	expect(head?.style.color).toBe("var(--ink)");
	expect(head?.querySelector("source")?.getAttribute("srcset")).toBe("/strips/pirati-l.avif");
	expect(head?.querySelector("img")?.getAttribute("src")).toBe("/strips/pirati-s.avif");
});

test("words on a night are light", () => {
	const head = headOf("halloween");
	expect(head?.style.getPropertyValue("--sheet")).toBe("#241746");
	expect(head?.style.color).toBe("var(--surface)");
});

test.each([undefined, "vanoce"])(
	"the head of another list, or of a theme unknown here, has its tint alone: %s",
	(theme) => {
		const head = headOf(theme);
		expect(head?.style.getPropertyValue("--tint")).toBe("#e0e5fb");
		expect(head?.querySelector("img")).toBeNull();
	},
);
