import type { Company } from "#lib/contract/schemas/company.ts";
import { normaliseTaxId } from "#lib/domain/people/tax-id.ts";
import { normaliseZip } from "#lib/domain/people/zip.ts";
import type { CheckoutValues } from "./form-values.ts";

export type FilledField = "invoice.company" | "taxId" | "invoice.street" | "invoice.city" | "invoice.zip";
/** `values` to set, and `replaced`: earlier values of fields that differ. */
export type CompanyFill = { values: [FilledField, string][]; replaced: [FilledField, string][] };

/** Values from the registry for the fields that they change; a value missing there leaves its field alone. */
export function fillFromCompany(company: Company, { invoice, taxId }: CheckoutValues): CompanyFill {
	const plain = (text: string) => text.trim();
	const fields: [FilledField, string, string, (text: string) => string][] = [
		["invoice.company", invoice.company, company.company, plain],
		["taxId", taxId, company.taxId, normaliseTaxId],
		["invoice.street", invoice.street, company.street, plain],
		["invoice.city", invoice.city, company.city, plain],
		["invoice.zip", invoice.zip, company.zip, normaliseZip],
	];
	const changed = fields.filter(([, typed, known, kept]) => known !== "" && kept(typed) !== known);
	return {
		values: changed.map(([name, , known]) => [name, known]),
		replaced: changed.flatMap(([name, typed]) => (typed.trim() === "" ? [] : [[name, typed]])),
	};
}
