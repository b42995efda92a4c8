"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import styles from "./account-dialog.module.scss";

type Props = {
	title: string;
	/** Called when the dialog is closed and has returned the focus. */
	onClose: () => void;
	/** Whether a click on the backdrop closes it too; not for dialogs with text fields. */
	isLight?: boolean;
	children: (close: () => void) => ReactNode;
};

/** A dialog that is open while mounted. The cross and Escape close it. */
export function AccountDialog({ title, onClose, isLight = false, children }: Props) {
	const t = useTranslations("myAccount");
	const dialog = useOpenDialog();
	const titleId = useId();
	const close = () => dialog.current?.close();
	return (
		<dialog
			ref={dialog}
			className={styles.root}
			aria-labelledby={titleId}
			closedby={isLight ? "any" : "closerequest"}
			onClose={onClose}
		>
			<div className={styles.head}>
				<h2 id={titleId}>{title}</h2>
				<button type="button" aria-label={t("close")} onClick={close}>
					<Icon name="x" />
				</button>
			</div>
			{children(close)}
		</dialog>
	);
}
