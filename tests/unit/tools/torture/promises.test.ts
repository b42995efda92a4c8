import { describe, expect, test } from "vitest";
import { brokenMails, brokenPromises } from "#tools/torture/promises.ts";

const order = { id: 1, number: "2600001", hash: "h", cartId: "c", email: "a@torture.example" };
const other = { id: 2, number: "2600002", hash: "i", cartId: "d", email: "b@torture.example" };

describe("promises to buyers", () => {
	test.each<[string, Parameters<typeof brokenPromises>, string[]]>([
		["nothing told, nothing there", [{ acknowledged: [], refused: [] }, []], []],
		["what was told is there", [{ acknowledged: [order], refused: [] }, [order]], []],
		["told twice by a repeat", [{ acknowledged: [order, order], refused: [] }, [order]], []],
		["more there than was told", [{ acknowledged: [order], refused: [] }, [order, other]], []],
		[
			"an order that is gone",
			[{ acknowledged: [order, other], refused: [] }, [other]],
			["an acknowledged order is lost: 2600001 of a@torture.example"],
		],
		[
			"a number that somebody else has now",
			[{ acknowledged: [order], refused: [] }, [{ ...order, email: "c@torture.example" }]],
			["an acknowledged order is another one: 2600001 of a@torture.example"],
		],
		[
			"another key than was told",
			[{ acknowledged: [order], refused: [] }, [{ ...order, hash: "x" }]],
			["an acknowledged order is another one: 2600001 of a@torture.example"],
		],
		["a refusal that holds", [{ acknowledged: [order], refused: ["b@torture.example"] }, [order]], []],
		[
			"a refused order that was made",
			[{ acknowledged: [], refused: ["b@torture.example"] }, [other]],
			["refused and made all the same: the order of b@torture.example"],
		],
	])("%s", (_, [told, orders], sentences) => {
		expect(brokenPromises(told, orders)).toEqual(sentences);
	});
});

describe("mails", () => {
	test.each<[string, string[], string[]]>([
		["one each", ["b@torture.example", "a@torture.example"], []],
		["one missing", ["b@torture.example"], ["0 mails of order 2600001"]],
		["one twice", ["a@torture.example", "b@torture.example", "a@torture.example"], ["2 mails of order 2600001"]],
		[
			"one to somebody who ordered nothing",
			["a@torture.example", "b@torture.example", "c@torture.example"],
			["a mail to c@torture.example, who ordered nothing"],
		],
	])("%s", (_, recipients, sentences) => {
		expect(brokenMails(recipients, [order, other])).toEqual(sentences);
	});
});
