"use client";
import { useTranslations } from "next-intl";
import { type ComponentType, use, useRef, useState } from "react";
import { fetchLateTexts, LateTextsAddress } from "#components/texts/late-texts.tsx";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { fromHere } from "#lib/storefront/customer/from-here.ts";
import { isSignedIn } from "#lib/storefront/customer/signed-in.ts";
import type { ReviewFormProps } from "./review-form.tsx";
import styles from "./write-review.module.scss";

type Props = {
	locale: Locale;
	/** Address of the login. */
	login: string;
	product: { id: number; name: string };
	/** Of the form, whose other texts come with it. */
	labels: Record<"title" | "loading" | "failed" | "retry", string>;
};

/** A button that opens the form in a modal; guests are asked to log in first (promises §6). */
export function WriteReview({ locale, login, product, labels }: Props) {
	const t = useTranslations("review");
	const notice = useNotice();
	const texts = use(LateTextsAddress);
	const dialog = useRef<HTMLDialogElement>(null);
	const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [loginPath, setLoginPath] = useState<string | null>(null);
	const [isSent, setIsSent] = useState(false);

	// The form loads zod, which is not needed before somebody writes a review.
	const loadForm = async () => {
		setHasFailed(false);
		try {
			const [{ ReviewForm }] = await Promise.all([import("./review-form.tsx"), fetchLateTexts(texts)]);
			setForm(() => ReviewForm);
		} catch {
			setHasFailed(true);
		}
	};
	const open = () => {
		setLoginPath(isSignedIn() ? null : fromHere(login));
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
				<h2 id="write-review">{labels.title}</h2>
				<p className={styles.product}>{product.name}</p>
				{Form && <Form locale={locale} productId={product.id} onSent={finish} />}
				{!Form && !hasFailed && <p role="status">{labels.loading}</p>}
				{hasFailed && (
					<div role="alert" className={styles.failed}>
						<p>{labels.failed}</p>
						<Button onClick={() => void loadForm()}>{labels.retry}</Button>
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
