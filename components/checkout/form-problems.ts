import type { FieldErrors } from "react-hook-form";
import type { CheckoutValues } from "../form/form-values.ts";

/** A field and the key of its error. */
export type Problem = { name: string; key: string };

/** Fields in the order of the screen. */
const ORDER = [
	"deliveryId",
	"branchId",
	"pickupPointId",
	"paymentId",
	"email",
	"phone",
	"companyId",
	"invoice.company",
	"taxId",
	"invoice",
	"address",
	"note",
	"consent",
];

/** The errors of a form as a flat list, in the order of the screen. */
export function problemsOf(errors: FieldErrors<CheckoutValues>): Problem[] {
	const place = ({ name }: Problem) => ORDER.indexOf(ORDER.includes(name) ? name : (name.split(".")[0] ?? ""));
	return flat(errors, "").sort((a, b) => place(a) - place(b));
}

function flat(errors: object, prefix: string): Problem[] {
	return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
		if (typeof error !== "object" || error === null) return [];
		const name = prefix === "" ? part : `${prefix}.${part}`;
		if ("message" in error && typeof error.message === "string") return [{ name, key: error.message }];
		return flat(error, name);
	});
}
