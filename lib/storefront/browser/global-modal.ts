/** The shop's global modal (promises §2): any code dispatches an event, and the shell shows the message. */
const EVENT = "shop:modal";

type ModalMessage = {
	title: string;
	/** Only "text" is known; for others the modal shows "Neznámý typ". */
	type: string;
	/** An empty line separates paragraphs. */
	content: string;
};

export function openModal(message: ModalMessage): void {
	window.dispatchEvent(new CustomEvent<ModalMessage>(EVENT, { detail: message }));
}

/** Calls `onOpen` with each message from now on; returns the function that stops it. */
export function listenToModal(onOpen: (message: ModalMessage) => void): () => void {
	const open = (event: Event) => {
		if (event instanceof CustomEvent) onOpen(event.detail as ModalMessage);
	};
	window.addEventListener(EVENT, open);
	return () => window.removeEventListener(EVENT, open);
}
