"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import type { openModal } from "#lib/storefront/browser/global-modal.ts";
import styles from "./global-modal.module.scss";

type Props = { message: Parameters<typeof openModal>[0]; onClose: () => void };

/** A message over the page. */
export function ModalDialog({ message, onClose }: Props) {
	const t = useTranslations("header");
	const dialog = useOpenDialog();
	const titleId = useId();
	const content = message.type === "text" ? String(message.content ?? "") : t("unknownType");
	return (
		<dialog ref={dialog} className={styles.root} aria-labelledby={titleId} closedby="any" onClose={onClose}>
			<div className={styles.head}>
				<h2 id={titleId}>{message.title}</h2>
				<button type="button" aria-label={t("close")} onClick={() => dialog.current?.close()}>
					<Icon name="x" />
				</button>
			</div>
			{content.split(/\n{2,}/).map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
				<p key={index}>{paragraph}</p>
			))}
		</dialog>
	);
}
