import { z } from "zod";
import type { HandoverPlace } from "../../domain/order/delivery-kinds.ts";
import { isNameEnough } from "../../domain/order/invoice-address.ts";
import { hasPlace, PLACE_FIELDS } from "../../domain/people/postal-address.ts";
import * as fields from "../fields.ts";

/** Where goods are sent. */
export const orderAddress = z
	.object({
		firstname: fields.requiredLine(60),
		lastname: fields.requiredLine(60),
		company: fields.optionalLine(120),
		street: fields.requiredLine(120),
		city: fields.requiredLine(80),
		zip: fields.zip,
		country: fields.country,
	})
	.superRefine(fields.checkZip);

/** Whom the document is for; whether its place may be blank, `checkInvoicePlace` says. */
export const invoiceAddress = z
	.object({
		...orderAddress.shape,
		street: fields.optionalLine(120),
		city: fields.optionalLine(80),
		zip: fields.optionalZip,
	})
	.superRefine(fields.checkZip)
	.meta({
		description:
			"`street`, `city` and `zip` may be blank, all three together, for a person (`isCompany` false) who picks the goods up at a branch (`branchId`); any other order needs them",
	});

type Invoiced = { invoice: z.output<typeof invoiceAddress>; isCompany: boolean };

/** Adds an issue at each blank part of the invoice's place, unless a name is enough. */
export function checkInvoicePlace(
	{ invoice, isCompany }: Invoiced,
	place: HandoverPlace | undefined,
	context: z.RefinementCtx,
): void {
	if (isNameEnough(place, isCompany) && !hasPlace(invoice)) return;
	for (const field of PLACE_FIELDS.filter((one) => invoice[one] === ""))
		context.addIssue({ code: "custom", path: ["invoice", field], message: "required" });
}
