/** Goods that were added fall from their picture into the bag, or into the popup where that covers the bag. */
import { DROP_MS } from "#lib/domain/limits.ts";

const LARGEST_PX = 160;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** `src` is the address of a picture without its width; `popup` stands beside the button of the cart. */
export function dropIntoBag(src: string, popup: HTMLElement): void {
	const from = pictureInSight(src);
	const to = bagIn(popup) ?? popup.querySelector("img");
	if (!from || !to) return;
	const [start, end] = [smaller(from.getBoundingClientRect()), to.getBoundingClientRect()];
	const thing = document.createElement("img");
	Object.assign(thing, { src: from.currentSrc, alt: "" });
	thing.style.cssText = `pointer-events:none;position:fixed;z-index:calc(var(--layer-notice) + 1);object-fit:cover;border-radius:var(--radius-card);box-shadow:var(--shadow-raised);left:${start.left}px;top:${start.top}px;width:${start.width}px;height:${start.height}px`;
	thing.style.background = paperBelow(from);
	document.body.append(thing);
	const [right, down] = [middle(end).x - middle(start).x, middle(end).y - middle(start).y];
	const flight = thing.animate(arc(right, down, Math.min(1, 28 / start.height)), { duration: DROP_MS });
	const land = () => {
		thing.remove();
		to.animate([{ transform: "none" }, { transform: "translateY(3px) scale(.96)" }, { transform: "none" }], 180);
	};
	flight.finished.then(land, () => thing.remove());
}

/** Thrown up a little, then falling: across at an even pace, down ever faster. */
function arc(right: number, down: number, small: number): Keyframe[] {
	const rise = 48;
	const at = (part: number) => ({
		offset: part,
		transform: `translate(${right * part}px,${down * part ** 2 - rise * 4 * part * (1 - part)}px) rotate(${12 * part}deg) scale(${1 + (small - 1) * part ** 1.5})`,
	});
	return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map(at);
}

/** What a picture lies on: pictures have no ground of their own. */
function paperBelow(picture: Element): string {
	for (let sheet = picture.parentElement; sheet; sheet = sheet.parentElement) {
		const { background, backgroundColor } = getComputedStyle(sheet);
		if (backgroundColor !== "rgba(0, 0, 0, 0)") return background;
	}
	return "";
}

/** The picture with this address that is in sight, the one next to what was pressed before others. */
function pictureInSight(src: string): HTMLImageElement | undefined {
	// Safari gives pressed buttons no focus.
	const place = document.activeElement?.closest("article, main") ?? document.querySelector("article:hover");
	const pressed = place?.getBoundingClientRect();
	const distance = (picture: Element) => {
		const box = picture.getBoundingClientRect();
		return pressed ? Math.hypot(box.left - pressed.left, box.top - pressed.top) : 0;
	};
	return [...document.querySelectorAll<HTMLImageElement>(`main img[src^="${src}/"]`)]
		.filter(isInSight)
		.sort((a, b) => distance(a) - distance(b))[0];
}

function isInSight(picture: Element): boolean {
	const { left, top, right, bottom, width } = picture.getBoundingClientRect();
	return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** The button of the cart, unless something lies over it or it has scrolled away. */
function bagIn(popup: HTMLElement): Element | null {
	const bag = popup.parentElement?.querySelector("button");
	if (!bag) return null;
	const { x, y } = middle(bag.getBoundingClientRect());
	return bag.contains(document.elementFromPoint(x, y)) ? bag : null;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Of a size to throw, around the same middle. */
function smaller(box: Box): Box {
	const scale = Math.min(1, LARGEST_PX / box.height);
	const [width, height] = [box.width * scale, box.height * scale];
	const { x, y } = middle(box);
	return { left: x - width / 2, top: y - height / 2, width, height };
}
