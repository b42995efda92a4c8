"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useId, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import { listenToModal, type openModal } from "#lib/storefront/browser/global-modal.ts";
import styles from "./global-modal.module.scss";

type Message = Parameters<typeof openModal>[0];

/** Shows messages from anywhere on the page in a modal (promises §2 Layouts and shell). */
export function GlobalModal() {
	const [message, setMessage] = useState<Message | null>(null);
	useEffect(() => listenToModal(setMessage), []);
	return message && <ModalDialog message={message} onClose={() => setMessage(null)} />;
}

function ModalDialog({ message, onClose }: { message: Message } & Required<Pick<ComponentProps<"dialog">, "onClose">>) {
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
