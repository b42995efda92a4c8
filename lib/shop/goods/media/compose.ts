import { ART } from "./art/art.ts";
import { ART_FACTS } from "./art/facts.ts";
import type { ArtFacts, ArtStyle } from "./art/kit.ts";
import { darken, lightness, nearbyShade } from "./colour.ts";
import { contents } from "./contents.ts";
import { cutOutSheet } from "./cut-out/sheet.ts";
import { emojiBody, paperEmoji } from "./emoji.ts";
import { FOIL_FACTS, foilOf } from "./foil.ts";
import { garland } from "./garland.ts";
import { placesOf } from "./layout.ts";
import { STRAIGHT, turned } from "./paper/matrix.ts";
import { inPaper } from "./paper/paper.ts";
import { FRAME, type LayoutInput, type Place } from "./place.ts";
import { seededRandom } from "./random.ts";
import type { PictureLayout, PicturePiece, PictureRecipe } from "./recipe.ts";
import { dimension, inScale, referenceFor } from "./scale.ts";
import { wholeScene } from "./scenes/whole.ts";
import { scopeIds } from "./scope-ids.ts";
import { laidTable, roleOf, type Stage, scene, setting, type TableTop } from "./stage.ts";
import { cordMarkup, stringsMarkup } from "./strings.ts";
import { bareTable, laidCloth } from "./table-markup.ts";

export type ComposeOptions = {
	/** The same seed gives the same picture. */
	seed: string;
	/** Cache folder for single emoji. */
	cacheDir?: string;
	/** Width of the picture in pixels, default 1200; its content stays the same. */
	width?: number;
};

type Piece = {
	kind: "art" | "emoji";
	name: string;
	color: string;
	color2: string;
	sign: string;
	/** Emoji printed on it, or nothing. */
	print: string;
	isFoil: boolean;
	hue: number;
	count: number;
	facts: ArtFacts;
};

const EMOJI_FACTS: ArtFacts = { color: "#ffffff", color2: "#ffffff", box: [0.6, 0.6, 30.8, 30.8], pose: "stand" };

/** The second colour, or a shade of the first when the two look alike. */
function contrasting(color2: string, color: string): string {
	const bothLight = lightness(color) > 0.9 && lightness(color2) > 0.9;
	return bothLight ? darken(color, 0.16) : color2;
}

function readPiece(piece: PicturePiece, layout: PictureLayout): Piece {
	const full = typeof piece === "string" ? { art: piece } : piece;
	const [kind, plain = ""] = full.art.split(":");
	const name = layout === "scatter" && plain === "confetti" ? "confetti-bit" : plain;
	if (kind !== "art" && kind !== "emoji") throw new Error(`Unknown picture piece: ${full.art}`);
	const own = kind === "emoji" ? EMOJI_FACTS : Object.hasOwn(ART_FACTS, name) ? ART_FACTS[name] : undefined;
	const facts = own && full.foil ? { ...own, ...FOIL_FACTS } : own;
	if (!facts) throw new Error(`Unknown art: ${name}`);
	if (full.print !== undefined && !facts.takesPrint) throw new Error(`No room for a print: ${name}`);
	return {
		kind,
		name,
		facts,
		color: full.color ?? facts.color,
		color2: full.color2 ?? contrasting(facts.color2, full.color ?? facts.color),
		sign: full.sign ?? facts.sign ?? "",
		print: full.print ?? "",
		isFoil: full.foil ?? false,
		hue: full.hue ?? 0,
		count: full.count ?? 1,
	};
}

/** SVG markup of one drawing; throws on an unknown name. */
export function drawArt(name: string, style: ArtStyle): string {
	const draw = Object.hasOwn(ART, name) ? ART[name] : undefined;
	if (!draw) throw new Error(`Unknown art: ${name}`);
	return draw(style);
}

/** How far sheets lift off, in pixels of the frame: a share of the piece's size. */
const SHEET = { least: 2.4, most: 6.5, share: 0.0075 };

const STRING = /<g class="string">.*?<\/g>/gs;

type Fitted = {
	place: Place;
	piece: Piece;
	scale: number;
	x: number;
	y: number;
	box: readonly [number, number, number, number];
};

/** Fits the drawn part of a piece into its place, including its rotation, so that nothing is cut off. */
function fitInto(place: Place, piece: Piece, bare: boolean): Fitted {
	const [bx, by, bw, fullHeight] = piece.facts.box;
	const bh = bare && piece.facts.knot ? piece.facts.knot[1] - by : fullHeight;
	const angle = Math.abs(place.turn) * (Math.PI / 180);
	const turned = {
		width: bw * Math.cos(angle) + bh * Math.sin(angle),
		height: bw * Math.sin(angle) + bh * Math.cos(angle),
	};
	const scale = Math.min(place.width / turned.width, place.height / turned.height);
	const spare = (place.height - turned.height * scale) / 2;
	return { place, piece, scale, x: place.x, y: place.y + spare * place.rest, box: [bx, by, bw, bh] };
}

function markupOf(fitted: Fitted, index: number, options: ComposeOptions, bare: boolean): string {
	const { piece, scale, box, place } = fitted;
	const emoji = (name: string) => paperEmoji(emojiBody(name, options.cacheDir), piece.hue);
	const isEmoji = piece.kind === "emoji";
	const figure = isEmoji
		? emoji(piece.name)
		: drawArt(piece.name, { ...piece, motif: piece.print && emoji(piece.print) });
	const drawn = piece.isFoil ? foilOf(figure, isEmoji ? 32 : 100) : figure;
	const inner = scopeIds(bare ? drawn.replace(STRING, "") : drawn, `p${index}`);
	const centre = `${-(box[0] + box[2] / 2)} ${-(box[1] + box[3] / 2)}`;
	const squash = place.squash ? ` scale(1 ${place.squash})` : "";
	const transform = `translate(${fitted.x.toFixed(1)} ${fitted.y.toFixed(1)})${squash} rotate(${place.turn.toFixed(2)}) scale(${scale.toFixed(4)}) translate(${centre})`;
	const thickness = Math.min(SHEET.most, Math.max(SHEET.least, Math.max(box[2], box[3]) * scale * SHEET.share));
	return `<g transform="${transform}">${inPaper(inner, thickness, turned(STRAIGHT, transform))}</g>`;
}

/** Copies of a lone piece get neighbouring shades of its colour. */
function shaded(piece: Piece, nth: number, alone: boolean): Piece {
	if (!alone || nth === 0 || piece.kind === "emoji") return piece;
	const steps = [0, 0.62, -0.6, 0.3, -1, 0.85, -0.3];
	return { ...piece, color: nearbyShade(piece.color, steps[nth % steps.length] ?? 0) };
}

/** The first piece beside something of a known size, and the line that says its own. */
function measured(piece: Piece, { cm, sizes }: PictureRecipe) {
	if (cm === undefined) throw new Error("A picture in scale without centimetres");
	const known = referenceFor(cm, roleOf(piece.name) === "figure");
	const reference = readPiece(`art:${known.art}`, "scale");
	const aspect = ({ facts: { box, knot } }: Piece) => box[2] / (knot ? knot[1] - box[1] : box[3]);
	const stage = inScale({ cm, aspect: aspect(piece) }, { cm: known.cm, aspect: aspect(reference) });
	return { reference, stage, line: dimension(stage.line, sizes ?? `${cm} CM`) };
}

/** Where everything stands, from back to front. */
function staged(
	layout: Exclude<PictureLayout, "whole" | "parts">,
	pieces: readonly Piece[],
	input: LayoutInput,
): Stage {
	if (layout === "table" || layout === "scene" || layout === "scale") {
		const roles = pieces.map(({ name }) => roleOf(name));
		return layout === "table" ? laidTable(roles) : scene(roles);
	}
	if (layout === "contents") return contents(pieces);
	if (layout === "setting") return setting(pieces.map(({ name }) => roleOf(name)));
	const { places, cords } = layout === "garland" ? garland(input) : { places: placesOf(layout, input), cords: [] };
	return { behind: [], table: null, before: places, cords };
}

function tableOf(top: TableTop, cloth: Piece | undefined, options: ComposeOptions): string {
	if (!cloth) return bareTable(top, options.seed);
	const motif = cloth.print && paperEmoji(emojiBody(cloth.print, options.cacheDir), cloth.hue);
	return laidCloth(top, { ...cloth, motif: scopeIds(motif, "cloth") });
}

const BARE_LAYOUTS: readonly string[] = ["grid", "contents", "arch", "swag"];
const SHADED_LAYOUTS: readonly string[] = ["bunch", "garland", "scatter"];

/** A complete SVG of 4:5 on a transparent ground, the same for the same recipe and options. Throws on an unknown drawing or emoji. */
export function composeSvg(recipe: PictureRecipe, options: ComposeOptions): string {
	if (recipe.layout === "whole") return inFrame(wholeScene(recipe.pieces), options);
	const read = recipe.pieces.map((piece) => readPiece(piece, recipe.layout));
	const first = read[0];
	if (!first) throw new Error("A picture recipe without pieces");
	if (recipe.layout === "parts") return inFrame(cutOutSheet(drawArt(first.name, first), recipe.without), options);
	const scale = recipe.layout === "scale" ? measured(first, recipe) : undefined;
	const pieces = scale ? [first, scale.reference] : read;
	const tethered = recipe.layout === "bunch" && pieces.every((piece) => piece.facts.knot);
	const bare = tethered || BARE_LAYOUTS.includes(recipe.layout) || scale !== undefined;
	const aspects = pieces.map(
		({ facts }) => facts.box[2] / (bare && facts.knot ? facts.knot[1] - facts.box[1] : facts.box[3]),
	);
	const random = seededRandom(options.seed);
	const letters = recipe.pieces.flatMap((piece, i) => (typeof piece !== "string" && piece.sign ? [i] : []));
	if (pieces.length === 1) letters.pop();
	const input: LayoutInput = {
		count: pieces.length,
		aspect: aspects.reduce((sum, aspect) => sum + aspect, 0) / aspects.length,
		random,
		tethered,
		spelled: letters.length > 0,
		letters,
		loose: pieces.every((piece) => piece.facts.pose === "loose"),
		upright: pieces.every((piece) => piece.facts.pose === "stand"),
	};
	const stage = scale?.stage ?? staged(recipe.layout, pieces, input);
	const alone = pieces.length === 1 && SHADED_LAYOUTS.includes(recipe.layout);
	const placed = (places: readonly Place[]) =>
		places.map((place, i) => fitInto(place, shaded(pieces[place.piece % pieces.length] ?? first, i, alone), bare));
	const [behind, before] = [placed(stage.behind), placed(stage.before)];
	const drawn = (fitted: readonly Fitted[], from: number) =>
		fitted.map((one, i) => markupOf(one, from + i, options, bare)).join("");
	const cloth = pieces.find(({ name }) => roleOf(name) === "cloth");
	const layers = [
		tethered ? stringsMarkup(before, random) : "",
		cordMarkup(stage.cords),
		drawn(behind, 0),
		stage.table && tableOf(stage.table, cloth, options),
		drawn(before, behind.length),
		scale?.line ?? stage.labels ?? "",
	];
	return inFrame(layers.join(""), options);
}

function inFrame(markup: string, options: ComposeOptions): string {
	const width = options.width ?? FRAME.width;
	const height = (width * FRAME.height) / FRAME.width;
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${markup}</svg>`;
}
