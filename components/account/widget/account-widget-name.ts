import type { User } from "#lib/contract/schemas/account.ts";

/** The customer's name, or the e-mail without one. */
export function nameOf({ firstname, lastname, email }: Pick<User, "firstname" | "lastname" | "email">): string {
	return `${firstname} ${lastname}`.trim() || email;
}
