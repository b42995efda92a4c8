import { expect, test, vi } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";

vi.mock("#lib/cli/demo.ts", async (original) => ({
	...(await original<typeof import("#lib/cli/demo.ts")>()),
	loadDemo: async () => null,
}));

test.each([
	["seed", "This shop has no demo: the folder demo is not there. A shop of your own: npm run shop -- new"],
	["demo remove --yes", "This shop has no demo: the folder demo is not there."],
])(
	"without the folder demo, %s is refused with a clear sentence, and the database is not opened",
	async (typed, sentence) => {
		const complain = vi.fn();
		const withDatabase = vi.fn();
		expect(await runShopCommand(typed.split(" "), { print: vi.fn(), complain, withDatabase })).toBe(1);
		expect(complain.mock.calls).toEqual([[sentence]]);
		expect(withDatabase).not.toHaveBeenCalled();
	},
);
