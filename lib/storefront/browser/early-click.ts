/** Clicks on buttons before hydration: remembered, and repeated once the button is hydrated. */

/** Marks a button that is not hydrated yet. */
export const EARLY_CLICK_MARK = "data-early";

declare global {
	interface Window {
		/** The marked button that was clicked last. */
		earlyClick?: Element | null;
	}
}

/** Script in the head. Only the last click counts, since people repeat clicks that have no effect. */
export const EARLY_CLICK_SCRIPT = `document.addEventListener("click",function(e){
var b=e.target.closest&&e.target.closest("[${EARLY_CLICK_MARK}]");if(b)window.earlyClick=b
},true)`;

/** Whether this button has an unhandled click. */
export function hasEarlyClick(button: Element): boolean {
	return window.earlyClick === button;
}

/** The click has been handled. */
export function forgetEarlyClick(): void {
	window.earlyClick = null;
}
