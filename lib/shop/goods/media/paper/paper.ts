/** Makes a flat drawing look cut of paper: every shape is a sheet with a lit edge towards the upper left and a shadow. */
import { lighten, lightness, mix } from "../colour.ts";
import { pathExtent } from "./extent.ts";
import { before, growth, STRAIGHT, type Turn, turned } from "./matrix.ts";

/** Ink of all shadows: a dark violet looks cleaner on pastel than black. */
export const SHADE = "#2b1846";

/** Steps of a sheet's shadow: a blur would give every sheet a surface of the whole picture. */
const SHADOW = [
	{ reach: 2, opacity: 0.06 },
	{ reach: 1.3, opacity: 0.08 },
	{ reach: 0.7, opacity: 0.12 },
];

type Layer = { tag: string; turn: Turn; isPrint: boolean; fill: string };

const TAG = /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g;
const SHAPES = new Set(["path", "ellipse", "circle", "rect"]);
const DEFINITIONS = new Set(["defs", "clipPath", "mask", "linearGradient", "radialGradient"]);

const attribute = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
const numberOf = (attributes: string, name: string) => Number(attribute(attributes, name) ?? 0);

/** The smaller side of a shape in its own units. */
function narrowness(tag: string, attributes: string): number {
	if (tag === "circle") return 2 * numberOf(attributes, "r");
	if (tag === "ellipse") return 2 * Math.min(numberOf(attributes, "rx"), numberOf(attributes, "ry"));
	if (tag === "rect") return Math.min(numberOf(attributes, "width"), numberOf(attributes, "height"));
	const { width, height } = pathExtent(attribute(attributes, "d") ?? "");
	return Math.min(width, height);
}

const isSolid = (paint: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(paint);
/** White paper is a little grey, so that its edge is lighter. */
const face = (paint: string) => (isSolid(paint) && lightness(paint) > 0.965 ? mix(paint, "#ece6ee", 0.3) : paint);
const litEdge = (paint: string) => lighten(paint, lightness(paint) > 0.5 ? 0.55 : 0.3);

/** The shape again with other paint, moved. */
function copy(
	tag: string,
	attributes: string,
	paint: string,
	[dx, dy]: readonly [number, number],
	opacity: number,
): string {
	const kind = attribute(attributes, "stroke") === undefined ? "fill" : "stroke";
	const bare = attributes.replace(/\s(?:fill|stroke)="[^"]*"/g, "").trimEnd();
	const inked = `${kind === "stroke" ? 'fill="none" ' : ""}${kind}="${paint}"${opacity < 1 ? ` ${kind}-opacity="${opacity}"` : ""}`;
	const drawn = `<${tag}${bare} ${inked}/>`;
	return dx === 0 && dy === 0 ? drawn : `<g transform="translate(${dx.toFixed(3)} ${dy.toFixed(3)})">${drawn}</g>`;
}

/**
 * The drawing in layers. `thickness` is how far a sheet lifts off, in pixels of the picture, and `turn` how the drawing is placed there.
 * What is clipped or translucent is printed: it lies flat, and so does what is smaller than a sheet is thick.
 */
export function inPaper(markup: string, thickness: number, turn: Turn = STRAIGHT): string {
	const stack: Layer[] = [{ tag: "", turn, isPrint: false, fill: "#000000" }];
	let hidden = 0;
	return markup.replace(TAG, (whole, closes: string, tag: string, attributes: string, isEmpty: string) => {
		const outer = stack.at(-1) ?? { tag, turn, isPrint: false, fill: "#000000" };
		if (DEFINITIONS.has(tag)) {
			if (!isEmpty) hidden += closes ? -1 : 1;
			return whole;
		}
		if (hidden > 0) return whole;
		if (tag === "g" && closes) {
			stack.pop();
			return whole;
		}
		if (tag === "g" && !isEmpty) {
			stack.push({
				tag,
				turn: turned(outer.turn, attribute(attributes, "transform") ?? ""),
				isPrint: outer.isPrint || /\s(?:clip-path|mask|opacity)="|class="print"/.test(attributes),
				fill: attribute(attributes, "fill") ?? outer.fill,
			});
			return whole;
		}
		return SHAPES.has(tag) ? sheet(whole, tag, attributes, outer, thickness) : whole;
	});
}

function sheet(
	whole: string,
	tag: string,
	attributes: string,
	{ turn, isPrint, fill }: Layer,
	thickness: number,
): string {
	const stroke = attribute(attributes, "stroke");
	// A shape that is filled and outlined at once would lose its fill.
	if (stroke && isSolid(attribute(attributes, "fill") ?? "none")) return whole;
	const paint = stroke ?? attribute(attributes, "fill") ?? fill;
	if (isPrint || !isSolid(paint) || /\s(?:opacity|fill-opacity|stroke-opacity)="/.test(attributes)) return whole;
	const scale = growth(turn);
	const size = (stroke ? numberOf(attributes, "stroke-width") : narrowness(tag, attributes)) * scale;
	const lift = Math.min(thickness, size * (stroke ? 0.3 : 0.14));
	if (lift < thickness * 0.22) return whole;
	const moved = (by: number) => before(turn, by * 0.8, by);
	return [
		...SHADOW.map(({ reach, opacity }) => copy(tag, attributes, SHADE, moved(lift * reach), opacity)),
		copy(tag, attributes, litEdge(paint), moved(-lift * 0.3), 1),
		copy(tag, attributes, face(paint), [0, 0], 1),
	].join("");
}
