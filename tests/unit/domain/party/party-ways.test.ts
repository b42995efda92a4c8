import { describe, expect, test } from "vitest";
import { mostPacks, notSent, orderWays, packsInWay } from "#lib/domain/party/party-ways.ts";

const goods = { warehouse: 4, branches: [...[5, 2].map((id) => ({ id, stock: id }))] };

describe("packs that one order can have (decisions 4)", () => {
	test("sent, those of the warehouse; picked up, those of the branch too, and of no other", () => {
		expect(packsInWay(goods, { kind: "sent" })).toBe(4);
		expect(packsInWay(goods, { kind: "pickup", branchId: 2 })).toBe(6);
		expect(packsInWay(goods, { kind: "pickup", branchId: 9 })).toBe(4);
	});

	test("at most those of the warehouse and the fullest branch, where orders can be picked up", () => {
		expect([mostPacks(goods, true), mostPacks(goods, false)]).toEqual([9, 4]);
		expect(mostPacks({ warehouse: 0, branches: [] }, true)).toBe(0);
	});

	test("ways are the warehouse, then each branch that has any of the goods, once", () => {
		expect(orderWays([goods, goods], true)).toEqual([
			{ kind: "sent" },
			{ kind: "pickup", branchId: 2 },
			{ kind: "pickup", branchId: 5 },
		]);
		expect(orderWays([goods], false)).toEqual([{ kind: "sent" }]);
	});

	test("what the warehouse has too little of cannot be sent", () => {
		const [some, many] = [
			{ ...goods, packs: 4 },
			{ ...goods, packs: 5 },
		];
		expect(notSent([some, many])).toEqual([many]);
	});
});
