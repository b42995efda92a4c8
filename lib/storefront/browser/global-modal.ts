/** The shop's global modal (promises §2): whoever has something to say dispatches an event, and the shell shows it. */
const EVENT = "shop:modal";

type ModalMessage = {
	title: string;
	/** Only "text" is known; the modal says so of any other. */
	type: string;
	/** Paragraphs are parted by an empty line. */
	content: string;
};

export function openModal(message: ModalMessage): void {
	window.dispatchEvent(new CustomEvent<ModalMessage>(EVENT, { detail: message }));
}

/** Calls `onOpen` with each message from now on; returns how to stop. */
export function listenToModal(onOpen: (message: ModalMessage) => void): () => void {
	const open = (event: Event) => {
		if (event instanceof CustomEvent) onOpen(event.detail as ModalMessage);
	};
	window.addEventListener(EVENT, open);
	return () => window.removeEventListener(EVENT, open);
}
