/** Tabs of one browser show one cart: a tab that changed it tells the others. */

const CHANNEL = "konfety.cart";
/** A channel hears what another object of the same page says on it; this tells its own messages from those of other tabs. */
const OWN = `${Math.random()}`;

export function tellOtherTabs(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(OWN);
	channel.close();
}

/** Calls `onChange` when another tab changed the cart or who is signed in; returns how to stop listening. */
export function listenToOtherTabs(onChange: () => void): () => void {
	if (typeof BroadcastChannel === "undefined") return () => {};
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }) => {
		if (data !== OWN) onChange();
	};
	return () => channel.close();
}
