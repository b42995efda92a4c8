import { darken } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { CHILD, face, figure, hands, mirrored, SKIN } from "./body.ts";
import { belt, boots, cape, emblem, gloves, points, shoes, skirt, tights, top, trousers } from "./clothes.ts";
import { bareHead, fringe, longHair } from "./hair.ts";
import { eyeMask, horns } from "./heads.ts";
import { hood } from "./hoods.ts";
import { trident } from "./props.ts";
import { BROWN, GOLD } from "./tones.ts";

const b = CHILD;

const ellipsePath = (x: number, y: number, rx: number, ry: number) =>
	`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const costumeDevilChild: Art = ({ color, color2 }) =>
	[
		part(
			"tights",
			line(`M58 ${b.crotch - 4}C76 ${b.crotch + 4} 84 ${b.crotch - 2} 88 ${b.crotch + 12}`, color, 3),
			fill(`M88 ${b.crotch + 22}L82.500 ${b.crotch + 10}H93.500Z`, color),
		),
		cape(b, color2, { to: 84, flare: 26 }),
		figure(b),
		tights(b, color),
		boots(b, color2, { from: b.sole - 10 }),
		top(b, color, { to: b.crotch }),
		fill(ellipsePath(50, b.waistY, 7.4, 10), darken(color, 0.22)),
		line(`M40 ${b.shoulderY + 1}Q50 ${b.shoulderY + 5} 60 ${b.shoulderY + 1}`, color2, 3),
		hands(b),
		hood(b, color),
		horns(b, color2, 1.1),
		trident(b, "#8a5a36"),
	].join("");

export const costumeSkeleton: Art = ({ color, color2 }) => {
	const bone = (d: string, width = 2.2) => line(d, color2, width);
	const ribs = [41, 45, 49, 53].map((y, i) => bone(`M${42 - i * 0.2} ${y}Q50 ${y + 3} ${58 + i * 0.2} ${y}`, 1.8));
	return [
		figure(b, color),
		part("overall", top(b, color, { reach: 1 }), trousers(b, color, { to: b.sole - 3 })),
		shoes(b, color),
		gloves(b, color),
		part(
			"overall",
			bone(`M50 39V61`, 2),
			...ribs,
			fill("M42 61Q50 58 58 61Q57 67 53 67L50 64L47 67Q43 67 42 61Z", color2),
			mirrored(bone(`M${50 + b.leg} 70V79M${50 + b.leg} 83V91M${50 + b.shoulder + 1} 41L66 49M68 52L74 59`, 2.4)),
		),
		part("gloves", mirrored(circle(b.hand[0], b.hand[1], 2.2, color2))),
		part("mask", circle(50, b.headY, b.headR + 3, color)),
		fill(
			"M50 8C60 8 63 15 62.600 21C62.300 26 59 27.500 58.600 28.500L58 33C58 34.500 42 34.500 42 33L41.400 28.500C41 27.500 37.700 26 37.400 21C37 15 40 8 50 8Z",
			color2,
		),
		mirrored(ellipse(55.4, 21, 3.5, 4, color)),
		fill("M50 25.500L52 29.500H48Z", color),
		line("M46 31V34M50 31.500V34.500M54 31V34", color, 0.9),
	].join("");
};

const hero =
	(hair: string, hasSkirt: boolean): Art =>
	({ color, color2 }) =>
		[
			cape(b, color, { to: 88, flare: 32 }),
			hair && longHair(b, hair),
			figure(b),
			tights(b, darken(color2, 0.04)),
			boots(b, color, { from: b.sole - 14, cuff: GOLD }),
			top(b, color2, { reach: 0.98 }),
			hasSkirt && skirt(b, color, { to: b.crotch + 6, flare: 19 }),
			!hasSkirt && fill(`M${50 - b.hip} ${b.crotch - 8}H${50 + b.hip}L${50 + 2} ${b.crotch + 3}H48Z`, color),
			part("top", belt(b, GOLD, color)),
			emblem(b, GOLD, starPath(50, b.shoulderY + 9, 6.4, 3, 0.6)),
			gloves(b, color),
			bareHead(b),
			fringe(b, hair || BROWN),
			eyeMask(b, color),
		]
			.filter(Boolean)
			.join("");
export const costumeHero = hero("", false);
export const costumeHeroine = hero(BROWN, true);

export const costumePumpkin: Art = ({ color, color2 }) => {
	const ribs = [-15, -7, 7, 15].map((x) =>
		line(`M${50 + x * 0.6} 39C${50 + x * 1.4} 46 ${50 + x * 1.4} 66 ${50 + x * 0.6} 75`, darken(color, 0.14), 1.2),
	);
	return [
		figure(b),
		tights(b, "#3a2a4a"),
		shoes(b, color2),
		part("top", mirrored(line(`M${50 + 8} 42L${b.hand[0]} ${b.hand[1]}`, "#3a2a4a", 8.6))),
		hands(b),
		part("overall", fill("M50 38C74 34 84 46 80 60C77 74 64 78 50 77C36 78 23 74 20 60C16 46 26 34 50 38Z", color)),
		printed(...ribs),
		mirrored(fill("M55 52L66 49L63 57Z", "#3a2420")),
		fill("M36 63Q50 66 64 63L60 70L56 67L52 71.500L48 67.500L44 71L40 67.500Z", "#3a2420"),
		points(12, b.shoulderY - 1, 7, 5, color2),
		bareHead(b),
		part(
			"hat",
			fill(
				`M38 ${b.headY - 7}C38 ${b.headY - 19} 62 ${b.headY - 19} 62 ${b.headY - 7}Q50 ${b.headY - 11} 38 ${b.headY - 7}Z`,
				color,
			),
		),
		line(`M50 ${b.headY - 14}C50 ${b.headY - 18} 53 ${b.headY - 20} 55 ${b.headY - 20}`, color2, 3),
		fill(
			`M52 ${b.headY - 15}C58 ${b.headY - 20} 64 ${b.headY - 18} 65 ${b.headY - 13}C60 ${b.headY - 11} 55 ${b.headY - 12} 52 ${b.headY - 15}Z`,
			color2,
		),
	].join("");
};

export const costumeRobot: Art = ({ color, color2 }) =>
	[
		figure(b, color),
		part(
			"overall",
			mirrored(
				line(`M${50 + b.leg} 68V90`, darken(color, 0.1), 9) +
					fill(box(50 + b.leg - 7, 89, 14, 8, 1.6), darken(color, 0.2)),
			),
			mirrored(line(`M62 41L${b.hand[0]} ${b.hand[1]}`, darken(color, 0.1), 8.4)),
		),
		part("gloves", mirrored(circle(b.hand[0], b.hand[1], 5.4, color2))),
		part("overall", fill(box(32, 36, 36, 34, 3), color)),
		fill(box(38, 41, 24, 15, 2), "#2a2f45"),
		circle(43, 46, 2, "#e0324b"),
		circle(50, 46, 2, "#ffc83d"),
		circle(57, 46, 2, "#5fc36a"),
		line("M41 52H46L48 49.500L51 53.500L53 52H59", color2, 1.1),
		...[41, 47, 53, 59].map((x) => fill(box(x - 1.6, 60, 3.2, 6, 0.6), x % 4 ? color2 : darken(color, 0.22))),
		part("hat", line(`M50 ${b.headY - 13}V${b.headY - 18}`, darken(color, 0.3), 1.6)),
		circle(50, b.headY - 19, 2, "#e0324b"),
		fill(box(33, b.headY - 14, 34, 28, 4), color),
		mirrored(fill(box(67, b.headY - 4, 3.6, 9, 1), color2)),
		part("hands", fill(box(38, b.headY - 9, 24, 19, 3), SKIN)),
		face(b, { within: 0.72, y: b.headY - 0.6 }),
	].join("");
