import { sql } from "drizzle-orm";
import { DEFAULT_LOCALE, eachLocale, LOCALES } from "../../../domain/locale.ts";
import { netFromGross } from "../../../domain/money/money.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { slugify } from "../../../domain/words/slug.ts";
import { readTexts } from "../../content/import/read-texts.ts";
import { indexTexts } from "../../goods/search-index/index-texts.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { connect, type Database } from "../../kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "../../kernel/db/turns.ts";
import { markDemoOver } from "../../kernel/demo-mark.sql.ts";
import { companyOf } from "./company.sql.ts";
import { NOBODY } from "./company.ts";
import { legalPages } from "./legal-pages.ts";
import { menusOf } from "./menus.ts";
import { hasShop, insertBranch, keepSetting, priceMethod, setVat } from "./new-shop.sql.ts";
import { removeTexts } from "./remove-texts.sql.ts";
import type { ShopFile } from "./shop-file.ts";
import { writeBasics } from "./write-basics.ts";
import { writeLegalPages } from "./write-legal-pages.ts";

/**
 * Makes a shop without goods in an empty database, or in one whose demo was removed, all or nothing: company, branches,
 * delivery and payment methods, menus, and required pages with gaps to fill in. No start adds the demo to it. Refuses when a
 * company is already set (`exists`).
 */
export async function newShop(databaseUrl: string, file: ShopFile): Promise<Result<null, "exists">> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "demo");
			const known = (await companyOf(tx))[DEFAULT_LOCALE];
			if (known.company !== "") return refuse("exists", known.company);
			if (!(await hasShop(tx))) await writeBasics(tx);
			await markDemoOver(tx);
			await writeSettings(tx, file);
			const vat = file.vatPayer ? "21" : "0";
			await setVat(tx, vat);
			for (const branch of file.branches) await insertBranch(tx, branchRow(branch, file));
			const prices = { branch: file.branches.length > 0 ? 0 : undefined, ...file.deliveries };
			for (const key of ["branch", "courier", "post"] as const) {
				const price = prices[key];
				await priceMethod(tx, { table: "delivery", key, net: price === undefined ? null : netOf(price, vat) });
			}
			await priceMethod(tx, { table: "payment", key: "cod", net: netOf(file.cashOnDelivery, vat) });
			// The templates with the company in them take the place of those without it, unless somebody wrote in them.
			await removeTexts(tx, "pages", readTexts((await legalPages(eachLocale(() => NOBODY))).files, []));
			await writeLegalPages(tx, new Date());
			await indexTexts(tx);
			await tx.execute(sql`analyze`);
			await announce(tx, ["catalogue", "settings", "pages"]);
			return accept(null);
		});
	} finally {
		await close();
	}
}

const netOf = (crowns: number, vat: string) => netFromGross(crowns * 100, vat);

async function writeSettings(tx: Database, file: ShopFile): Promise<void> {
	const { name, company, companyId, taxId = "", registration, street, phone, email, bankAccount, openingHours } = file;
	const city = `${file.zip.slice(0, 3)} ${file.zip.slice(3)} ${file.city}`;
	const contacts = {
		name,
		company,
		street,
		city,
		companyId,
		taxId,
		registration,
		phone,
		email,
		openingHours,
		bankAccount,
	};
	for (const locale of LOCALES) {
		await keepSetting(tx, { key: "contacts", locale, value: { ...contacts, social: [] }, replaces: true });
		const others = {
			...(await menusOf(locale)),
			intropopup: { is_enabled: false },
			maintenance: { is_enabled: false },
		};
		for (const [key, value] of Object.entries(others)) await keepSetting(tx, { key, locale, value, replaces: false });
	}
}

function branchRow(branch: ShopFile["branches"][number], shop: ShopFile) {
	return {
		...branch,
		slug: slugify(branch.name),
		phone: branch.phone ?? shop.phone,
		email: branch.email ?? shop.email,
		isPrague: /^praha\b/i.test(branch.city),
		services: ["pickup"],
	};
}
