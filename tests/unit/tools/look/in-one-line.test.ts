import { expect, test } from "vitest";
import { inOneLine } from "#tools/look/in-one-line.ts";

test("of what failed the first lines are told, without colours; what was thrown instead of an error is told as it is", () => {
	const message =
		"locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByRole('dialog')\u001b[22m\n  - 58 × waiting";
	expect(inOneLine(new Error(message))).toBe(
		"locator.click: Timeout 30000ms exceeded. Call log: - waiting for getByRole('dialog')",
	);
	expect(inOneLine("closed")).toBe("closed");
});
