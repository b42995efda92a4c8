import { basename } from "node:path";
import { sql } from "drizzle-orm";
import { LOCALES } from "../../../domain/locale.ts";
import { writeContent } from "../../content/import/import-content.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageTranslations } from "../../kernel/db/schema/content.ts";
import { copyTexts } from "../languages/copy-texts.sql.ts";
import { companyOf } from "./company.sql.ts";
import { legalPages } from "./legal-pages.ts";

/** Pages of the law that are not there yet, with the company in them; a language without such files has those of the default one. */
export async function writeLegalPages(tx: Database, now: Date): Promise<void> {
	const folder = await legalPages(await companyOf(tx));
	await writeContent(tx, folder, { now, onlyNew: true });
	const paths = folder.files.map(({ path }) => path);
	const keys = paths.map((path) => basename(path).split(".")[0]);
	const isLegal = sql`page_id in (select id from pages where key = any(${sql.param(keys)}::text[]))`;
	for (const locale of LOCALES)
		if (!paths.some((path) => path.endsWith(`.${locale}.md`))) await copyTexts(tx, pageTranslations, locale, isLegal);
}
