"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import { useAskToWatch } from "#lib/storefront/account/watchdog.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./watch-guest.module.scss";

/** For a guest, who may not watch (promises §6): one mail to an e-mail that its owner confirms (decisions 200). */
export function WatchGuest({ variantId, locale }: { variantId: number; locale: Locale }) {
	const t = useTranslations("watchGuest");
	const text = useFieldText();
	const titleId = useId();
	const root = useRef<HTMLFormElement>(null);
	// Below the button it may begin under the lower edge of a small phone.
	useEffect(() => root.current?.scrollIntoView?.({ block: "nearest" }), []);
	const { input, problem, isBusy, isSent, submit } = useGuestWatch(variantId, locale);
	return (
		<form ref={root} className={styles.root} method="dialog" noValidate aria-labelledby={titleId} onSubmit={submit}>
			<strong id={titleId}>{t("title")}</strong>
			<div className={styles.line}>
				<TextField
					ref={input}
					name="email"
					type="email"
					label={t("email")}
					autoComplete="email"
					maxLength={254}
					isRequired
					error={text(problem)}
				/>
				<Button type="submit" isBusy={isBusy}>
					{isBusy ? t("sending") : t("submit")}
				</Button>
			</div>
			<p role="status">{isSent && <strong>{t("sent")}</strong>}</p>
			<p className={styles.note}>
				{t("note")}{" "}
				<Link href={legalPath(locale, "privacy")} prefetch={false}>
					{t("privacy")}
				</Link>
			</p>
		</form>
	);
}

function useGuestWatch(variantId: number, locale: Locale) {
	const t = useTranslations("watchdog");
	const notice = useNotice();
	const errorText = useErrorText();
	const ask = useAskToWatch(locale, variantId);
	const input = useRef<HTMLInputElement>(null);
	const [problem, setProblem] = useState<string>();
	const complain = (key: string) => {
		setProblem(key);
		input.current?.focus();
	};
	const refuse = (error: unknown) => {
		const [field] = error instanceof ApiError ? (error.fields.email ?? []) : [];
		if (field) return complain(field);
		const isTold = error instanceof ApiError && error.status >= 400 && error.status < 500;
		notice("danger", isTold ? errorText(error, "server_error") : t("notSaved"));
	};
	const submit = (event: SyntheticEvent) => {
		event.preventDefault();
		const field = input.current;
		if (ask.isPending || !field) return;
		setProblem(undefined);
		if (field.value.trim() === "") return complain("required");
		if (field.validity.typeMismatch) return complain("email");
		ask.mutate(field.value.trim(), { onError: refuse });
	};
	return { input, problem, isBusy: ask.isPending, isSent: ask.isSuccess, submit };
}
