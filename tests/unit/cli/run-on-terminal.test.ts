import { afterEach, expect, test, vi } from "vitest";
import { runOnTerminal } from "#lib/cli/run-on-terminal.ts";
import { StoreError } from "#lib/shop/kernel/files/s3-errors.ts";

afterEach(() => vi.restoreAllMocks());

const BUG = new TypeError("not a function");

test.each([
	["a sentence", new Error("There is no backup."), "\nThere is no backup."],
	[
		"what a store says, without what it was asked",
		new StoreError("keys", "It refuses the keys.", BUG),
		"\nIt refuses the keys.",
	],
	["a bug with its stack", BUG, BUG],
])("a command that fails prints %s", async (_, error, printed) => {
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
	runOnTerminal(() => Promise.reject(error));
	await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
	expect(print.mock.calls).toEqual([[printed]]);
});
