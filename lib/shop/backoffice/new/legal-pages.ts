import { fileURLToPath } from "node:url";
import { eachLocaleOf, LOCALES, type Locale } from "../../../domain/locale.ts";
import { readFolder } from "../../content/import/read-folder.ts";
import { loadMessages, type Messages } from "../../kernel/messages.ts";
import type { Company } from "./company.ts";

type Folder = NonNullable<Awaited<ReturnType<typeof readFolder>>>;
type Texts = Messages["newShop"];

const FOLDER = fileURLToPath(new URL("./texts/", import.meta.url));

/** How a page says that somebody has still to write something there: "[DOPLŇTE:". */
const gapBegins = ({ gap }: Texts) => `[${gap}:`;
const gapOf = (texts: Texts, fact: Fact) => `**${gapBegins(texts)} ${texts.gaps[fact]}]**`;

/** How gaps begin in all languages. */
export async function gapsOfPages(): Promise<string[]> {
	return Object.values(await eachLocaleOf(async (locale) => gapBegins((await loadMessages(locale)).newShop)));
}

type Fact = keyof Texts["gaps"];

const FACTS: Record<Fact, (company: Company, texts: Texts) => string> = {
	company: ({ company }) => company,
	address: ({ street, city }) => (street && city ? `${street}, ${city}` : ""),
	companyId: ({ companyId }) => companyId,
	// Who has a company and no number is no payer of VAT.
	taxId: ({ taxId, company }, { noVatPayer }) => taxId || (company ? noVatPayer : ""),
	registration: ({ registration }) => registration,
	email: ({ email }) => email,
	phone: ({ phone }) => phone,
	bankAccount: ({ bankAccount }) => bankAccount,
};
const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

/**
 * Pages that a shop must have by law, as files of texts, in the languages that have such a file: the company's data by language are in their
 * places, and what only the shop's people know is a marked gap (`gapsOfPages`), as is every fact that is blank.
 */
export async function legalPages(company: Record<Locale, Company>): Promise<Folder> {
	const read = await readFolder(FOLDER);
	if (!read) throw new Error(`There are no texts in ${FOLDER}`);
	const messages = await eachLocaleOf(loadMessages);
	const files = read.files.map(({ path, text }) => {
		const locale = LOCALES.find((one) => path.endsWith(`.${one}.md`));
		if (!locale) throw new Error(`${path} is in no language of the shop`);
		const texts = messages[locale].newShop;
		const filled = text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
			if (!isFact(name)) throw new Error(`${path} has an unknown ${token}`);
			return FACTS[name](company[locale], texts) || gapOf(texts, name);
		});
		return { path, text: filled };
	});
	return { files, faults: read.faults };
}
