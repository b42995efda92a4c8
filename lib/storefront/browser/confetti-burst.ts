/** Paper confetti: a handful thrown up from a place, and a shower over the whole window that follows it. */
import { CONFETTI_MS } from "#lib/domain/limits.ts";

const THROWN = 36;
const SHOWER = 54;
/** The shower begins when the handful is at its highest. */
const SHOWER_DELAY_MS = 350;
const COLOURS = ["--primary", "--sunflower", "--mint", "--sky"];
/** Above the page, and behind its header when it comes there. */
const LAYER =
	"pointer-events:none;position:fixed;z-index:calc(var(--layer-header) - 1);width:10px;height:6px;border-radius:2px;";

type Flight = { left: number; top: number; frames: Keyframe[]; delay: number };

/** Throws confetti up and to both sides of `from`, and lets more of it fall through the window; all of it is gone soon. */
export function burst(from: Element): void {
	const { top, height } = from.getBoundingClientRect();
	if (top + height < 0 || top > window.innerHeight) return;
	const pieces = document.createElement("div");
	pieces.setAttribute("aria-hidden", "true");
	document.body.append(pieces);
	const flights = [...thrownFrom(from), ...shower()].map(({ left, top, frames, delay }, at) => {
		const piece = document.createElement("i");
		piece.style.cssText = `${LAYER}left:${left}px;top:${top}px;background:var(${COLOURS[at % COLOURS.length]})`;
		pieces.append(piece);
		const duration = CONFETTI_MS * (0.7 + Math.random() * 0.3);
		return piece.animate(frames, { duration, delay, fill: "both" }).finished;
	});
	// Left pages cancel their animations.
	void Promise.allSettled(flights).then(() => pieces.remove());
}

/** Up and to both sides; each piece is gone before it could come down to what is below. */
function thrownFrom(from: Element): Flight[] {
	const { left, top, width, height } = from.getBoundingClientRect();
	const reach = Math.min(window.innerWidth * 0.8, 480);
	const header = document.querySelector("header > div:last-child")?.getBoundingClientRect().bottom ?? 0;
	// Where it is seen; the highest pieces dip behind the header.
	const room = Math.min(150, Math.max(40, top + height / 2 - header + 20));
	return Array.from({ length: THROWN }, () => {
		const start = left + Math.random() * width;
		// As far as the window goes, so that none piles up at its edge.
		const [toLeft, toRight] = [Math.min(reach, start), Math.min(reach, window.innerWidth - 12 - start)];
		const aside = Math.random() * (toLeft + toRight) - toLeft;
		const [up, turn] = [room * (0.4 + Math.random() * 0.6), turned(450)];
		return {
			left: start,
			top: top + height / 2,
			delay: 0,
			frames: [
				{ transform: "none", opacity: 1, easing: "cubic-bezier(.1,.7,.4,1)" },
				{
					transform: `translate(${aside * 0.8}px,${-up}px) rotate(${turn}deg)`,
					opacity: 1,
					offset: 0.45,
					easing: "ease-in",
				},
				{ transform: `translate(${aside}px,${-up * 0.2}px) rotate(${turn * 2}deg)`, opacity: 0 },
			],
		};
	});
}

/** From above the window down through all of it, swaying; spread evenly, each in its own time. */
function shower(): Flight[] {
	const room = window.innerWidth - 24;
	return Array.from({ length: SHOWER }, (_, at) => {
		const left = 6 + ((at + Math.random()) / SHOWER) * room;
		const sway = Math.min(24, left, room - left) * (at % 2 ? 1 : -1);
		const fall = window.innerHeight * (0.75 + Math.random() * 0.35);
		const turn = turned(540);
		return {
			left,
			top: -12,
			delay: SHOWER_DELAY_MS + Math.random() * 450,
			frames: [
				{ transform: "none", opacity: 1, easing: "ease-in-out" },
				{ transform: `translate(${sway}px,${fall * 0.4}px) rotate(${turn}deg)`, offset: 0.4, easing: "ease-in-out" },
				{ transform: `translate(${-sway}px,${fall * 0.75}px) rotate(${turn * 1.8}deg)`, opacity: 1, offset: 0.75 },
				{ transform: `translate(0,${fall}px) rotate(${turn * 2.4}deg)`, opacity: 0 },
			],
		};
	});
}

const turned = (most: number) => (Math.random() * 2 - 1) * most;
