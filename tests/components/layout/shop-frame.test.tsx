// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ShopFrame } from "#components/layout/shop-frame.tsx";

const page = vi.hoisted(() => ({ folders: [] as string[] }));
vi.mock("next/navigation", () => ({ useSelectedLayoutSegments: () => page.folders }));

afterEach(cleanup);

const show = (...folders: string[]) => {
	page.folders = folders;
	const layouts = { "mimo-provoz": "plain", "kosik/souhrn": "checkout" } as const;
	render(
		<ShopFrame layouts={layouts} header={<p>hlavička</p>} plainHeader={<p>logo</p>} footer={<p>patička</p>}>
			obsah
		</ShopFrame>,
	);
	return document.body.textContent;
};
const layout = () => screen.getByRole("main").dataset.layout;

test.each([[[]], [["kosik"]], [["[slugOrId]", "[categoryOrProduct]"]]])(
	"default layout: header, footer (§2), of the page in %j",
	(folders) => {
		expect(show(...folders)).toBe("hlavičkaobsahpatička");
		expect(layout()).toBeUndefined();
	},
);

test("a plain layout also exists (§2): maintenance has the logo alone", () => {
	expect(show("mimo-provoz")).toBe("logoobsah");
	expect(screen.getByRole("main").id).toBe("content");
});

test("the checkout's layout is said to header and footer, which hide what leads away from it", () => {
	expect(show("kosik", "souhrn")).toBe("hlavičkaobsahpatička");
	expect(layout()).toBe("checkout");
});
