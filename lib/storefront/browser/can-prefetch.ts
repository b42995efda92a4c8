import { guardsOf } from "#lib/i18n/guards.ts";

/** What Chromium tells of the connection; other browsers tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched before somebody asks for them: not on 2g, and not when data are to be saved (promises §7). */
export function isPrefetchWelcome(browser: Navigator & { connection?: Connection } = navigator): boolean {
	const { saveData = false, effectiveType = "" } = browser.connection ?? {};
	return !saveData && !/2g$/.test(effectiveType);
}

/** The page of the shop that a link leads to, when it may be fetched before; null for another site, a file, a page of an account. */
export function prefetchablePath(link: HTMLAnchorElement): string | null {
	const { origin, pathname, search } = new URL(link.href, window.location.href);
	if (origin !== window.location.origin || link.target === "_blank" || link.hasAttribute("download")) return null;
	if (/^\/(?:api|media|_next)\//.test(pathname) || guardsOf(pathname).length > 0) return null;
	const isHere = pathname === window.location.pathname && search === window.location.search;
	return isHere ? null : pathname + search;
}
