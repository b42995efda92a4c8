/** A picture's way from a product's card to its page, which begins with it (decisions 143). */
import { PICTURE_WAY_MS } from "#lib/domain/limits.ts";

let pointed: { path: string; picture: HTMLImageElement } | null = null;
let left: { path: string; src: string; box: DOMRect } | null = null;

/** Somebody points at the card with this picture, whose link leads to this path. */
export function pointAtPicture(path: string, picture: HTMLImageElement): void {
	pointed = { path, picture };
}

/** The router sets off for this address. Back and forward show a page as it was left. */
export function leaveWithPicture(url: string, type: "push" | "replace" | "traverse" = "push"): void {
	const path = new URL(url, window.location.href).pathname;
	left =
		type !== "traverse" && pointed?.path === path
			? { path, src: pointed.picture.currentSrc, box: pointed.picture.getBoundingClientRect() }
			: null;
}

/** The page is drawn: its stage grows out of the card that led here, with the card's picture until the larger one is there. */
export function arriveWithPicture(stage: HTMLElement): void {
	const from = left;
	left = null;
	const picture = stage.querySelector("img");
	if (!picture || from?.path !== window.location.pathname || from.box.width === 0) return;
	if (!picture.complete) {
		picture.style.background = `url("${from.src}") center / cover`;
		// It would show through the soft shadow of the larger one.
		const clear = () => picture.style.removeProperty("background");
		for (const end of ["load", "error"]) picture.addEventListener(end, clear, { once: true });
	}
	if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	// Before it is painted, and after the router has scrolled.
	requestAnimationFrame(() => {
		const to = stage.getBoundingClientRect();
		const start = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px) scale(${from.box.width / to.width})`;
		const above = { transformOrigin: "0 0", zIndex: 1 };
		stage.animate(
			[
				{ ...above, transform: start },
				{ ...above, transform: "none" },
			],
			{ duration: PICTURE_WAY_MS, easing: "ease-out" },
		);
	});
}
