"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import styles from "./order-dialog.module.scss";

type Props = {
	title: string;
	/** Called when the dialog is closed and has returned the focus. */
	onClose: () => void;
	children: (close: () => void) => ReactNode;
};

/** A dialog that is open while mounted. The cross, Escape and the backdrop close it. */
export function OrderDialog({ title, onClose, children }: Props) {
	const t = useTranslations("order");
	const dialog = useOpenDialog();
	const titleId = useId();
	const close = () => dialog.current?.close();
	return (
		<dialog ref={dialog} className={styles.root} aria-labelledby={titleId} closedby="any" onClose={onClose}>
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
