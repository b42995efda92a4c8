import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { DEMO_COMPANY } from "./demo-company.ts";
import { gapsOfPages } from "./legal-pages.ts";

const LEGAL = ["terms", "privacy", "complaints", "cookies", "accessibility"];

const facts = z.strictObject({
	has_goods: z.boolean(),
	has_delivery: z.boolean(),
	/** Keys of required pages that are missing; of pages with gaps, and of those about the demo, "terms.cs". */
	absent: z.array(z.string()),
	gaps: z.array(z.string()),
	demo: z.array(z.string()),
});
export type OpeningFacts = z.infer<typeof facts>;

/** Facts that decide whether the shop can open. Locks nothing. */
export async function openingFacts(db: Database): Promise<OpeningFacts> {
	const named = (condition: ReturnType<typeof sql>) => sql`
		coalesce((select array_agg(p.key || '.' || t.locale order by p.key, t.locale)
			from pages p join page_translations t on t.page_id = p.id where ${condition}), '{}')`;
	const hasGap = (await gapsOfPages()).map((gap) => sql`position(${gap} in t.body) > 0`);
	const said = await readRow(
		db,
		facts,
		sql`
		select exists (select from listed_products) as has_goods,
			exists (select from delivery_methods d join delivery_payments p on p.delivery_id = d.id where d.is_active) as has_delivery,
			array(select key from unnest(${sql.param(LEGAL)}::text[]) as key where key not in (select key from pages)) as absent,
			${named(sql.join(hasGap, sql` or `))} as gaps, ${named(sql`t.body ~ ${DEMO_COMPANY}`)} as demo`,
	);
	if (!said) throw new Error("The database said nothing of the shop");
	return said;
}
