"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type LoginBody, type LoginInput, loginBody } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useLogin } from "#lib/storefront/account/login.ts";
import { keepNotice } from "#lib/storefront/browser/kept-notice.ts";
import { isLeaving as isPageLeaving, whileLeaving } from "#lib/storefront/browser/leave.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { PasswordField } from "../../form/password-field.tsx";
import styles from "./login-form.module.scss";

/** Event dispatched by the form when the shop refuses the login (promises §8); `detail` is the list of sentences. */
export const LOGIN_FAILED = "login-failed";

type Props = {
	locale: Locale;
	onDone: () => void;
	/** Whether the login leaves the document, so that the next page must say what did not fit into the cart. */
	isLeaving?: boolean;
};

/** E-mail and password (promises §5); typed values stay after a refusal. The guest's cart is merged. */
export function LoginForm({ locale, onDone, isLeaving = false }: Props) {
	const t = useTranslations("login");
	const fieldText = useFieldText();
	const errorText = useErrorText();
	const notice = useNotice();
	const login = useLogin({ isLeaving });
	const element = useRef<HTMLFormElement>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const form = useForm<LoginInput, unknown, LoginBody>({
		resolver: zodResolver(loginBody),
		defaultValues: { email: "", password: "" },
		mode: "onTouched",
	});
	const { errors, isSubmitting } = form.formState;

	// The router keeps a left page: on return it shows no errors and no password.
	const { reset, getValues } = form;
	const hasBeenLeft = useRef(false);
	useEffect(() => {
		if (hasBeenLeft.current) {
			reset({ ...getValues(), password: "" });
			setProblem(null);
		}
		return () => {
			hasBeenLeft.current = true;
		};
	}, [reset, getValues]);

	const refuse = (error: unknown) => {
		const fields = error instanceof ApiError ? error.fields : {};
		for (const name of ["email", "password"] as const) {
			const key = fields[name]?.[0];
			if (key) form.setError(name, { type: "server", message: key }, { shouldFocus: true });
		}
		const sentences = [errorText(error, "login")];
		setProblem(sentences.join(", "));
		element.current?.dispatchEvent(new CustomEvent(LOGIN_FAILED, { bubbles: true, detail: sentences }));
	};
	const send = async ({ email, password }: LoginBody) => {
		setProblem(null);
		try {
			const { missing = [] } = await login.mutateAsync({ email, password, locale });
			const tell = isLeaving ? keepNotice : notice;
			if (missing.length > 0) tell("danger", t("missing", { goods: missing.join(", ") }));
		} catch (error) {
			return refuse(error);
		}
		onDone();
		await whileLeaving();
	};
	return (
		<form
			ref={element}
			className={styles.root}
			// Submitted before hydration, the form must not put the password into the address: outside a dialog this method does
			// nothing.
			method="dialog"
			noValidate
			onSubmit={(event) => {
				// In a dialog inside another form, it must not submit that one too.
				event.stopPropagation();
				event.preventDefault();
				if (!isSubmitting && !isPageLeaving()) void form.handleSubmit(send)(event);
			}}
		>
			<TextField
				{...form.register("email")}
				type="email"
				label={t("email")}
				autoComplete="username"
				isRequired
				error={fieldText(errors.email?.message)}
			/>
			<PasswordField
				{...form.register("password")}
				label={t("password")}
				autoComplete="current-password"
				isRequired
				error={fieldText(errors.password?.message)}
			/>
			{problem && (
				<p className={styles.problem} role="alert">
					{problem}
				</p>
			)}
			<Button type="submit" size="large" isWide isBusy={isSubmitting}>
				{isSubmitting ? t("sending") : t("submit")}
			</Button>
		</form>
	);
}
