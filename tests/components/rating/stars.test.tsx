// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Stars } from "#components/rating/stars.tsx";

afterEach(cleanup);

test.each([
	[0, "0% 100%"],
	[1, "20% 100%"],
	[4.24, "85% 100%"],
	[4.7, "94% 100%"],
	[4.8, "96% 100%"],
	[5, "100% 100%"],
])("an average of %d fills its share of the stars", (average, size) => {
	render(<Stars average={average} label="slovy" />);
	expect(screen.getByRole("img", { name: "slovy" }).style.backgroundSize).toBe(size);
});

test("the count is shown, and screen readers read it from the label only", () => {
	render(<Stars average={4} count={12} label="4 z 5, 12 recenzí" />);
	expect(screen.getByText("(12)").getAttribute("aria-hidden")).toBe("true");
});
