import { z } from "zod";
import { optionalPhone } from "#lib/contract/fields.ts";
import { type RegisterInput, registerBody } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { normalisePhone, PHONE_PREFIXES, type PhonePrefix } from "#lib/domain/people/phone.ts";
import { isSamePassword, PASSWORDS_MATCH, passwordAgain } from "../password/new-password-values.ts";

const { firstname, lastname, email, password, newsletter, consent } = registerBody.shape;

/** Values of the fields: the phone in two parts, the password twice. */
export const registerValues = z
	.object({
		firstname,
		lastname,
		email,
		phonePrefix: z.enum(PHONE_PREFIXES),
		phone: z.string(),
		password,
		passwordAgain,
		newsletter,
		consent,
	})
	.refine(isSamePassword, PASSWORDS_MATCH)
	.refine(({ phone, phonePrefix }) => optionalPhone.safeParse(normalisePhone(phone, phonePrefix)).success, {
		message: "phone",
		path: ["phone"],
	});
export type RegisterValues = z.input<typeof registerValues>;
export type RegisterFields = z.output<typeof registerValues>;

export const blankRegistration = (phonePrefix: PhonePrefix): RegisterValues => ({
	firstname: "",
	lastname: "",
	email: "",
	phonePrefix,
	phone: "",
	password: "",
	passwordAgain: "",
	newsletter: false,
	consent: false,
});

/** The body of the call that the fields describe. */
export function registrationOf(fields: RegisterFields, locale: Locale, captchaToken?: string): RegisterInput {
	const { phonePrefix, passwordAgain: _again, ...body } = fields;
	return {
		...body,
		phone: normalisePhone(body.phone, phonePrefix),
		locale,
		...(captchaToken === undefined ? {} : { captchaToken }),
	};
}
