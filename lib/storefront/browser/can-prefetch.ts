import { CARD_SIZES, GALLERY_SIZES } from "#lib/domain/goods/picture-sizes.ts";
import { guardsOf } from "#lib/i18n/guards.ts";
import { pointAtPicture } from "./picture-way.ts";

/** Chromium's information about the connection; other browsers have none. */
type Connection = { saveData?: boolean; effectiveType?: string };
type Browser = Navigator & { connection?: Connection };

/** Whether a page that is pointed at may be prefetched: not on 2g, and not in data-saver mode (promises §7). */
export function isPrefetchWelcome(browser: Browser = navigator): boolean {
	const { saveData = false, effectiveType = "" } = browser.connection ?? {};
	return !saveData && !/2g$/.test(effectiveType);
}

/** Whether pages that nobody points at may be prefetched too: not on 3g either. */
export function isGuessWelcome(browser: Browser = navigator): boolean {
	return isPrefetchWelcome(browser) && browser.connection?.effectiveType !== "3g";
}

/** The shop's page behind a link, if it may be prefetched; null for another site, a file or a page of an account. */
export function prefetchablePath(link: HTMLAnchorElement): string | null {
	const { origin, pathname, search } = new URL(link.href, window.location.href);
	if (origin !== window.location.origin || link.target === "_blank" || link.hasAttribute("download")) return null;
	if (/^\/(?:api|media|_next)\//.test(pathname) || guardsOf(pathname).length > 0) return null;
	const isHere = pathname === window.location.pathname && search === window.location.search;
	return isHere ? null : pathname + search;
}

/** Links of the cards in view or half a screen below it, from the top: each an article in a list, whose heading is a link. */
export function cardsInView(): HTMLAnchorElement[] {
	const cards = document.querySelectorAll<HTMLElement>("main li article");
	const [right, bottom] = [window.innerWidth, 1.5 * window.innerHeight];
	return [...cards].flatMap((card) => {
		// The question for its box would lay out a row that the browser has left for later (content-visibility). Older browsers cannot tell.
		if (card.checkVisibility?.({ contentVisibilityAuto: true }) === false) return [];
		const box = card.getBoundingClientRect();
		const isNear = box.height > 0 && box.bottom > 0 && box.top < bottom && box.right > 0 && box.left < right;
		const link = isNear ? card.querySelector<HTMLAnchorElement>(":is(h2, h3) a") : null;
		return link ? [link] : [];
	});
}

/** Somebody points at a product's card, whose page at this path begins with the card's picture. */
export function pointAtCard(link: HTMLAnchorElement, path: string): void {
	const picture = pictureOf(link);
	if (picture) pointAtPicture(path, picture);
}

/** Fetches the picture of a product's card as wide as its own page will show it first. */
export function fetchPicture(link: HTMLAnchorElement): void {
	const picture = pictureOf(link);
	if (!picture) return;
	const larger = new Image();
	larger.sizes = GALLERY_SIZES;
	larger.srcset = picture.srcset;
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement | null {
	const picture = link.closest("article")?.querySelector("img");
	return picture?.sizes === CARD_SIZES ? picture : null;
}
