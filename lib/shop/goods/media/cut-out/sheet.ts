import { box, circle, fill, line } from "../art/kit.ts";
import type { PartKind } from "../art/part.ts";
import { inPaper } from "../paper/paper.ts";
import { FRAME } from "../place.ts";
import { pack } from "./pack.ts";
import { type Part, partsOf } from "./parts.ts";

const SHEET = "#fffaf0";
const INK = "#8d7f9c";
/** The square that phones cut from the picture has all parts, below the scissors. */
const ROOM = { x: 118, y: 200, width: 964, height: 1110 };
const GAP = 74;
/** White paper round a part, and the line to cut along, in pixels. */
const MARGIN = 15;
const CUT = 4;
const DASH = 17;
const THICKNESS = 4;
/** Larger, and a lone part would not look like one of a sheet. */
const MOST = 15;

/** Where a paper doll's clothes have tabs: so far beside the middle of the figure, in units of the drawing. */
const TABS: Partial<Record<PartKind, number>> = {
	dress: 6.5,
	top: 7,
	vest: 8,
	overall: 8,
	trousers: 6,
	cape: 7,
	chaps: 8.5,
};
/** A hood has none. */
const SHOULDERS = 20;
const TAB = { width: 46, out: 34, deep: 60 };

const SHAPE = /<(path|ellipse)((?:[^>"]|"[^"]*")*?)\/>/g;

/** Every shape again as a blot that reaches `reach` units further, in one paint; with a `dash` only in pieces along its edge. */
function grown(markup: string, paint: string, reach: number, dash = 0): string {
	return markup.replace(SHAPE, (_, tag: string, attributes: string) => {
		const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
		const own = of("stroke") ? Number(of("stroke-width") ?? 0) : 0;
		const bare = attributes.replace(
			/\s(?:fill|stroke|stroke-width|stroke-dasharray|stroke-line(?:cap|join))="[^"]*"/g,
			"",
		);
		const inside = own ? "none" : paint;
		const dashes = dash ? ` stroke-dasharray="${dash} ${dash * 0.75}"` : "";
		const cap = own && !dash ? "round" : "butt";
		return `<${tag}${bare} fill="${inside}" stroke="${paint}" stroke-width="${own + 2 * reach}" stroke-linejoin="round" stroke-linecap="${cap}"${dashes}/>`;
	});
}

function tabs({ kind, bounds }: Part, scale: number): string {
	const beside = TABS[kind];
	if (beside === undefined || (kind === "overall" && bounds.top < SHOULDERS)) return "";
	const [width, out, deep] = [TAB.width / scale, TAB.out / scale, TAB.deep / scale];
	return [50 - beside, 50 + beside]
		.map((x) => fill(box(x - width / 2, bounds.top - out, width, out + deep, 8 / scale), SHEET))
		.join("");
}

function cutOut(part: Part, { x, y, scale }: { x: number; y: number; scale: number }): string {
	const { left, right, top, bottom } = part.bounds;
	const paper = tabs(part, scale) + part.markup;
	const place = `translate(${(ROOM.x + x).toFixed(1)} ${(ROOM.y + y).toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})`;
	return `<g transform="${place}">${[
		grown(paper, INK, (MARGIN + CUT) / scale, DASH / scale),
		grown(paper, SHEET, MARGIN / scale),
		inPaper(part.markup, THICKNESS, [scale, 0, 0, scale]),
	].join("")}</g>`;
}

/** Scissors that begin to cut, lying along the upper edge of the sheet. */
const SCISSORS = `<g transform="translate(196 128) scale(1.15)">${inPaper(
	[
		line("M0 0L-46 15", "#b9bfca", 8) + line("M0 0L-46 -15", "#cfd4dd", 8),
		circle(20, 15, 13, "none", 'stroke="#d3104f" stroke-width="8"'),
		circle(20, -15, 13, "none", 'stroke="#d3104f" stroke-width="8"'),
		line("M0 0L10 7M0 0L10 -7", "#d3104f", 8),
	].join(""),
	3,
)}</g>`;

/** A sheet of paper with the parts of a costume beside each other, to be cut out as for a paper doll. */
export function cutOutSheet(costume: string, without: readonly PartKind[] = []): string {
	const parts = partsOf(costume, without);
	if (parts.length === 0) throw new Error("A costume without parts");
	const sizes = parts.map(({ bounds }) => ({ width: bounds.right - bounds.left, height: bounds.bottom - bounds.top }));
	const spots = pack(sizes, ROOM, GAP, MOST);
	const sheet = box(58, 76, FRAME.width - 116, FRAME.height - 152, 26);
	return [
		inPaper(fill(sheet, SHEET), 6),
		line(`M232 128H1096`, INK, CUT, `stroke-dasharray="${DASH} ${DASH * 0.75}"`),
		SCISSORS,
		...parts.map((part, i) => cutOut(part, spots[i] ?? { x: 0, y: 0, scale: 1 })),
	].join("");
}
