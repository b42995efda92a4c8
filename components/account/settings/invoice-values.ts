import type { FieldPath } from "react-hook-form";
import type { CheckoutValues } from "#components/form/form-values.ts";
import { invoiceBody, type User } from "#lib/contract/schemas/account.ts";
import { bodyResolver } from "../../form/account-resolver.ts";

/** Named as at the checkout, so that both share the company fields. */
export type InvoiceValues = Pick<CheckoutValues, "isCompany" | "companyId" | "taxId"> & {
	invoice: Pick<CheckoutValues["invoice"], "company" | "street" | "city" | "zip" | "country">;
};

/** Values from the customer's data; an unknown country becomes `home`. */
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

/** The form's fields by the body's. */
export const INVOICE_FIELDS: Partial<Record<string, FieldPath<InvoiceValues>>> = {
	company: "invoice.company",
	street: "invoice.street",
	city: "invoice.city",
	zip: "invoice.zip",
	country: "invoice.country",
};

/** The fields in the order of the screen. */
export const INVOICE_ORDER: FieldPath<InvoiceValues>[] = [
	"companyId",
	"invoice.company",
	"taxId",
	"invoice.street",
	"invoice.city",
	"invoice.zip",
	"invoice.country",
];

/** Hidden fields are not sent; a company needs its name and IČO. */
export const invoiceResolver = bodyResolver({
	schema: invoiceBody,
	fields: () => INVOICE_FIELDS,
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
