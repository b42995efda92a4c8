import { useCallback, useRef, useState } from "react";

/** A strip that is scrolled from slide to slide, each as wide as the strip: which one is shown, and how to show another. */
export function useSlides(count: number) {
	const strip = useRef<HTMLUListElement>(null);
	/** Where a smooth scroll is heading; what passes by on the way is not shown. */
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
			// The focus does not stay behind on a slide that is out of sight.
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
