/** What people ask services for in tests: a costume of their own, forms, and what became of them. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type * as contract from "#lib/contract/schemas/request.ts";
import { aProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** Open each day from nine to nine. */
export const PRAGUE = 1;
/** Closed on Sundays. */
export const BRNO = 2;

/** The variant of a costume nobody has asked for yet, as many of it at the branch in Prague as said. */
export async function aCostume(testShop: TestShop, hangers = 1, branchId = PRAGUE): Promise<number> {
	const { id, variantId, code } = await aProduct(testShop);
	await testShop.shop.db.execute(sql`
		insert into rental_costumes (product_id, short_minor, week_minor, extra_day_minor, deposit_minor)
		values (${id}, 49000, 69000, 9000, 100000)`);
	await testShop.shop.db.execute(sql`
		insert into rental_assets (code, variant_id, branch_id)
		select ${code} || '-' || n, ${variantId}, ${branchId} from generate_series(1, ${hangers}::int) n`);
	return variantId;
}

/** Whoever asks; each time with a form of its own. */
export const aSender = () =>
	({
		firstname: "Jana",
		lastname: "Nováková",
		email: "jana@example.cz",
		phone: "777 123 456",
		locale: "cs",
		requestKey: randomUUID(),
		terms: true,
	}) as const;

export type RentalInput = z.input<typeof contract.rentalRequest>;
export type InflationInput = z.input<typeof contract.inflationRequest>;

/** From Friday 4 to Monday 7 December 2026, two weeks after the test shop's clock. */
export function aRental(variantId: number, changes: Partial<RentalInput> = {}): RentalInput {
	return { ...aSender(), variantId, branchId: PRAGUE, fromDay: "2026-12-04", toDay: "2026-12-07", ...changes };
}

/** Ten latex balloons with gel, fetched on Saturday 5 December 2026 at ten. */
export function anInflation(changes: Partial<InflationInput> = {}): InflationInput {
	return {
		...aSender(),
		branchId: PRAGUE,
		pickupAt: "2026-12-05T09:00:00Z",
		partyEndsAt: "2026-12-05T19:00:00Z",
		balloons: [{ typeKey: "latex-30", quantity: 10, hasGel: true }],
		...changes,
	};
}

export const aDecoration = (changes: Partial<z.input<typeof contract.decorationRequest>> = {}) => ({
	...aSender(),
	...{ day: "2027-01-16", place: "Restaurace U Lípy, Brno", motif: "Lesní víly", colours: "zelená" },
	...{ guests: 40, budget: 12_000 },
	...changes,
});

export const anEvent = (changes: Partial<z.input<typeof contract.eventRequest>> = {}) => ({
	...aSender(),
	...{ title: "Karneval v knihovně", day: "2027-02-13", time: "15:00", place: "Knihovna, Brno", guests: 60 },
	about: "Odpoledne pro děti s malováním na obličej.",
	...changes,
});

/** "new → asker", one per mail that waits, in their order. */
export async function mailsOf({ shop }: TestShop, requestId: number): Promise<string[]> {
	const { rows } = await shop.db.execute<{ mail: string }>(sql`
		select s.state || ' → ' || (j.data ->> 'to') as mail from pgboss.job j
		join request_steps s on s.id = (j.data ->> 'stepId')::int
		where j.name = 'mail.request' and s.request_id = ${requestId} order by s.id, j.data ->> 'to'`);
	return rows.map(({ mail }) => mail);
}

/** How many rows there are of requests and of all that belongs to them. */
export async function countRequests({ shop }: TestShop): Promise<Record<string, number>> {
	const { rows } = await shop.db.execute<Record<string, number>>(sql`
		select (select count(*)::int from service_requests) as requests, (select count(*)::int from request_steps) as steps,
			(select count(*)::int from rental_reservations) as reservations,
			(select count(*)::int from inflation_bookings) as bookings,
			(select count(*)::int from pgboss.job where name = 'mail.request') as mails`);
	return rows[0] ?? {};
}
