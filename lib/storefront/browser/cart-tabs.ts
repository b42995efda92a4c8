/** Keeps the cart the same in all tabs of a browser: a tab that changed it tells the others. */

const CHANNEL = "konfety.cart";
/** A channel also receives messages of other channel objects on the same page; this id marks the page's own messages. */
const OWN = `${Math.random()}`;

export function tellOtherTabs(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(OWN);
	channel.close();
}

/** Calls `onChange` when another tab changed the cart or the login; returns the function that stops listening. */
export function listenToOtherTabs(onChange: () => void): () => void {
	if (typeof BroadcastChannel === "undefined") return () => {};
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }) => {
		if (data !== OWN) onChange();
	};
	return () => channel.close();
}
