import { sql } from "drizzle-orm";
import { z } from "zod";
import { eachLocale, LOCALES, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { type Company, company } from "./company.ts";

/** The shop's company, in each language; unknown fields are blank. */
export async function companyOf(db: Database): Promise<Record<Locale, Company>> {
	const rows = await readRows(
		db,
		z.strictObject({ locale: z.enum(LOCALES), value: z.unknown() }),
		sql`
		select l.locale, (select s.value from settings s where s.key = 'contacts' and (s.locale = l.locale or s.locale is null)
			order by s.locale nulls last limit 1) as value
		from unnest(${sql.param([...LOCALES])}::locale[]) as l (locale)`,
	);
	const of = (wanted: Locale) =>
		company.catch(company.parse({})).parse(rows.find(({ locale }) => locale === wanted)?.value ?? {});
	return eachLocale(of);
}
