import { z } from "zod";
import { newPassword } from "#lib/contract/fields.ts";

/** The second typing of a password, compared in the browser alone (promises §5). */
export const passwordAgain = z.string().min(1, "required");

export const PASSWORDS_MATCH = { message: "passwords_differ", path: ["passwordAgain"] };

/** A second one that is blank yet lacks something else. */
export const isSamePassword = (values: { password: string; passwordAgain: string }) =>
	values.passwordAgain === "" || values.password === values.passwordAgain;

export const newPasswordValues = z
	.object({ password: newPassword, passwordAgain })
	.refine(isSamePassword, PASSWORDS_MATCH);
export type NewPasswordValues = z.infer<typeof newPasswordValues>;
