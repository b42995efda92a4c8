"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { useOpenDialog } from "../../ui/use-open-dialog.ts";
import styles from "./age-dialog.module.scss";

/** Asks for the age before goods with a minimum age are added (promises §1 Age gate); Escape and the backdrop decline. */
export function AgeDialog({ age, onConfirm, onClose }: { age: number; onConfirm: () => void; onClose: () => void }) {
	const t = useTranslations("product");
	const dialog = useOpenDialog();
	const titleId = useId();
	const confirm = () => {
		dialog.current?.close();
		onConfirm();
	};
	return (
		<dialog ref={dialog} className={styles.root} aria-labelledby={titleId} closedby="any" onClose={onClose}>
			<h2 id={titleId}>{t("ageTitle", { age })}</h2>
			<p>{t("ageText", { age })}</p>
			<div className={styles.actions}>
				<Button onClick={confirm}>{t("ageConfirm", { age })}</Button>
				<Button tone="secondary" onClick={() => dialog.current?.close()}>
					{t("ageDecline")}
				</Button>
			</div>
		</dialog>
	);
}
