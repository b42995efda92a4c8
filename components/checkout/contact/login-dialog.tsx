"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { LoginForm } from "#components/account/login/login-form.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./login-dialog.module.scss";

type Props = { locale: Locale; onDone: () => void; onClose: () => void };

export function LoginDialog({ locale, onDone, onClose }: Props) {
	const t = useTranslations("checkout.login");
	const dialog = useOpenDialog();
	const titleId = useId();
	return (
		<dialog ref={dialog} className={styles.root} aria-labelledby={titleId} onClose={onClose}>
			<div className={styles.head}>
				<h2 id={titleId}>{t("title")}</h2>
				<button type="button" aria-label={t("close")} onClick={() => dialog.current?.close()}>
					<Icon name="x" />
				</button>
			</div>
			<LoginForm locale={locale} onDone={onDone} />
		</dialog>
	);
}
