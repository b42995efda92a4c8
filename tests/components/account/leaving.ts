/** Leaving a page as the browser does, which jsdom cannot: the page stays on screen, and is being left. */
import { vi } from "vitest";
import type * as leave from "#lib/storefront/browser/leave.ts";

/** The module with nothing changed but where the document goes: a hash, which jsdom can do. */
export function leavingPage(original: typeof leave): typeof leave {
	const stay = () => {
		const address = window.location.href;
		original.leaveTo("#left");
		window.history.replaceState(null, "", address);
	};
	return { ...original, leaveTo: vi.fn(stay), loadAgain: vi.fn(stay) };
}

/** The browser shows the page again that was left. */
export function comeBack(): void {
	window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}
