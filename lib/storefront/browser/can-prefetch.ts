import { guardsOf } from "#lib/i18n/guards.ts";

/** Chromium's information about the connection; other browsers have none. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be prefetched: not on 2g, and not in data-saver mode (promises §7). */
export function isPrefetchWelcome(browser: Navigator & { connection?: Connection } = navigator): boolean {
	const { saveData = false, effectiveType = "" } = browser.connection ?? {};
	return !saveData && !/2g$/.test(effectiveType);
}

/** The shop's page behind a link, if it may be prefetched; null for another site, a file or a page of an account. */
export function prefetchablePath(link: HTMLAnchorElement): string | null {
	const { origin, pathname, search } = new URL(link.href, window.location.href);
	if (origin !== window.location.origin || link.target === "_blank" || link.hasAttribute("download")) return null;
	if (/^\/(?:api|media|_next)\//.test(pathname) || guardsOf(pathname).length > 0) return null;
	const isHere = pathname === window.location.pathname && search === window.location.search;
	return isHere ? null : pathname + search;
}
