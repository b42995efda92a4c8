// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ListingHeader } from "#components/listing/listing-header.tsx";

afterEach(cleanup);

const headOf = (strip?: string) => {
	const about = { name: "Vesmír", description: "Rakety a planety.", tint: "#e0e5fb", image: null };
	render(<ListingHeader {...about} {...(strip && { strip })} />);
	return screen.getByRole("heading", { name: "Vesmír" }).closest("header");
};

test("the head of a theme has its scene, a smaller one on phones, and its accent below", () => {
	const head = headOf("pirati");
	expect(head?.style.getPropertyValue("--tint")).toBe("#b5502f");
	expect(head?.style.getPropertyValue("--sheet")).toBe("#e0e5fb");
	expect(head?.style.color).toBe("var(--ink)");
	const sources = [...(head?.querySelectorAll("source") ?? [])];
	expect(sources.map((source) => [source.getAttribute("srcset"), source.media, source.type])).toEqual([
		["/strips/pirati-l.avif", "(min-width:600px)", "image/avif"],
		["/strips/pirati-s.avif", "", "image/avif"],
		["/strips/pirati-l.webp", "(min-width:600px)", ""],
	]);
	expect(head?.querySelector("img")?.getAttribute("src")).toBe("/strips/pirati-s.webp");
});

test.each(["stolovani", "sale"])("a department and a list of no category have theirs, on their tint: %s", (strip) => {
	const head = headOf(strip);
	expect(head?.style.getPropertyValue("--sheet")).toBe("#e0e5fb");
	expect(head?.querySelector("img")?.getAttribute("src")).toBe(`/strips/${strip}-s.webp`);
});

test("words on a night are light", () => {
	const head = headOf("halloween");
	expect(head?.style.getPropertyValue("--sheet")).toBe("#241746");
	expect(head?.style.color).toBe("var(--surface)");
});

test.each([undefined, "vanoce", "toString"])(
	"the head of another list, or of a strip unknown here, has its tint alone: %s",
	(strip) => {
		const head = headOf(strip);
		expect(head?.style.getPropertyValue("--tint")).toBe("#e0e5fb");
		expect(head?.querySelector("img")).toBeNull();
	},
);
