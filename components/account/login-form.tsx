"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { ApiError } from "#lib/api/browser.ts";
import { useLogin } from "#lib/api/login.ts";
import { useErrorText } from "#lib/api/use-error-text.ts";
import { type LoginBody, type LoginInput, loginBody } from "#lib/contract/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./login-form.module.scss";

/** Event of the form when the shop refused the login (spec §8); its detail is the list of sentences. */
export const LOGIN_FAILED = "login-failed";

/** E-mail and password (spec §5); what is typed stays after a refusal. The guest's cart comes along. */
export function LoginForm({ onDone }: { locale: Locale; onDone: () => void }) {
	const t = useTranslations("login");
	const texts = useTranslations("validation");
	const errorText = useErrorText();
	const notice = useNotice();
	const login = useLogin();
	const element = useRef<HTMLFormElement>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isShown, setShown] = useState(false);
	const form = useForm<LoginInput, unknown, LoginBody>({
		resolver: zodResolver(loginBody),
		defaultValues: { email: "", password: "" },
		mode: "onTouched",
	});
	const { errors, isSubmitting } = form.formState;
	const textOf = (key: string | undefined) => {
		if (key === undefined) return undefined;
		return texts.has(key as "required") ? texts(key as "required") : texts("invalid");
	};

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
			const { missing = [] } = await login.mutateAsync({ email, password });
			if (missing.length > 0) notice("danger", t("missing", { goods: missing.join(", ") }));
		} catch (error) {
			return refuse(error);
		}
		onDone();
	};
	return (
		<form
			ref={element}
			className={styles.root}
			noValidate
			onSubmit={(event) => {
				// Inside another form's dialog it must not send that one too.
				event.stopPropagation();
				void form.handleSubmit(send)(event);
			}}
		>
			<TextField
				{...form.register("email")}
				type="email"
				label={t("email")}
				autoComplete="username"
				isRequired
				error={textOf(errors.email?.message)}
			/>
			<TextField
				{...form.register("password")}
				type={isShown ? "text" : "password"}
				label={t("password")}
				autoComplete="current-password"
				isRequired
				error={textOf(errors.password?.message)}
			/>
			<CheckboxField label={t("show")} checked={isShown} onChange={() => setShown(!isShown)} />
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
