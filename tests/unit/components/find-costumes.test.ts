import { describe, expect, test } from "vitest";
import { type CostumeWish, findCostumes, NO_WISH, sizesOf, whomsOf } from "#components/service/rental/find-costumes.ts";
import { rentalCostume } from "#lib/contract/examples/request.ts";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";

const CHILDREN = { id: 1, name: "Dětské kostýmy" };
const WOMEN = { id: 2, name: "Dámské kostýmy" };

function costume(id: number, name: string, category: typeof WOMEN, sizes: Record<string, number[]>): RentalCostume {
	return {
		...rentalCostume,
		...{ product_id: id, name, category },
		sizes: Object.entries(sizes).map(([size, branches], at) => ({
			variant_id: id * 10 + at,
			name: size,
			branch_ids: branches,
		})),
	};
}

const KNIGHT = costume(1, "Dětský kostým Rytíř", CHILDREN, { "110–116 cm": [1], "134–140 cm": [2] });
const FIREMAN = costume(2, "Dětský kostým Hasič", CHILDREN, { "98–104 cm": [1, 2] });
const WITCH = costume(3, "Čarodějnice Morgana", WOMEN, { "S (EU 36–38)": [1], "M (EU 40–42)": [2] });
const ALL = [KNIGHT, FIREMAN, WITCH];

describe("costumes that are looked for", () => {
	test.each<[Partial<CostumeWish>, RentalCostume[]]>([
		[{}, ALL],
		[{ words: "carod" }, [WITCH]],
		[{ words: " DĚTSKÝ has" }, [FIREMAN]],
		[{ whom: "1" }, [KNIGHT, FIREMAN]],
		[{ size: "M" }, [WITCH]],
		[{ near: "1" }, ALL],
		[{ near: "1", size: "M" }, []],
		[{ near: "2", size: "134–140 cm" }, [KNIGHT]],
		[{ whom: "2", words: "rytíř" }, []],
	])("%j", (wish, found) => {
		expect(findCostumes(ALL, { ...NO_WISH, ...wish })).toEqual(found);
	});

	test("have sizes from the smallest, each once", () => {
		expect(sizesOf(ALL)).toEqual(["98–104 cm", "110–116 cm", "134–140 cm", "S", "M"]);
	});
});

describe("for whom costumes are", () => {
	const of = (...names: string[]) =>
		whomsOf(names.map((name, at) => costume(at, "Kostým", { id: at, name }, {}))).map(({ name }) => name);

	test("is their category without what all are called", () => {
		expect(of("Dětské kostýmy", "Dámské kostýmy", "Dětské kostýmy")).toEqual(["Dětské", "Dámské", "Dětské"]);
		expect(of("Dámské kostýmy", "Kostýmy")).toEqual(["Dámské kostýmy", "Kostýmy"]);
		expect(of("Kostýmy", "Kostýmy")).toEqual(["Kostýmy", "Kostýmy"]);
		expect(of("Men's fancy costumes", "Women's fancy costumes")).toEqual(["Men's", "Women's"]);
	});

	test("is not asked where all are of one", () => {
		expect(of("Dámské kostýmy")).toEqual([]);
		expect(of()).toEqual([]);
	});
});
