import { useCallback, useRef, useState } from "react";

/** A strip that scrolls between slides of its width: the index shown, and a function to show another. */
export function useSlides(count: number) {
	const strip = useRef<HTMLUListElement>(null);
	/** Target of a smooth scroll; slides passed on the way do not count as shown. */
	const heading = useRef<number | null>(null);
	const [index, setIndex] = useState(0);

	const show = useCallback(
		(wanted: number) => {
			const next = Math.max(0, Math.min(count - 1, wanted));
			const element = strip.current;
			heading.current = next;
			setIndex(next);
			if (!element) return;
			element.scrollLeft = next * element.clientWidth;
			// The focus must not stay on a slide that is out of sight.
			if (!element.contains(document.activeElement)) return;
			element.children[next]?.querySelector("a")?.focus({ preventScroll: true });
		},
		[count],
	);
	const takeHold = () => {
		heading.current = null;
	};
	const onScroll = () => {
		const element = strip.current;
		if (!element || element.clientWidth === 0) return;
		const nearest = Math.round(element.scrollLeft / element.clientWidth);
		if (heading.current !== null && heading.current !== nearest) return;
		heading.current = null;
		setIndex(nearest);
	};
	return { index, show, strip: { ref: strip, onScroll, onPointerDown: takeHold, onWheel: takeHold } };
}
