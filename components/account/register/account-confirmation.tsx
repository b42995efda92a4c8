"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { useSendConfirmation } from "#lib/storefront/account/account.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import styles from "./account-confirmation.module.scss";

/** Asks the customer to confirm the e-mail, and sends the link again. */
export function AccountConfirmation({ email }: { email: string }) {
	const t = useTranslations("myAccount.confirmation");
	const notice = useNotice();
	const errorText = useErrorText();
	const send = useSendConfirmation();
	const section = useRef<HTMLElement>(null);
	const refuse = (error: unknown) => {
		if (forgetEndedSession(error)) return;
		const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
		notice("danger", isKnown ? errorText(error, "server_error") : t("failed"));
	};
	return (
		<section ref={section} className={styles.root} aria-label={t("title")} tabIndex={-1}>
			<Icon name="mail" size={28} />
			<div className={styles.texts}>
				<strong>{t("title")}</strong>
				<p role="status">{send.isSuccess ? t("sent", { email }) : t("text", { email })}</p>
			</div>
			{!send.isSuccess && (
				<Button
					tone="secondary"
					size="small"
					isBusy={send.isPending}
					onClick={() =>
						// The button disappears after success.
						send.mutate(undefined, { onError: refuse, onSuccess: () => section.current?.focus() })
					}
				>
					{send.isPending ? t("sending") : t("send")}
				</Button>
			)}
		</section>
	);
}
