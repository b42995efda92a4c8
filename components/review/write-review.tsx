"use client";
import { useTranslations } from "next-intl";
import { type ComponentType, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { isSignedIn, loginPathFromHere } from "#lib/storefront/customer/customer.ts";
import type { ReviewFormProps } from "./review-form.tsx";
import styles from "./write-review.module.scss";

/** A button that opens the form in a modal; guests are asked to log in first (promises §6). */
export function WriteReview({ locale, product }: { locale: Locale; product: { id: number; name: string } }) {
	const t = useTranslations("review");
	const notice = useNotice();
	const dialog = useRef<HTMLDialogElement>(null);
	const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [loginPath, setLoginPath] = useState<string | null>(null);
	const [isSent, setIsSent] = useState(false);

	// The form loads zod, which is not needed before somebody writes a review.
	const loadForm = async () => {
		setHasFailed(false);
		try {
			const { ReviewForm } = await import("./review-form.tsx");
			setForm(() => ReviewForm);
		} catch {
			setHasFailed(true);
		}
	};
	const open = () => {
		setLoginPath(isSignedIn() ? null : loginPathFromHere(locale));
		if (!isSignedIn()) return;
		dialog.current?.showModal();
		if (!Form) void loadForm();
	};
	const close = () => dialog.current?.close();
	const finish = () => {
		close();
		setIsSent(true);
		notice("success", t("sent"));
	};

	return (
		<div className={styles.root}>
			<Button tone="secondary" onClick={open}>
				{t("write")}
			</Button>
			<p className={styles.status} role="status">
				{isSent && t("waiting")}
				{loginPath !== null && (
					<>
						{t("guest")} <a href={loginPath}>{t("login")}</a>
					</>
				)}
			</p>
			<dialog ref={dialog} className={styles.dialog} aria-labelledby="write-review" closedby="any">
				<h2 id="write-review">{t("form.title")}</h2>
				<p className={styles.product}>{product.name}</p>
				{Form && <Form locale={locale} productId={product.id} onSent={finish} />}
				{!Form && !hasFailed && <p role="status">{t("form.loading")}</p>}
				{hasFailed && (
					<div role="alert" className={styles.failed}>
						<p>{t("form.failed")}</p>
						<Button onClick={() => void loadForm()}>{t("form.retry")}</Button>
					</div>
				)}
				{/* Last in order, so that an opened form begins with its first field. */}
				<button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
					<span aria-hidden="true">×</span>
				</button>
			</dialog>
		</div>
	);
}
