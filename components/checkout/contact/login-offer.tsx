"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { LoginDialog } from "./login-dialog.tsx";
import styles from "./login-offer.module.scss";

/** Lets a customer sign in during the checkout; typed values stay. */
export function LoginOffer({ locale, onLogin }: { locale: Locale; onLogin: () => void }) {
	const t = useTranslations("checkout.login");
	const isSignedIn = useIsSignedIn();
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	const done = () => {
		close();
		onLogin();
	};
	if (isSignedIn) return null;
	return (
		<div className={styles.root}>
			<p>
				<strong>{t("question")}</strong> {t("offer")}
			</p>
			<Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t("button")}
			</Button>
			{isOpen && <LoginDialog locale={locale} onDone={done} onClose={close} />}
		</div>
	);
}
