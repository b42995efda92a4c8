import type { User } from "#lib/contract/schemas/account.ts";

/** What a customer is called; the e-mail for one without a name. */
export function nameOf({ firstname, lastname, email }: Pick<User, "firstname" | "lastname" | "email">): string {
	return `${firstname} ${lastname}`.trim() || email;
}
