"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { usePage } from "#lib/storefront/browser/use-page.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./newsletter-form.module.scss";

/**
 * Newsletter subscription in the footer of every page; the result is a notice and a text beside the field (promises
 * §8). To stay small it uses the browser's e-mail check and leaves other rules to the shop.
 */
export function NewsletterForm({ locale, privacy }: { locale: Locale; privacy: string }) {
	const t = useTranslations("newsletter");
	const text = useFieldText();
	const { input, problem, isBusy, isSaved, submit } = useNewsletter(locale);
	return (
		// Submitted before hydration, the form must not put the e-mail into the address: outside a dialog this method does
		// nothing.
		<form className={styles.root} method="dialog" noValidate aria-labelledby="newsletter-title" onSubmit={submit}>
			<h2 id="newsletter-title" className={styles.title}>
				{t("title")}
			</h2>
			<p>{t("lead")}</p>
			<div className={styles.line}>
				<TextField
					ref={input}
					name="email"
					type="email"
					label={t("email")}
					autoComplete="email"
					maxLength={254}
					isRequired
					error={problem === "already_exists" ? t("exists") : text(problem)}
				/>
				<Button type="submit" isBusy={isBusy}>
					{isBusy ? t("sending") : t("submit")}
				</Button>
			</div>
			<p role="status" className={styles.next}>
				{isSaved ? t("next") : ""}
			</p>
			<Link className={styles.privacy} href={privacy} prefetch={false}>
				{t("privacy")}
			</Link>
		</form>
	);
}

function useNewsletter(locale: Locale) {
	const t = useTranslations("newsletter");
	const notice = useNotice();
	const errorText = useErrorText();
	const input = useRef<HTMLInputElement>(null);
	const [problem, setProblem] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const page = usePage();
	// The footer survives navigations: errors are cleared (promises §2 Generic behaviour), typed text stays.
	// biome-ignore lint/correctness/useExhaustiveDependencies: on every navigation
	useEffect(() => {
		setProblem(undefined);
		setSaved(false);
	}, [page]);

	const complain = (key: string) => {
		setProblem(key);
		input.current?.focus();
	};
	const refuse = (error: unknown) => {
		// Its code did not come.
		if (!(error instanceof ApiError)) return notice("danger", t("failed"));
		const [field] = error.fields.email ?? [];
		if (field) complain(field);
		if (error.code === "already_exists") notice("danger", t("exists"));
		else if (error.code === "too_many_requests" || error.code === "maintenance")
			notice("danger", errorText(error, "server_error"));
		else if (!field) notice("danger", t("failed"));
	};
	const send = async (email: string) => {
		setBusy(true);
		try {
			const { saveSubscriber } = await import("#lib/storefront/account/save-subscriber.ts");
			await saveSubscriber({ email, locale });
			notice("success", t("saved"));
			setSaved(true);
			if (input.current) input.current.value = "";
		} catch (error) {
			refuse(error);
		} finally {
			setBusy(false);
		}
	};
	const submit = (event: SyntheticEvent) => {
		event.preventDefault();
		const field = input.current;
		if (isBusy || !field) return;
		setProblem(undefined);
		setSaved(false);
		if (field.value.trim() === "") return complain("required");
		if (field.validity.typeMismatch) return complain("email");
		void send(field.value.trim());
	};
	return { input, problem, isBusy, isSaved, submit };
}
