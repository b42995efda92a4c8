import { describe, expect, test } from "vitest";
import { brokenMails, brokenPromises } from "#tools/torture/promises.ts";

const order = { id: 1, number: "2600001", hash: "h", cartId: "c", email: "a@torture.example" };
const other = { id: 2, number: "2600002", hash: "i", cartId: "d", email: "b@torture.example" };

describe("promises to buyers", () => {
	test.each<[string, Parameters<typeof brokenPromises>, string[]]>([
		["nothing acknowledged, nothing stored", [{ acknowledged: [], refused: [] }, []], []],
		["an acknowledged order is stored", [{ acknowledged: [order], refused: [] }, [order]], []],
		["an order acknowledged twice by a repeated request", [{ acknowledged: [order, order], refused: [] }, [order]], []],
		["more stored than acknowledged", [{ acknowledged: [order], refused: [] }, [order, other]], []],
		[
			"an acknowledged order that is missing",
			[{ acknowledged: [order, other], refused: [] }, [other]],
			["an acknowledged order is lost: 2600001 of a@torture.example"],
		],
		[
			"a number that now belongs to somebody else",
			[{ acknowledged: [order], refused: [] }, [{ ...order, email: "c@torture.example" }]],
			["an acknowledged order is another one: 2600001 of a@torture.example"],
		],
		[
			"an order with another hash than acknowledged",
			[{ acknowledged: [order], refused: [] }, [{ ...order, hash: "x" }]],
			["an acknowledged order is another one: 2600001 of a@torture.example"],
		],
		["a refusal that holds", [{ acknowledged: [order], refused: ["b@torture.example"] }, [order]], []],
		[
			"a refused order that was stored",
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
			"a mail to somebody who ordered nothing",
			["a@torture.example", "b@torture.example", "c@torture.example"],
			["a mail to c@torture.example, who ordered nothing"],
		],
	])("%s", (_, recipients, sentences) => {
		expect(brokenMails(recipients, [order, other])).toEqual(sentences);
	});
});
