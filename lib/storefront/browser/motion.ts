/** Whether the visitor has not asked for less motion. Browsers without animations have none. */
export const isMotionWanted = () =>
	"animate" in Element.prototype && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
