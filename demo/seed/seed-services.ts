import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { insertAll } from "#lib/shop/kernel/db/insert-all.ts";
import { balloonTypes, rentalAssets, rentalCostumes } from "#lib/shop/kernel/db/schema/services.ts";
import { BALLOON_TYPES } from "../facts/balloon-types.ts";

type Rates = Omit<typeof rentalCostumes.$inferInsert, "productId">;

const CHILDREN: Rates = { shortMinor: 29_000, weekMinor: 39_000, extraDayMinor: 5_000, depositMinor: 50_000 };
const ADULTS: Rates = { shortMinor: 49_000, weekMinor: 69_000, extraDayMinor: 9_000, depositMinor: 100_000 };

/** Codes of the demo's rental costumes, by price. */
const LENT: { rates: Rates; codes: string[] }[] = [
	{
		rates: CHILDREN,
		codes: ["KO-1001", "KO-1002", "KO-1003", "KO-1005", "KO-1011", "KO-1012", "KO-1014", "KO-1016"],
	},
	{
		rates: ADULTS,
		codes: [
			...["KO-1101", "KO-1102", "KO-1103", "KO-1104", "KO-1105", "KO-1106", "KO-1108", "KO-7022", "KO-7025"],
			...["KO-1201", "KO-1202", "KO-1203", "KO-1204", "KO-1205", "KO-1206", "KO-1208", "KO-1209", "KO-1210"],
		],
	},
];

type Size = { id: number; code: string; product_id: number; product_code: string };

/** Rental costumes, one to three of each size, at the branches that lend them. */
export async function seedRental(tx: Database): Promise<void> {
	const rates = new Map(LENT.flatMap((group) => group.codes.map((code) => [code, group.rates] as const)));
	const { rows: sizes } = await tx.execute<Size>(sql`
		select v.id, v.code, p.id as product_id, p.code as product_code
		from variants v join products p on p.id = v.product_id
		where p.code = any(${sql.param([...rates.keys()])}::text[]) order by p.code, v.position, v.id`);
	const { rows: branches } = await tx.execute<{ id: number }>(sql`
		select id from branches where 'rental' = any(services) order by id`);
	const costumes = new Map(
		sizes.map(({ product_id, product_code }) => [product_id, rates.get(product_code) ?? ADULTS]),
	);
	await insertAll(
		tx,
		rentalCostumes,
		[...costumes].map(([productId, price]) => ({ productId, ...price })),
	);
	await insertAll(
		tx,
		rentalAssets,
		sizes.flatMap((size, index) =>
			branchesOf(index, branches).map(({ id: branchId }, hanger) => ({
				code: `${size.code}-${hanger + 1}`,
				variantId: size.id,
				branchId,
			})),
		),
	);
}

/** The first branch has every size, the second one every other size; the others share one more costume in turn. */
function branchesOf(index: number, [first, second, ...rest]: { id: number }[]): { id: number }[] {
	const other = rest[index % rest.length];
	return [first, index % 2 === 0 ? second : undefined, index % 3 === 0 ? undefined : other].filter(
		(branch) => branch !== undefined,
	);
}

/** Kinds of balloons to inflate, with their prices. */
export async function seedBalloonTypes(tx: Database): Promise<void> {
	const minor = (crowns: number) => crowns * 100;
	await tx.insert(balloonTypes).values(
		BALLOON_TYPES.map(({ key, name, floats, floatsWithGel, price, ownPrice, gelPrice }, position) => ({
			key,
			name,
			floatHoursMin: floats[0],
			floatHoursMax: floats[1],
			gelFloatHoursMin: floatsWithGel?.[0] ?? null,
			gelFloatHoursMax: floatsWithGel?.[1] ?? null,
			priceMinor: minor(price),
			ownPriceMinor: minor(ownPrice),
			gelPriceMinor: gelPrice === undefined ? null : minor(gelPrice),
			position,
		})),
	);
}
