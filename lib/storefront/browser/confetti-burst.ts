/** Paper confetti thrown up from a place: above it, so that no words below are covered. */
import { CONFETTI_MS } from "#lib/domain/limits.ts";

const PIECES = 36;
const COLOURS = ["--primary", "--sunflower", "--mint", "--sky"];
/** Above the page, and behind its header when it comes there. */
const LAYER =
	"pointer-events:none;position:fixed;z-index:calc(var(--layer-header) - 1);width:10px;height:6px;border-radius:2px;";

/** Throws confetti up and to both sides; each piece is gone before it could fall on what is below `from`. */
export function burst(from: Element): void {
	const { left, top, width, height } = from.getBoundingClientRect();
	if (top + height < 0 || top > window.innerHeight) return;
	const reach = Math.min(window.innerWidth * 0.8, 480);
	const header = document.querySelector("header > div:last-child")?.getBoundingClientRect().bottom ?? 0;
	// Where it is seen; the highest pieces dip behind the header.
	const room = Math.min(150, Math.max(40, top + height / 2 - header + 20));
	const pieces = document.createElement("div");
	pieces.setAttribute("aria-hidden", "true");
	document.body.append(pieces);
	const flights = Array.from({ length: PIECES }, (_, at) => {
		const piece = document.createElement("i");
		const start = left + Math.random() * width;
		piece.style.cssText = `${LAYER}left:${start}px;top:${top + height / 2}px;background:var(${COLOURS[at % COLOURS.length]})`;
		pieces.append(piece);
		// As far as the window goes, so that none piles up at its edge.
		const [toLeft, toRight] = [Math.min(reach, start), Math.min(reach, window.innerWidth - 12 - start)];
		const aside = Math.random() * (toLeft + toRight) - toLeft;
		const [up, turn] = [room * (0.4 + Math.random() * 0.6), Math.random() * 900 - 450];
		return piece.animate(
			[
				{ transform: "none", opacity: 1, easing: "cubic-bezier(.1,.7,.4,1)" },
				{
					transform: `translate(${aside * 0.8}px,${-up}px) rotate(${turn}deg)`,
					opacity: 1,
					offset: 0.45,
					easing: "ease-in",
				},
				{ transform: `translate(${aside}px,${-up * 0.2}px) rotate(${turn * 2}deg)`, opacity: 0 },
			],
			{ duration: CONFETTI_MS * (0.7 + Math.random() * 0.3), fill: "forwards" },
		).finished;
	});
	// Left pages cancel their animations.
	void Promise.allSettled(flights).then(() => pieces.remove());
}
