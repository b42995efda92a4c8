// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ShopFrame } from "#components/layout/shop-frame.tsx";

const page = vi.hoisted(() => ({ folder: null as string | null }));
vi.mock("next/navigation", () => ({ useSelectedLayoutSegment: () => page.folder }));

afterEach(cleanup);

const show = (folder: string | null) => {
	page.folder = folder;
	render(
		<ShopFrame plain={["mimo-provoz"]} header={<p>hlavička</p>} plainHeader={<p>logo</p>} footer={<p>patička</p>}>
			obsah
		</ShopFrame>,
	);
	return document.body.textContent;
};

test.each([null, "kosik", "[slugOrId]"])("default layout: header, footer (§2), of the page in %s", (folder) => {
	expect(show(folder)).toBe("hlavičkaobsahpatička");
});

test("a plain layout also exists (§2): maintenance has the logo alone", () => {
	expect(show("mimo-provoz")).toBe("logoobsah");
	expect(screen.getByRole("main").id).toBe("content");
});
