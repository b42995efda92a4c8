import type { Database } from "../../kernel/db/client.ts";
import { groups } from "../../kernel/db/schema/people.ts";
import { places } from "../../kernel/db/schema/places.ts";
import { writeMethods } from "./write-methods.ts";
import { writeRates } from "./write-rates.ts";

/**
 * Rows that every shop needs: VAT rates, currencies, countries, groups 1 (everybody) and 2 (influencers, promises §6), the
 * warehouse, delivery and payment methods.
 */
export async function writeBasics(tx: Database): Promise<void> {
	const vatIds = await writeRates(tx);
	await writeMethods(tx, vatIds.get(21) ?? 0);
	await tx.insert(groups).values([
		{ id: 1, name: "Zákazníci" },
		{ id: 2, name: "Influenceři" },
	]);
	await tx.insert(places).values({ kind: "warehouse" });
}
