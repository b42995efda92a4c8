const TOUCHES = ["pointerover", "touchstart", "keydown"] as const;

/** Calls `work` at the first sign that somebody is at the page. Returns the function that stops waiting. */
export function atFirstTouch(work: () => void): () => void {
	const stop = () => {
		for (const touch of TOUCHES) document.removeEventListener(touch, begin);
	};
	const begin = () => {
		stop();
		work();
	};
	for (const touch of TOUCHES) document.addEventListener(touch, begin, { passive: true });
	return stop;
}
