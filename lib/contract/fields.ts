/** Rules of single fields. A message is the key of its text under `validation` in messages/*.json (spec §5). */
import { z } from "zod";
import { CART_MAX_QUANTITY, NOTE_MAX_LENGTH } from "../domain/limits.ts";

const ID_MAX = 2 ** 31 - 1;

/** Plain text on one line: trimmed, well-formed, without control characters. */
const line = (max: number) =>
	z
		.string("required")
		.transform((text) =>
			text
				.toWellFormed()
				.replace(/\p{Cc}/gu, " ")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.pipe(z.string().max(max, "too_long"));
export const optionalLine = (max: number) => line(max).default("");
export const requiredLine = (max: number) => line(max).pipe(z.string().min(1, "required"));

/** Several lines, at most 500 characters. Absent stays absent: a change that sends no note keeps the old one. */
export const note = z
	.string()
	.transform((text) =>
		text
			.toWellFormed()
			.replace(/[^\P{Cc}\n]/gu, " ")
			.trim(),
	)
	.pipe(z.string().max(NOTE_MAX_LENGTH, "too_long"));

export const id = z.number("numeric").int("numeric").min(1, "numeric").max(ID_MAX, "numeric");
/** An id in an address: digits only. Anything else is a thing that does not exist. */
export const pathId = z
	.string()
	.regex(/^[1-9]\d{0,9}$/)
	.transform(Number)
	.pipe(z.number().max(ID_MAX));
export const uuid = z.uuid();
export const locale = z.enum(["cs", "en"]);
export const quantity = z.number("numeric").int("numeric").min(0, "numeric").max(CART_MAX_QUANTITY, "too_many");

export const email = line(254).pipe(z.string().min(1, "required").pipe(z.email("email")));
export const password = z.string("required").min(1, "required").max(200, "too_long");

/** Czech phone: nine digits with or without a prefix, spaces and dashes forgiven; kept as "+420777123456". */
export const phone = line(30)
	.transform((text) => text.replace(/[\s\-().]/g, "").replace(/^00/, "+"))
	.transform((text) => (/^[2-9]\d{8}$/.test(text) ? `+420${text}` : text))
	.pipe(
		z
			.string()
			.min(1, "required")
			.pipe(z.string().regex(/^\+\d{9,15}$/, "phone")),
	);

/** Postcode of five digits, "602 00" or "CZ-60200" forgiven; kept as "60200". */
export const zip = line(12)
	.transform((text) => text.replace(/^(CZ|SK)-?/i, "").replace(/\s/g, ""))
	.pipe(
		z
			.string()
			.min(1, "required")
			.pipe(z.string().regex(/^\d{5}$/, "zip")),
	);

export const country = z.string("required").regex(/^[A-Z]{2}$/, "required");
/** IČO as it is kept, right or not: without blanks, leading zeros added. */
const companyIdText = line(12)
	.transform((text) => text.replace(/\s/g, ""))
	.transform((text) => (/^\d{1,8}$/.test(text) ? text.padStart(8, "0") : text));
export const optionalCompanyId = companyIdText.default("");
/** IČO: eight digits with a check digit (8 to 2 weighted sum, modulo 11). */
export const companyId = companyIdText.pipe(z.string().refine(isCompanyId, "company_id"));

function isCompanyId(text: string): boolean {
	if (!/^\d{8}$/.test(text)) return false;
	const sum = [...text.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
	return (11 - (sum % 11)) % 10 === Number(text[7]);
}
