import { darken } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { figure, MAN, mirrored } from "./body.ts";
import {
	belt,
	boots,
	cape,
	coat,
	emblem,
	gloves,
	lapels,
	points,
	shoes,
	skirt,
	top,
	trousers,
	vest,
} from "./clothes.ts";
import { bareHead, beard, fringe, moustache } from "./hair.ts";
import { brimHat, feather, helmet, peakCap, tricorn } from "./heads.ts";
import { bone, lasso, sabre, sword } from "./props.ts";
import { BROWN, DARK, GOLD } from "./tones.ts";

const b = MAN;

export const costumePirateCaptain: Art = ({ color, color2 }) =>
	[
		figure(b),
		trousers(b, "#f0e6d2", { to: 80 }),
		boots(b, "#33272d", { from: 74, cuff: "#5a3b2a" }),
		coat(b, color),
		fill(`M44 ${b.shoulderY}H56L54 ${b.crotch + 16}H46Z`, "#fbf7ef"),
		mirrored(line(`M55.500 ${b.shoulderY + 1}L54.400 ${b.crotch + 15}`, color2, 1.5)),
		mirrored(line(`M${b.hand[0] - 5.4} ${b.hand[1] - 6}l4.600 -3`, color2, 2.6)),
		fill(`M45 ${b.shoulderY}Q50 ${b.shoulderY + 9} 55 ${b.shoulderY}L53 ${b.shoulderY + 9}H47Z`, "#ffffff"),
		belt(b, "#33272d", color2, { grow: 2.6, y: b.waistY + 3 }),
		bareHead(b),
		beard(b, DARK, { to: b.shoulderY + 6 }),
		tricorn(b, "#2b2530", color2),
		feather(60, b.headY - 8, 13, "#d7263d", 50),
		sabre(b),
	].join("");

export const costumeMusketeer: Art = ({ color, color2 }) =>
	[
		cape(b, darken(color, 0.2), { to: 76, flare: 27 }),
		figure(b),
		trousers(b, "#4a3a34", { to: 78 }),
		boots(b, "#5a3b2a", { from: 72, cuff: "#7a5236" }),
		top(b, "#fbf7ef"),
		part("vest", fill(`M38 ${b.shoulderY}H62L67 ${b.crotch + 6}Q50 ${b.crotch + 10} 33 ${b.crotch + 6}Z`, color)),
		line(`M50 30V52M41 38H59`, color2, 3),
		...[
			[50, 30],
			[50, 53],
			[41, 38],
			[59, 38],
		].map(([x = 0, y = 0]) => circle(x, y, 2, color2)),
		fill(`M43 ${b.shoulderY - 1}H57L62 ${b.shoulderY + 4}Q50 ${b.shoulderY + 7} 38 ${b.shoulderY + 4}Z`, "#ffffff"),
		gloves(b, "#8a5a36"),
		bareHead(b),
		fringe(b, BROWN),
		moustache(b, BROWN),
		part("beard", fill(`M48.600 ${b.headY + 6}H51.400L50 ${b.headY + 11}Z`, BROWN)),
		brimHat(b, darken(color, 0.35), { tall: 0.7, brim: 1.8, top: 0.7, band: GOLD }),
		feather(58, b.headY - 6, 17, "#ffffff", 62),
		sword(b),
	].join("");

export const costumeCowboy: Art = ({ color, color2 }) =>
	[
		figure(b),
		boots(b, "#6a4630", { from: 82 }),
		trousers(b, "#4f78b8", { to: 90 }),
		part("chaps", mirrored(fill(`M${50 + 3} 60L${50 + 14} 58L${50 + 14} 88L${50 + 3.4} 88Z`, color))),
		points(14, 86, 5, 12, darken(color, 0.14)),
		top(b, color2),
		vest(b, color),
		emblem(b, GOLD, starPath(58, 34, 3.8, 1.7, 0.4)),
		belt(b, "#5a3b2a", GOLD, { grow: 2, y: b.waistY + 4 }),
		part("collar", fill(`M41 ${b.shoulderY - 1}H59L50 ${b.shoulderY + 8}Z`, "#fbf7ef")),
		bareHead(b),
		moustache(b, BROWN),
		brimHat(b, color, { dent: true, band: darken(color, 0.35), tall: 1.15, brim: 2 }),
		lasso(b),
	].join("");

export const costumeRoman: Art = ({ color, color2 }) =>
	[
		cape(b, color, { to: 84, flare: 28 }),
		figure(b),
		mirrored(
			[72, 77, 82, 87]
				.map((y) => line(`M${50 + b.leg - 3.6} ${y}L${50 + b.leg + 3.6} ${y + 3}`, "#7a5236", 1.4))
				.join(""),
		),
		shoes(b, "#7a5236"),
		skirt(b, color, { to: b.crotch + 11, flare: 18, waves: 6, from: b.waistY + 2 }),
		points(15, b.waistY + 5, 11, 7, "#8a5a36"),
		part("dress", top(b, color, { reach: 0.3, to: b.waistY })),
		part(
			"vest",
			fill(
				`M38 ${b.shoulderY}Q50 ${b.shoulderY + 8} 62 ${b.shoulderY}L61 ${b.waistY + 4}Q50 ${b.waistY + 9} 39 ${b.waistY + 4}Z`,
				color2,
			),
		),
		line("M50 32V46M41 36Q46 41 50 36Q54 41 59 36M44 43Q50 47 56 43", darken(color2, 0.22), 1),
		belt(b, "#7a5236", GOLD, { grow: 1.6, y: b.waistY + 4 }),
		bareHead(b),
		helmet(b, color2, { crest: color }),
		sword(b),
	].join("");

export const costumeNavyCaptain: Art = ({ color, color2 }) =>
	[
		figure(b),
		shoes(b, "#26222f"),
		trousers(b, color2, { to: 93 }),
		top(b, color, { grow: 1.2, to: b.crotch }),
		mirrored(fill(box(50 + b.shoulder - 5, b.shoulderY - 1.2, 8, 3, 1), GOLD)),
		mirrored(
			line(
				`M${b.hand[0] - 5.6} ${b.hand[1] - 6}l4.400 -2.800M${b.hand[0] - 7.4} ${b.hand[1] - 8.8}l4.400 -2.800`,
				GOLD,
				1.2,
			),
		),
		lapels(b, "#fbf7ef", darken(color, 0.05), { tie: color2, to: b.waistY - 4 }),
		mirrored([0, 1, 2].map((i) => circle(54.6, b.waistY - 2 + i * 5, 1.2, GOLD)).join("")),
		bareHead(b),
		beard(b, "#b9b3b0", { to: b.shoulderY + 2 }),
		peakCap(b, color, color2, GOLD),
	].join("");

const afroFringe = () =>
	fill("M40 15C36 4 42 2 45 4C46 0 54 0 55 4C58 2 64 4 60 15L57 9L53 12L50 8L47 12L43 9Z", BROWN);

export const costumeMammothHunter: Art = ({ color, color2 }) =>
	[
		figure(b),
		part(
			"shoes",
			mirrored(fill(`M${50 + b.leg - 5} 82H${50 + b.leg + 5}L${50 + b.leg + 4} 96H${50 + b.leg - 5}Z`, color2)),
		),
		part(
			"dress",
			fill(
				`M38 ${b.shoulderY}L48 ${b.shoulderY - 1}L62 ${b.waistY - 4}L64 ${b.crotch + 8}L59 ${b.crotch + 5}L55 ${b.crotch + 11}L50 ${b.crotch + 6}L45 ${b.crotch + 12}L41 ${b.crotch + 6}L36 ${b.crotch + 9}L39 ${b.waistY}Z`,
				color,
			),
		),
		printed(
			...[
				[44, 36],
				[52, 44],
				[44, 50],
				[56, 54],
				[46, 60],
			].map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 1.6, color2)),
		),
		points(13, b.shoulderY - 2, 6, 7, darken(color2, 0.1)),
		line(`M39 ${b.waistY + 2}Q50 ${b.waistY + 6} 61 ${b.waistY + 2}`, "#e8d9bd", 2),
		part("collar", line(`M42 ${b.shoulderY + 5}Q50 ${b.shoulderY + 11} 58 ${b.shoulderY + 5}`, "#f6efe2", 1)),
		...[45, 50, 55].map((x) => fill(`M${x - 1.3} ${b.shoulderY + 8}H${x + 1.3}L${x} ${b.shoulderY + 13}Z`, "#f6efe2")),
		bareHead(b),
		afroFringe(),
		beard(b, BROWN, { to: b.shoulderY + 5 }),
		bone(b),
	].join("");
