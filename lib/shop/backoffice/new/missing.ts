import { DEFAULT_LOCALE } from "../../../domain/locale.ts";
import { connect, type Database } from "../../kernel/db/client.ts";
import { isDemoOver } from "../../kernel/demo-mark.sql.ts";
import { companyOf } from "./company.sql.ts";
import { openingFacts } from "./missing.sql.ts";

/**
 * What a shop lacks before it can open, a sentence each with the command that helps; empty when nothing is missing, and for
 * the demo. Does not check the start's settings.
 */
export async function missingBeforeOpening(databaseUrl: string): Promise<string[]> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return (await isDemoOver(db)) ? await missingOf(db) : [];
	} finally {
		await close();
	}
}

async function missingOf(db: Database): Promise<string[]> {
	const company = (await companyOf(db))[DEFAULT_LOCALE];
	const facts = await openingFacts(db);
	const blank = (["company", "street", "city", "companyId", "phone", "email", "bankAccount"] as const).filter(
		(key) => company[key] === "",
	);
	const pages = (keys: string[]) => keys.join(", ");
	return [
		blank.length > 0 &&
			(company.company === ""
				? "Nobody knows whose shop it is: npm run shop -- new"
				: `The contacts lack ${blank.join(", ")}: npm run shop -- settings set contacts`),
		!facts.has_goods && "There are no goods: npm run shop -- import",
		!facts.has_delivery && "Nothing can be delivered: no way of delivery is offered.",
		facts.absent.length > 0 &&
			`Pages that the law asks for are not there (${pages(facts.absent)}): npm run shop -- content import`,
		facts.gaps.length > 0 &&
			`Pages have gaps to fill in (${pages(facts.gaps)}): npm run shop -- content templates, then content import`,
		facts.demo.length > 0 && `Pages speak of the demo's company (${pages(facts.demo)}): npm run shop -- content import`,
	].filter((sentence) => sentence !== false);
}
