import type { FieldPath } from "react-hook-form";
import type { CheckoutValues } from "#components/form/form-values.ts";
import { invoiceBody, type User } from "#lib/contract/schemas/account.ts";
import { bodyResolver } from "../../form/account-resolver.ts";

/** Named as at the checkout, so that the fields of a company are the same ones. */
export type InvoiceValues = Pick<CheckoutValues, "isCompany" | "companyId" | "taxId"> & {
	invoice: Pick<CheckoutValues["invoice"], "company" | "street" | "city" | "zip" | "country">;
};

/** What is known of a customer; whose country is not is at `home`. */
export function invoiceValues(
	{ company, companyId, taxId, street, city, zip, country }: User,
	home: string,
): InvoiceValues {
	return {
		isCompany: company !== "" || companyId !== "",
		companyId,
		taxId,
		invoice: { company, street, city, zip, country: country || home },
	};
}

/** The form's fields for the body's. */
export const INVOICE_FIELDS: Partial<Record<string, FieldPath<InvoiceValues>>> = {
	company: "invoice.company",
	street: "invoice.street",
	city: "invoice.city",
	zip: "invoice.zip",
	country: "invoice.country",
};

/** The fields as they stand on the screen. */
export const INVOICE_ORDER: FieldPath<InvoiceValues>[] = [
	"companyId",
	"invoice.company",
	"taxId",
	"invoice.street",
	"invoice.city",
	"invoice.zip",
	"invoice.country",
];

/** What is switched off on screen is not sent, whatever was typed there; a company has its name and its IČO. */
export const invoiceResolver = bodyResolver({
	schema: invoiceBody,
	fields: INVOICE_FIELDS,
	bodyOf: ({ isCompany, companyId, taxId, invoice }: InvoiceValues) =>
		isCompany ? { ...invoice, companyId, taxId } : { ...invoice, company: "", companyId: "", taxId: "" },
	also: ({ isCompany, companyId, invoice }) => {
		if (!isCompany) return [];
		const blank: [FieldPath<InvoiceValues>, string][] = [
			["companyId", companyId],
			["invoice.company", invoice.company],
		];
		return blank.filter(([, typed]) => typed.trim() === "").map(([name]) => [name, "required"]);
	},
});
