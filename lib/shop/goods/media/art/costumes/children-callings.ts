import { darken } from "../../colour.ts";
import { type Art, box, circle, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { CHILD, figure, hands, mirrored, SKIN } from "./body.ts";
import {
	belt,
	bodice,
	boots,
	emblem,
	gloves,
	points,
	shoes,
	skirt,
	stripes,
	tights,
	top,
	trousers,
	vest,
} from "./clothes.ts";
import { bareHead, fringe, longHair } from "./hair.ts";
import { bandana, brimHat, bubble, feather, helmet } from "./heads.ts";
import { hose, lasso, sabre, sword } from "./props.ts";
import { BROWN, GOLD } from "./tones.ts";

const b = CHILD;

const ellipsePath = (x: number, y: number, rx: number, ry: number) =>
	`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const costumePirateBoy: Art = ({ color, color2 }) =>
	[
		figure(b),
		shoes(b, "#3a2a2e"),
		trousers(b, "#3f3550", { to: b.sole - 15, ragged: true }),
		top(b, color2, { reach: 0.8 }),
		stripes(b, color),
		part("top", vest(b, "#2f2a3a")),
		belt(b, "#6a4630", GOLD, { y: b.waistY + 3, grow: 2 }),
		bareHead(b),
		bandana(b, color, "#ffffff"),
		part(
			"mask",
			fill(ellipsePath(54.6, b.headY + 0.6, 3.4, 3), "#26222f"),
			line(`M41 ${b.headY - 6}L63 ${b.headY + 2}`, "#26222f", 0.9),
		),
		sabre(b),
	].join("");

export const costumePirateGirl: Art = ({ color, color2 }) =>
	[
		longHair(b, BROWN),
		figure(b),
		boots(b, "#3a2a2e", { from: b.sole - 16 }),
		part("dress", points(24, b.crotch + 2, 14, 8, color2)),
		skirt(b, color, { to: b.crotch + 8, flare: 23 }),
		bodice(b, "#fbf3e6", { sleeve: "#fbf3e6" }),
		part("dress", vest(b, color2, { open: 2, to: b.waistY + 2 })),
		line("M48 44L52 47M52 44L48 47M48 49L52 52M52 49L48 52", "#fbf3e6", 0.8),
		belt(b, "#6a4630", GOLD),
		bareHead(b),
		fringe(b, BROWN),
		bandana(b, color2, "#ffffff"),
		sabre(b),
	].join("");

export const costumeKnight: Art = ({ color, color2 }) =>
	[
		figure(b),
		tights(b, "#8d93a3"),
		boots(b, "#a9afbb", { from: b.sole - 15 }),
		top(b, "#9aa1af"),
		fill(`M39 ${b.shoulderY}H61L${50 + b.hip + 2} ${b.crotch + 9}H${50 - b.hip - 2}Z`, color),
		fill(`M50 ${b.shoulderY}H61L${50 + b.hip + 2} ${b.crotch + 9}H50Z`, color2),
		belt(b, "#5a3b2a", GOLD, { grow: 2.4 }),
		fill(`M44 40H56V46C56 51 50 53 50 53S44 51 44 46Z`, GOLD),
		circle(50, 45.6, 2.8, darken(color, 0.1)),
		gloves(b, "#8d93a3"),
		bareHead(b),
		helmet(b, "#b3b9c4", { visor: "#8d93a3" }),
		feather(50, b.headY - 13, 13, color, 24),
		sword(b),
	].join("");

export const costumeAstronaut: Art = ({ color, color2 }) =>
	[
		fill(box(35, 37, 30, 24, 4), "#aeb6c2"),
		figure(b, color),
		top(b, color, { reach: 1, grow: 2.6 }),
		trousers(b, color, { to: b.sole - 4, wide: 1.4 }),
		boots(b, "#aeb6c2", { from: b.sole - 8, cuff: color2 }),
		mirrored(line(`M${b.hand[0] - 6.5} ${b.hand[1] - 9}l5 -3.500`, color2, 2.6)),
		gloves(b, "#aeb6c2"),
		fill(box(43, 46, 14, 10, 2), "#dfe4ea"),
		circle(46.6, 49.6, 1.7, "#e0324b"),
		circle(50.4, 49.6, 1.7, "#ffc83d"),
		fill(box(44.8, 52.6, 10, 1.6, 0.6), color2),
		belt(b, color2, "", { y: b.waistY + 5, grow: 2.6 }),
		bubble(b, "#eef1f5"),
		circle(59, 40.6, 2.4, color2),
	].join("");

export const costumeFireman: Art = ({ color, color2 }) => {
	const reflex = (y: number, half: number) => fill(box(50 - half, y, half * 2, 2.6, 0.3), color2);
	return [
		figure(b),
		boots(b, "#26222f", { from: b.sole - 8 }),
		trousers(b, color, { to: b.sole - 6, wide: 1.2 }),
		mirrored(fill(box(50 + b.leg - 6.6, 82, 13, 2.6, 0.4), color2)),
		top(b, color, { grow: 1.8, flare: 2, to: b.crotch + 2 }),
		mirrored(line(`M${b.hand[0] - 9} ${b.hand[1] - 6.5}l7 -5`, color2, 2.6)),
		reflex(b.shoulderY + 8, b.shoulder + 0.4),
		reflex(b.crotch - 4, b.hip + 2.4),
		line(`M50 ${b.shoulderY}V${b.crotch + 2}`, darken(color, 0.3), 0.8),
		fill(box(43, b.waistY - 3, 4.6, 3.4, 0.6), "#26222f"),
		bareHead(b),
		part(
			"hat",
			fill(
				`M33 ${b.headY - 3}C34 ${b.headY - 22} 66 ${b.headY - 22} 67 ${b.headY - 3}Q74 ${b.headY - 1} 75 ${b.headY + 2}Q50 ${b.headY - 7} 25 ${b.headY + 2}Q26 ${b.headY - 1} 33 ${b.headY - 3}Z`,
				"#d7263d",
			),
		),
		line(`M50 ${b.headY - 17}V${b.headY - 8}`, "#f6b93b", 3),
		fill(`M45 ${b.headY - 12}H55V${b.headY - 7}Q50 ${b.headY - 2} 45 ${b.headY - 7}Z`, GOLD),
		hose(b),
	].join("");
};

export const costumeSheriff: Art = ({ color, color2 }) =>
	[
		figure(b),
		boots(b, "#8a5a36", { from: b.sole - 12, cuff: "#6a4630" }),
		trousers(b, "#4f78b8", { to: b.sole - 9 }),
		top(b, color2),
		printed(
			...[41, 45, 49, 53, 57].map((y) => line(`M40 ${y}H60`, darken(color2, 0.12), 0.8)),
			...[43, 47, 53, 57].map((x) => line(`M${x} 38V60`, darken(color2, 0.12), 0.8)),
		),
		vest(b, color),
		points(13, b.waistY + 6, 5, 9, darken(color, 0.1)),
		emblem(b, GOLD, starPath(57.6, b.shoulderY + 9, 4.6, 2, 0.4)),
		belt(b, "#5a3b2a", GOLD, { grow: 2 }),
		fill(`M40 ${b.shoulderY - 1}H60L50 ${b.shoulderY + 8}Z`, "#d7263d"),
		bareHead(b),
		fringe(b, BROWN),
		brimHat(b, color, { dent: true, band: darken(color, 0.3), tall: 1.1, brim: 1.75 }),
		lasso(b),
	].join("");

export const costumeNinja: Art = ({ color, color2 }) =>
	[
		part("prop", line("M30 74L70 26", "#5a3b2a", 3), line("M66 30L72 23", color2, 3.6)),
		figure(b, color),
		trousers(b, color, { to: b.sole - 9, wide: 1.4 }),
		boots(b, darken(color, 0.3), { from: b.sole - 10, cuff: color2 }),
		top(b, color, { reach: 0.98, grow: 1.4 }),
		fill("M39 36L56 60L60 57L46 36ZM61 36L50 52L53 56L62 40Z", darken(color, 0.3)),
		belt(b, color2, "", { grow: 2.2, y: b.waistY + 2 }),
		fill("M52 58L58 72L61 70L55 57ZM51 58L50 74L53.500 74L54 58Z", color2),
		mirrored(line(`M${b.hand[0] - 7} ${b.hand[1] - 7.5}l5 -4`, color2, 2.4)),
		hands(b),
		part(
			"hat",
			circle(50, b.headY, b.headR + 2.4, color),
			fill(box(38.6, b.headY - 4.6, 22.8, 9, 4), darken(color, 0.3)),
		),
		part(
			"hands",
			fill(box(38.6, b.headY - 4.6, 22.8, 9, 4), SKIN),
			printed(mirrored(circle(55, b.headY, 1.5, "#2a1f3d"))),
		),
		line(`M36 ${b.headY - 8}Q50 ${b.headY - 12} 64 ${b.headY - 8}`, color2, 3),
		fill(`M64 ${b.headY - 9}L76 ${b.headY - 6}L74 ${b.headY}L64 ${b.headY - 6}Z`, color2),
	].join("");

export const costumeExplorer: Art = ({ color, color2 }) =>
	[
		figure(b),
		boots(b, "#6a4630", { from: b.sole - 10 }),
		trousers(b, darken(color, 0.1), { to: b.crotch + 10, wide: 1.6 }),
		top(b, color, { reach: 0.55 }),
		vest(b, color2, { to: b.waistY + 8 }),
		mirrored(
			fill(box(53, 44, 6.6, 5.6, 0.8), darken(color2, 0.14)) + fill(box(53, 54, 7.4, 6, 0.8), darken(color2, 0.14)),
		),
		belt(b, "#6a4630", GOLD, { y: b.waistY + 7, grow: 2 }),
		part(
			"prop",
			line("M42 37L58 60", "#5a3b2a", 1.6),
			fill(box(54, 57, 9, 7, 1.2), "#3a3446"),
			circle(58.5, 60.4, 2.2, "#8fc9f2"),
		),
		part("collar", fill(`M41 ${b.shoulderY}H59L50 ${b.shoulderY + 7}Z`, "#d7263d")),
		bareHead(b),
		fringe(b, BROWN),
		brimHat(b, color, { tall: 0.72, brim: 1.6, top: 0.6, band: color2 }),
	].join("");
