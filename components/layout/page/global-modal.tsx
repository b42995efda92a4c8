"use client";
import { useEffect, useState } from "react";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import { listenToModal, type openModal } from "#lib/storefront/browser/global-modal.ts";

type Message = Parameters<typeof openModal>[0];

const loadDialog = () => import("./modal-dialog.tsx");

/** Shows messages from anywhere on the page in a modal (promises §2 Layouts and shell). */
export function GlobalModal() {
	const [message, setMessage] = useState<Message | null>(null);
	const { part: dialog, fetchNow } = usePart(loadDialog, message !== null);
	useEffect(
		() =>
			listenToModal((next) => {
				// After a failure it is tried again.
				fetchNow();
				setMessage(next);
			}),
		[fetchNow],
	);
	return (
		message &&
		dialog && (
			<LateTexts>
				<dialog.ModalDialog message={message} onClose={() => setMessage(null)} />
			</LateTexts>
		)
	);
}
