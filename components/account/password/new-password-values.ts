import { z } from "zod";
import { newPassword } from "#lib/contract/fields.ts";

/** The repeated password, compared only in the browser (promises §5). */
export const passwordAgain = z.string().min(1, "required");

export const PASSWORDS_MATCH = { message: "passwords_differ", path: ["passwordAgain"] };

/** A blank repetition has another error. */
export const isSamePassword = (values: { password: string; passwordAgain: string }) =>
	values.passwordAgain === "" || values.password === values.passwordAgain;

export const newPasswordValues = z
	.object({ password: newPassword, passwordAgain })
	.refine(isSamePassword, PASSWORDS_MATCH);
export type NewPasswordValues = z.infer<typeof newPasswordValues>;
