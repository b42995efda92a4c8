"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState } from "react-hook-form";
import { PASSWORD_LENGTH } from "#lib/domain/people/account-limits.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { PasswordField } from "../../form/password-field.tsx";
import type { NewPasswordValues } from "./new-password-values.ts";

/** A new password, typed twice; pasting works, for password managers. */
export function NewPasswordFields({ labels }: { labels: { password: string; passwordAgain: string } }) {
	const t = useTranslations("myAccount");
	const text = useFieldText();
	const { register, control, getFieldState, trigger } = useFormContext<NewPasswordValues>();
	const { errors } = useFormState({ control });
	// A correction of the first password may fix the error of the second.
	const compareAgain = () => {
		if (getFieldState("passwordAgain").error) void trigger("passwordAgain");
	};
	return (
		<>
			<PasswordField
				{...register("password", { onChange: compareAgain })}
				label={labels.password}
				hint={t("passwordHint", { length: PASSWORD_LENGTH.min })}
				autoComplete="new-password"
				isRequired
				error={text(errors.password?.message)}
			/>
			<PasswordField
				{...register("passwordAgain")}
				label={labels.passwordAgain}
				autoComplete="new-password"
				isRequired
				error={text(errors.passwordAgain?.message)}
			/>
		</>
	);
}
