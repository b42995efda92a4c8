// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GlobalModal } from "#components/layout/page/global-modal.tsx";
import { openModal } from "#lib/storefront/browser/global-modal.ts";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { showInShell } from "../a-menu.tsx";

beforeEach(openDialogsInJsdom);
afterEach(cleanup);

describe("global modal opened by an event with title, type and content (§2)", () => {
	test("text is shown in paragraphs below the title, until it is closed", async () => {
		const { user } = showInShell(<GlobalModal />);
		expect(screen.queryByRole("dialog")).toBeNull();
		act(() => openModal({ title: "Otevřeno o svátcích", type: "text", content: "Přijďte.\n\nTěšíme se." }));
		const modal = await screen.findByRole("dialog", { name: "Otevřeno o svátcích" });
		expect(modal.hasAttribute("open")).toBe(true);
		expect([...modal.querySelectorAll("p")].map((paragraph) => paragraph.textContent)).toEqual([
			"Přijďte.",
			"Těšíme se.",
		]);
		await user.click(screen.getByRole("button", { name: "Zavřít" }));
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test.each(["html", "", "TEXT"])(
		"only type 'text' is supported, otherwise an 'unknown type' message: %j",
		async (type) => {
			showInShell(<GlobalModal />);
			act(() => openModal({ title: "Novinka", type, content: "<b>Tohle nikdo neuvidí</b>" }));
			expect((await screen.findByRole("dialog", { name: "Novinka" })).textContent).toBe("NovinkaNeznámý typ");
		},
	);
});
