/** Clicks on buttons of pages whose scripts are still on their way: kept, and done once the button is alive. */

/** Marks a button that nobody listens to yet. */
export const EARLY_CLICK_MARK = "data-early";

declare global {
	interface Window {
		/** The marked button that was clicked last. */
		earlyClick?: Element | null;
	}
}

/** For a script in the head: only the last click counts, since clicks that nothing answers are repeated. */
export const EARLY_CLICK_SCRIPT = `document.addEventListener("click",function(e){
var b=e.target.closest&&e.target.closest("[${EARLY_CLICK_MARK}]");if(b)window.earlyClick=b
},true)`;

/** Whether this button was clicked and nobody answered. */
export function hasEarlyClick(button: Element): boolean {
	return window.earlyClick === button;
}

/** What was clicked has been answered. */
export function forgetEarlyClick(): void {
	window.earlyClick = null;
}
