/** Rules of single fields. A message is the key of its text under `validation` in messages/*.json (promises §5). */

import { z } from "zod";
import { CART_MAX_QUANTITY } from "../domain/cart/cart-limits.ts";
import { REVIEW_TEXT_MIN_LENGTH } from "../domain/goods/goods-limits.ts";
import { eachLocale, LOCALES } from "../domain/locale.ts";
import { NOTE_MAX_LENGTH } from "../domain/order/order-terms.ts";
import { PASSWORD_LENGTH } from "../domain/people/account-limits.ts";
import { isCommonPassword } from "../domain/people/common-passwords.ts";
import { isCompanyId, normaliseCompanyId } from "../domain/people/company-id.ts";
import { isPhone, normalisePhone } from "../domain/people/phone.ts";
import { isTaxId, normaliseTaxId } from "../domain/people/tax-id.ts";
import { isZip, normaliseZip } from "../domain/people/zip.ts";

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
// The API's documentation cannot see the limit behind a transform, so `meta` repeats it.
export const optionalLine = (max: number) => line(max).default("").meta({ maxLength: max });
export const requiredLine = (max: number) =>
	line(max).pipe(z.string().min(1, "required")).meta({ minLength: 1, maxLength: max });

/** Plain text of several lines: trimmed, well-formed, without other control characters. */
const lines = (max: number, absent = "invalid") =>
	z
		.string(absent)
		.transform((text) =>
			text
				.toWellFormed()
				.replace(/[^\P{Cc}\n]/gu, " ")
				.trim(),
		)
		.pipe(z.string().max(max, "too_long"));

/** At most 500 characters. Absent stays absent: a change without a note keeps the old one. */
export const note = lines(NOTE_MAX_LENGTH).meta({ maxLength: NOTE_MAX_LENGTH });
/** An opinion or description: at least 10 characters, so that it says something. */
export const requiredText = (max: number) =>
	lines(max, "required")
		.pipe(z.string().min(1, "required").pipe(z.string().min(REVIEW_TEXT_MIN_LENGTH, "too_short")))
		.meta({ minLength: REVIEW_TEXT_MIN_LENGTH, maxLength: max });

/** Optional text of several lines. */
export const optionalText = (max: number) => lines(max).default("").meta({ maxLength: max });

export const id = z.number("numeric").int("numeric").min(1, "numeric").max(ID_MAX, "numeric");
/** An id in an address: digits only. Any other text is answered as not found. */
export const pathId = z
	.string()
	.regex(/^[1-9]\d{0,9}$/)
	.transform(Number)
	.pipe(z.number().max(ID_MAX));
export const uuid = z.uuid();
export const locale = z.enum(LOCALES);
/** Address of a thing in each language. */
export const urls = z.object(eachLocale(() => z.string()));
/** What the shopper reads now; the cart, and then its order, is in it from now on. Without it the cart's own language counts. */
export const readLocale = locale.optional();
export const quantity = z.number("numeric").int("numeric").min(0, "numeric").max(CART_MAX_QUANTITY, "too_many");

export const email = line(254)
	.pipe(z.string().min(1, "required").pipe(z.email("email")))
	.meta({ format: "email", maxLength: 254 });
/** A password to compare; today's rules do not apply to older passwords. */
export const password = z.string("required").min(1, "required").max(PASSWORD_LENGTH.max, "too_long");
/** A new password: at least 8 characters, none of the commonest. */
export const newPassword = password
	.pipe(
		z
			.string()
			.min(PASSWORD_LENGTH.min, "password_short")
			.refine((text) => !isCommonPassword(text), "password_common"),
	)
	.meta({
		minLength: PASSWORD_LENGTH.min,
		maxLength: PASSWORD_LENGTH.max,
		description: "None of the commonest passwords",
	});
/** Token of the captcha in the browser; not required without captcha keys. */
export const captchaToken = z.string("invalid").max(4096, "too_long").optional();
/** Secret in the address of a mailed link. */
export const linkSecret = z.string().regex(/^[\w-]{43}$/);
/**
 * Secret in the address of an order, a request, a watch or a newsletter: base64url, 24 random bytes when the shop makes
 * it.
 */
export const pathHash = z.string().regex(/^[\w-]{20,64}$/);

const phoneText = line(30).transform((text) => normalisePhone(text));
/** Nine digits are a Czech number; others need a prefix. Separators are removed; stored as "+420777123456". */
export const phone = phoneText
	.pipe(z.string().min(1, "required").pipe(z.string().refine(isPhone, "phone")))
	.meta({ description: "Nine digits are a Czech number, others carry their prefix; blanks forgiven" });
export const optionalPhone = phoneText
	.pipe(z.string().refine((text) => text === "" || isPhone(text), "phone"))
	.default("")
	.meta({ description: "As a phone elsewhere, or blank" });

/** Postcode of five digits; "602 00" and "CZ-60200" are accepted and stored as "60200". */
export const zip = line(12)
	.transform(normaliseZip)
	.pipe(
		z
			.string()
			.min(1, "required")
			.pipe(z.string().regex(/^\d{5}$/, "zip")),
	)
	.meta({ description: "Five digits, as the country has them; blanks forgiven" });

/** A postcode, or blank. */
export const optionalZip = line(12)
	.transform(normaliseZip)
	.pipe(z.string().regex(/^(\d{5})?$/, "zip"))
	.default("")
	.meta({ description: "Five digits, or blank" });

/** Adds an issue at `zip` for a postcode that the country does not have. */
export function checkZip(address: { zip: string; country: string }, context: z.RefinementCtx): void {
	if (/^\d{5}$/.test(address.zip) && !isZip(address.zip, address.country))
		context.addIssue({ code: "custom", path: ["zip"], message: "zip" });
}

export const country = z.string("required").regex(/^[A-Z]{2}$/, "required");
/** IČO as it is stored, valid or not: no spaces, leading zeros added. */
const companyIdText = line(12).transform(normaliseCompanyId);
export const optionalCompanyId = companyIdText.default("").meta({ description: "IČO: eight digits, or blank" });
/** IČO: eight digits with a check digit (8 to 2 weighted sum, modulo 11). */
export const companyId = companyIdText.pipe(z.string().refine(isCompanyId, "company_id"));

/** DIČ as it is stored, valid or not: upper case, no spaces, "CZ" added to bare digits. */
export const optionalTaxId = line(20)
	.transform(normaliseTaxId)
	.default("")
	.meta({ description: "DIČ, such as CZ27074358, or blank" });
/** DIČ, or blank. Spaces, dashes and dots are removed before; other signs have an error of their own (promises §5 Regex). */
export const taxId = optionalTaxId.superRefine((text, context) => {
	if (text === "" || isTaxId(text)) return;
	context.addIssue({ code: "custom", message: /^[\p{L}\d]*$/u.test(text) ? "tax_id" : "alphanumeric" });
});
