import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, group, line, printed } from "../kit.ts";
import { part } from "../part.ts";
import { figure, hands, MAN, mirrored } from "./body.ts";
import {
	belt,
	boots,
	buttons,
	cape,
	coat,
	collar,
	lapels,
	points,
	shoes,
	skirt,
	tights,
	top,
	trousers,
	vest,
} from "./clothes.ts";
import { bareHead, beard, fringe, moustache } from "./hair.ts";
import { brimHat, crown, horns, mitre } from "./heads.ts";
import { crosier, pipe, scythe, trident } from "./props.ts";
import { GOLD, GREY } from "./tones.ts";

const b = MAN;

export const costumeKrampus: Art = ({ color, color2 }) => {
	const tufts = Array.from({ length: 26 }, (_, i) => {
		const [row, column] = [Math.floor(i / 5), i % 5];
		const [x, y] = [39 + column * 5.4 + (row % 2) * 2.4, 30 + row * 7];
		return fill(`M${x - 3} ${y}H${x + 3}L${x} ${y + 7}Z`, i % 2 ? darken(color, 0.16) : lighten(color, 0.1));
	});
	return [
		part("overall", line("M60 56C80 62 88 52 90 68", color, 3.6), fill("M90 76L85 66H95Z", color2)),
		figure(b, color),
		part(
			"overall",
			top(b, color, { reach: 1, grow: 3, to: b.crotch + 6, flare: 2 }),
			trousers(b, color, { to: 90, wide: 2 }),
		),
		boots(b, "#26202a", { from: 90 }),
		part("overall", ...tufts),
		points(15, 88, 6, 7, darken(color, 0.2)),
		part("prop", line(`M38 ${b.waistY}L62 ${b.waistY + 9}`, "#a9afbb", 2.4, 'stroke-dasharray="3 1.500"')),
		part("hands", mirrored(circle(b.hand[0], b.hand[1], 4.6, "#8a5a46"))),
		part("overall", circle(50, b.headY, b.headR + 1, "#6a4030")),
		fill(
			`M41 ${b.headY - 3}L49 ${b.headY}L42 ${b.headY + 3}ZM59 ${b.headY - 3}L51 ${b.headY}L58 ${b.headY + 3}Z`,
			"#ffd23f",
		),
		line(`M44 ${b.headY + 5}Q50 ${b.headY + 8} 56 ${b.headY + 5}`, "#26202a", 1.6),
		fill(`M47.600 ${b.headY + 6}H52.400V${b.headY + 14}Q50 ${b.headY + 18} 47.600 ${b.headY + 14}Z`, color2),
		mirrored(fill(`M58 ${b.headY - 4}L65 ${b.headY + 10}L58 ${b.headY + 6}Z`, color)),
		part("overall", fringe(b, darken(color, 0.14))),
		horns(b, "#d9c9a6", 1.5),
	].join("");
};

export const costumeNicholas: Art = ({ color, color2 }) =>
	[
		cape(b, color2, { to: 92, flare: 29 }),
		figure(b),
		skirt(b, color, { to: 92, flare: 19, waves: 3, from: b.waistY - 4 }),
		part("dress", top(b, color, { reach: 0.9, grow: 1 })),
		mirrored(
			fill(`M${50 + 2.4} ${b.shoulderY + 2}H${50 + 7.4}V84H${50 + 2.4}Z`, "#e3b23c") +
				line("M53.400 76H56.400M54.900 73V79", "#fbf7ef", 1),
		),
		part(
			"cape",
			mirrored(
				line(`M51 ${b.shoulderY}L${50 + b.shoulder + 4} ${b.shoulderY + 6}L${50 + b.shoulder + 6} 54`, color2, 5),
			),
		),
		hands(b, "#fbf7ef"),
		bareHead(b),
		fringe(b, GREY),
		beard(b, "#ffffff", { to: b.shoulderY + 14 }),
		moustache(b, GREY),
		mitre(b, color, "#e3b23c"),
		crosier(b),
	].join("");

export const costumeDracula: Art = ({ color, color2 }) =>
	[
		cape(b, color, { to: 92, flare: 33 }),
		fill("M38 30L26 88Q38 84 50 88T74 88L62 30Z", color2),
		collar(b, color, color2),
		figure(b),
		shoes(b, "#26222f"),
		trousers(b, "#26222f"),
		top(b, "#fbf7ef"),
		vest(b, darken(color2, 0.1), { open: 2.6 }),
		fill(`M45 ${b.shoulderY + 1}L55 ${b.shoulderY + 5}V${b.shoulderY + 1}L45 ${b.shoulderY + 5}Z`, "#26222f"),
		circle(50, b.shoulderY + 8, 2, GOLD),
		bareHead(b, "#efe0dc"),
		fill(
			`M41 ${b.headY}C39 ${b.headY - 12.5} 61 ${b.headY - 12.5} 59 ${b.headY}L57 ${b.headY - 4}L50 ${b.headY - 1}L43 ${b.headY - 4}Z`,
			"#26222f",
		),
		printed(mirrored(fill(`M51.400 ${b.headY + 4.4}H53.200L52.300 ${b.headY + 7}Z`, "#ffffff"))),
	].join("");

export const costumeWaterSprite: Art = ({ color, color2 }) =>
	[
		mirrored(line(`M${50 + b.headR * 0.8} ${b.headY - 4}Q64 ${b.headY + 8} 61 ${b.headY + 16}`, "#7fae4a", 3.4)),
		figure(b, "#d6e2ad"),
		shoes(b, color2),
		tights(b, "#fbf7ef"),
		printed(mirrored([76, 81, 86, 91].map((y) => fill(box(50 + b.leg - 3.8, y, 7.6, 2, 0.2), color2)).join(""))),
		trousers(b, "#e9b83a", { to: 74 }),
		coat(b, color, b.crotch + 12),
		lapels(b, "#fbf7ef", color, { to: b.waistY + 2 }),
		fill(`M44 ${b.shoulderY + 1}L56 ${b.shoulderY + 6}V${b.shoulderY + 1}L44 ${b.shoulderY + 6}Z`, color2),
		buttons(b, GOLD, 3, { from: b.waistY + 4, step: 5 }),
		...[34, 50, 66].map((x) =>
			fill(`M${x} 68C${x - 2.4} 72 ${x - 2} 75 ${x} 76.500C${x + 2} 75 ${x + 2.4} 72 ${x} 68Z`, "#8fd0f0"),
		),
		hands(b, "#d6e2ad"),
		bareHead(b, "#d6e2ad"),
		fringe(b, "#7fae4a"),
		beard(b, "#7fae4a", { to: b.shoulderY + 7 }),
		brimHat(b, color, { tall: 1.1, brim: 1.5, top: 0.84, band: color2 }),
		part("hat", mirrored(line("M53 4C60 2 64 6 62 12", "#e9b83a", 1.4))),
		pipe(b),
	].join("");

export const costumeReaper: Art = ({ color, color2 }) =>
	[
		part("dress", fill(`M50 ${b.shoulderY - 2}L68 34L78 96Q70 93 64 97T50 95 36 97 22 96L32 34Z`, color)),
		line("M63 31L76 56M37 31L24 56", color, 9),
		mirrored(fill("M70 48L82 52L78 66Z", color)),
		printed(line("M44 44L40 90M56 44L60 90M50 60V92", darken(color, 0.4), 1)),
		line("M41 54Q50 58 59 54", color2, 1.8),
		fill(`M50 0C64 0 66 16 62 29Q50 34 38 29C34 16 36 0 50 0Z`, color),
		fill(`M50 4.500C59 4.500 60 16 57.500 24Q50 27 42.500 24C40 16 41 4.500 50 4.500Z`, darken(color, 0.5)),
		part("mask", ellipse(50, 14.6, 5.8, 6.6, "#f4f1e8")),
		fill("M46.400 18H53.600V23Q50 25 46.400 23Z", "#f4f1e8"),
		printed(
			mirrored(circle(52.6, 14.4, 1.7, "#26202e")),
			line("M48.400 20.500V23M50 20.500V23.500M51.600 20.500V23", "#26202e", 0.5),
		),
		scythe(b),
	].join("");

export const costumeNeptune: Art = ({ color, color2 }) =>
	[
		cape(b, darken(color, 0.2), { to: 88, flare: 30 }),
		figure(b),
		skirt(b, color, { to: 92, flare: 19, waves: 4 }),
		printed(
			...[58, 66, 74, 82].flatMap((y, i) =>
				[-2, -1, 0, 1, 2]
					.slice(i % 2)
					.map((n) => line(`M${47 + n * 6 + (i % 2) * 3} ${y}q3 3.600 6 0`, darken(color, 0.2), 0.9)),
			),
		),
		group(
			`transform="translate(0 0)"`,
			fill(`M38 ${b.shoulderY}L44 ${b.shoulderY}L62 ${b.waistY}H52Z`, lighten(color, 0.3)),
		),
		belt(b, color2, "#ffffff", { grow: 1.6 }),
		part("gloves", mirrored(line(`M${b.hand[0] - 5.6} ${b.hand[1] - 6}l4.400 -2.800`, color2, 2.6))),
		bareHead(b),
		fringe(b, "#dfeef0"),
		beard(b, "#dfeef0", { to: b.shoulderY + 15 }),
		moustache(b, "#ffffff"),
		crown(b, color2, "#ef8f7a"),
		trident(b),
	].join("");
