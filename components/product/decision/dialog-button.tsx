"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./dialog-button.module.scss";

/** A button that opens a dialog with the same name; the dialog's content is in the page from the start. */
export function DialogButton({ label, children }: { label: string; children: ReactNode }) {
	const t = useTranslations("productDetail");
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	return (
		<>
			<Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				{label}
			</Button>
			<dialog ref={dialog} className={styles.root} aria-labelledby={titleId} closedby="any">
				<div className={styles.head}>
					<h2 id={titleId}>{label}</h2>
					<button type="button" aria-label={t("close")} onClick={() => dialog.current?.close()}>
						<Icon name="x" />
					</button>
				</div>
				{children}
			</dialog>
		</>
	);
}
