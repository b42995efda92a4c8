import { fileURLToPath } from "node:url";
import type { Locale } from "../../../domain/locale.ts";
import { readFolder } from "../../content/import/read-folder.ts";
import type { Company } from "./company.ts";

type Folder = NonNullable<Awaited<ReturnType<typeof readFolder>>>;

const FOLDER = fileURLToPath(new URL("./texts/", import.meta.url));

/** How a page says that somebody has still to write something there. */
const GAP: Record<Locale, string> = { cs: "[DOPLŇTE:", en: "[FILL IN:" };
export const GAPS = Object.values(GAP);
const gap = (locale: Locale, what: string) => `**${GAP[locale]} ${what}]**`;

const FACTS: Record<string, { of(company: Company, locale: Locale): string; gap: Record<Locale, string> }> = {
	company: { of: ({ company }) => company, gap: { cs: "název firmy", en: "company" } },
	address: {
		of: ({ street, city }) => (street && city ? `${street}, ${city}` : ""),
		gap: { cs: "sídlo", en: "address" },
	},
	companyId: { of: ({ companyId }) => companyId, gap: { cs: "IČO", en: "company ID" } },
	taxId: {
		// Who has a company and no number is no payer of VAT.
		of: ({ taxId, company }, locale) =>
			taxId || (company ? { cs: "neplátce DPH", en: "not registered for VAT" }[locale] : ""),
		gap: { cs: "DIČ", en: "VAT ID" },
	},
	registration: {
		of: ({ registration }) => registration,
		gap: { cs: "zápis v rejstříku", en: "entry in the register" },
	},
	email: { of: ({ email }) => email, gap: { cs: "e-mail", en: "e-mail" } },
	phone: { of: ({ phone }) => phone, gap: { cs: "telefon", en: "phone" } },
	bankAccount: { of: ({ bankAccount }) => bankAccount, gap: { cs: "bankovní účet", en: "bank account" } },
};

/**
 * Pages that a shop must have by law, as files of texts: the company's data by language are in their places, and what only the shop's
 * people know is a marked gap (`GAPS`), as is every fact that is blank.
 */
export async function legalPages(company: Record<Locale, Company>): Promise<Folder> {
	const read = await readFolder(FOLDER);
	if (!read) throw new Error(`There are no texts in ${FOLDER}`);
	const files = read.files.map(({ path, text }) => {
		const locale: Locale = path.endsWith(".en.md") ? "en" : "cs";
		const filled = text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
			const fact = FACTS[name];
			if (!fact) throw new Error(`${path} has an unknown ${token}`);
			return fact.of(company[locale], locale) || gap(locale, fact.gap[locale]);
		});
		return { path, text: filled };
	});
	return { files, faults: read.faults };
}
