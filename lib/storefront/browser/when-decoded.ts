/** Runs `then` once the picture can be painted at once, or has failed; until then what is shown may stay. Returns how to give it up. */
export function whenDecoded(picture: HTMLImageElement | undefined, then: () => void): () => void {
	let isWanted = true;
	const go = () => isWanted && then();
	// A lazy picture that is out of sight would never be decoded.
	if (picture) picture.loading = "eager";
	if (!picture?.decode) go();
	else picture.decode().then(go, go);
	return () => {
		isWanted = false;
	};
}

/** Asks for the pictures of this address on the page that are still waiting to be scrolled to. */
export function loadNow(src: string | null): void {
	for (const picture of document.images) if (src && picture.src.includes(src)) picture.loading = "eager";
}
