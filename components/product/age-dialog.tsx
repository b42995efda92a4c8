"use client";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "#components/ui/button.tsx";
import styles from "./age-dialog.module.scss";

/** Asks for the age before goods with a minimum one are added (spec §1 age gate); Escape and the backdrop decline. */
export function AgeDialog({
	dialog,
	age,
	onConfirm,
}: {
	dialog: RefObject<HTMLDialogElement | null>;
	age: number;
	onConfirm: () => void;
}) {
	const t = useTranslations("product");
	const confirm = () => {
		dialog.current?.close();
		onConfirm();
	};
	return (
		<dialog ref={dialog} className={styles.root} aria-labelledby="age-title" closedby="any">
			<h2 id="age-title">{t("ageTitle", { age })}</h2>
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
