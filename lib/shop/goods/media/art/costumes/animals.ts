import { darken, lighten } from "../../colour.ts";
import { type Art, circle, ellipse, fill, line } from "../kit.ts";
import { part } from "../part.ts";
import { type Body, CHILD, figure, MAN, mirrored } from "./body.ts";
import { skirt } from "./clothes.ts";
import {
	dinoTail,
	ears,
	feelers,
	fin,
	hood,
	hoodEyes,
	horn,
	jaw,
	mane,
	overall,
	spikes,
	spots,
	tail,
} from "./hoods.ts";

const trex =
	(b: Body): Art =>
	({ color, color2 }) =>
		[
			part("overall", dinoTail(b, color, darken(color, 0.22))),
			overall(b, color, color2, { paws: color, foot: darken(color, 0.12) }),
			spikes(b, darken(color, 0.24)),
			hood(b, color),
			hoodEyes(b),
			mirrored(ellipse(50 + b.headR * 0.22, b.headY - b.headR * 0.98, 0.7, 0.9, darken(color, 0.4))),
			jaw(b),
		].join("");

export const costumeTrex = trex(CHILD);
export const costumeTrexAdult = trex(MAN);

export const costumeTriceratops: Art = ({ color, color2 }) => {
	const b = CHILD;
	const frill = Array.from({ length: 7 }, (_, i) => {
		const angle = Math.PI + (i / 6) * Math.PI;
		return circle(50 + Math.cos(angle) * 19, b.headY + 1 + Math.sin(angle) * 18, 4, color2);
	});
	return [
		part("overall", dinoTail(b, color, darken(color, 0.2))),
		overall(b, color, color2, { paws: color, foot: darken(color, 0.14) }),
		...frill,
		circle(50, b.headY, b.headR + 7.4, darken(color, 0.12)),
		hood(b, color),
		mirrored(
			fill(
				`M54 ${b.headY - 13}C58 ${b.headY - 18} 59 ${b.headY - 23} 58 ${b.headY - 27}C64 ${b.headY - 22} 64 ${b.headY - 16} 61 ${b.headY - 11}Z`,
				"#fbf3e2",
			),
		),
		hoodEyes(b, { apart: 0.95, size: 0.2 }),
		fill(`M47.500 ${b.headY - 9.5}L50 ${b.headY - 16}L52.500 ${b.headY - 9.5}Z`, "#fbf3e2"),
	].join("");
};

export const costumeUnicorn: Art = ({ color, color2 }) => {
	const b = CHILD;
	return [
		part("overall", tail(b, color2, { width: 7, to: [84, 82] })),
		overall(b, color, lighten(color2, 0.45), { paws: color2 }),
		ears(b, "pointed", color, lighten(color2, 0.3)),
		hood(b, color),
		mane(b, [color2, "#8fc9f2", "#ffd766"]),
		horn(b, "#f2c14e"),
		hoodEyes(b, { apart: 0.55, size: 0.16, white: "#2a1f3d" }),
	].join("");
};

export const costumeUnicornSkirt: Art = ({ color, color2 }) => {
	const b = CHILD;
	const rainbow = ["#ef5a6a", "#ffb13d", "#ffdf5a", "#6fc36a", "#5aa9dd", "#9a7bd8"];
	return [
		overall(b, color, "", { paws: color2 }),
		...rainbow.toReversed().map((tone, i) => skirt(b, tone, { to: b.crotch + 17 - i * 4, flare: 27 - i * 2.6 })),
		part("hat", ears(b, "pointed", color, lighten(color2, 0.3))),
		hood(b, color),
		mane(b, [color2, "#8fc9f2"]),
		part("hat", horn(b, "#f2c14e")),
	].join("");
};

export const costumeCat: Art = ({ color, color2 }) => {
	const b = CHILD;
	const whiskers = mirrored(
		line(`M58 ${b.headY + 7}L66 ${b.headY + 5.6}M58 ${b.headY + 8.6}L66 ${b.headY + 9.4}`, lighten(color, 0.6), 0.6),
	);
	return [
		part("overall", line(`M60 ${b.crotch - 2}C78 ${b.crotch + 6} 90 ${b.crotch - 4} 86 ${b.crotch - 18}`, color, 5)),
		overall(b, color, color2),
		ears(b, "pointed", color, color2),
		hood(b, color),
		whiskers,
		line(`M42 ${b.shoulderY + 1}Q50 ${b.shoulderY + 4} 58 ${b.shoulderY + 1}`, "#e0324b", 2.4),
		circle(50, b.shoulderY + 4, 2.2, "#f2c14e"),
	].join("");
};

export const costumeBee: Art = ({ color, color2 }) => {
	const b = CHILD;
	const bands = [b.shoulderY + 6, b.waistY - 3, b.waistY + 6].map((y) =>
		fill(
			`M${50 - b.hip - 1.8} ${y}Q50 ${y + 3} ${50 + b.hip + 1.8} ${y}V${y + 4}Q50 ${y + 7} ${50 - b.hip - 1.8} ${y + 4}Z`,
			color2,
		),
	);
	return [
		part(
			"wings",
			mirrored(ellipse(72, b.shoulderY + 10, 15, 8.5, "#dcefff", `transform="rotate(-28 72 ${b.shoulderY + 10})"`)),
		),
		overall(b, color, "", { paws: color2 }),
		...bands,
		feelers(b, color2, color2),
		hood(b, color, color2),
	].join("");
};

export const costumePenguin: Art = ({ color, color2 }) => {
	const b = CHILD;
	return [
		overall(b, color, color2, { paws: color, foot: "#ff9d2e" }),
		hood(b, color, color2),
		hoodEyes(b, { apart: 0.45, size: 0.22 }),
		fill(`M45 ${b.headY - 11}H55L50 ${b.headY - 4.6}Z`, "#ff9d2e"),
		part(
			"prop",
			line(`M40 ${b.shoulderY}Q50 ${b.shoulderY + 4} 60 ${b.shoulderY}`, "#e0324b", 3.2),
			line(`M57 ${b.shoulderY + 1}L60 ${b.shoulderY + 12}`, "#e0324b", 3.2),
		),
	].join("");
};

export const costumeOctopus: Art = ({ color, color2 }) => {
	const b = CHILD;
	const arms = [-1, 1].flatMap((side) =>
		[0, 1, 2].map((i) => {
			const x = (n: number) => 50 + side * n;
			const [reach, drop] = [22 + i * 6, 30 - i * 10];
			return (
				line(
					`M${x(6)} ${b.waistY + 2}C${x(16 + i * 5)} ${b.waistY + 4} ${x(reach - 4)} ${b.waistY + drop} ${x(reach + 7)} ${b.waistY + drop - 3}`,
					i % 2 ? darken(color, 0.1) : color,
					6,
				) + [0.45, 0.75].map((k) => circle(x(8 + (reach - 2) * k), b.waistY + drop * k + 1, 1.2, color2)).join("")
			);
		}),
	);
	return [
		overall(b, darken(color, 0.06), "", { paws: color2 }),
		...arms,
		circle(50, b.headY - 3, b.headR + 6.4, color),
		hood(b, color),
		hoodEyes(b, { apart: 0.5, size: 0.3 }),
		...[40, 46, 56, 61].map((x, i) => circle(x, b.waistY - 8 + (i % 2) * 6, 1.8, color2)),
	].join("");
};

export const costumeShark: Art = ({ color, color2 }) => {
	const b = CHILD;
	const tailFin = fill(
		`M62 ${b.crotch}C74 ${b.crotch + 4} 82 ${b.crotch + 4} 92 ${b.crotch - 8}C92 ${b.crotch + 4} 90 ${b.crotch + 14} 94 ${b.crotch + 20}C82 ${b.crotch + 14} 70 ${b.crotch + 14} 60 ${b.crotch + 8}Z`,
		darken(color, 0.08),
	);
	return [
		part("overall", tailFin),
		overall(b, color, color2, { paws: color, foot: color }),
		fin(b, darken(color, 0.08)),
		hood(b, color, "#b8324a"),
		hoodEyes(b, { apart: 0.95, size: 0.2 }),
		jaw(b),
		mirrored(
			line(
				`M${50 + b.waist} ${b.shoulderY + 6}q2 3 0 6M${50 + b.waist - 3} ${b.shoulderY + 7}q2 3 0 6`,
				darken(color, 0.3),
				0.9,
			),
		),
	].join("");
};

export const costumeGiraffe: Art = ({ color, color2 }) => {
	const b = CHILD;
	return [
		part(
			"overall",
			line(`M62 ${b.crotch - 2}C74 ${b.crotch + 4} 80 ${b.crotch + 12} 82 ${b.crotch + 18}`, color, 3),
			circle(82, b.crotch + 20, 3, color2),
		),
		overall(b, color, "", { paws: color2 }),
		spots(color2, [
			[43, 44, 3],
			[55, 48, 3.6],
			[46, 57, 3.4],
			[58, 61, 3],
			[42, 67, 2.6],
			[43, 80, 2.8],
			[57, 78, 3],
			[44, 90, 2.4],
			[57, 90, 2.6],
			[30, 52, 2.4],
			[70, 52, 2.4],
		]),
		mirrored(line(`M55 ${b.headY - 15}V${b.headY - 22}`, color, 2.8) + circle(55, b.headY - 23, 2.6, color2)),
		ears(b, "side", color, color2),
		hood(b, color),
		spots(color2, [
			[40, 12, 2],
			[50, 7, 2.4],
			[60, 12, 2],
			[35.4, 20, 1.6],
			[64.6, 20, 1.6],
		]),
		hoodEyes(b, { apart: 0.5, size: 0.18, white: "#2a1f3d" }),
	].join("");
};

export const costumeAlien: Art = ({ color, color2 }) => {
	const b = CHILD;
	return [
		figure(b),
		overall(b, color2, "", { paws: color }),
		fill(
			`M50 ${b.waistY - 9}L56 ${b.waistY - 5}V${b.waistY + 3}L50 ${b.waistY + 7}L44 ${b.waistY + 3}V${b.waistY - 5}Z`,
			color,
		),
		circle(50, b.waistY - 1, 2.6, "#ffd23f"),
		feelers(b, color, "#ffd23f"),
		fill(
			`M50 ${b.headY - 19}C76 ${b.headY - 19} 72 ${b.headY + 6} 50 ${b.headY + 17}C28 ${b.headY + 6} 24 ${b.headY - 19} 50 ${b.headY - 19}Z`,
			color,
		),
		mirrored(
			ellipse(57.5, b.headY - 2, 4.4, 6.4, "#26202e", `transform="rotate(28 57.500 ${b.headY - 2})"`) +
				circle(58.6, b.headY - 5, 1.3, "#ffffff"),
		),
		line(`M47 ${b.headY + 8}Q50 ${b.headY + 10} 53 ${b.headY + 8}`, darken(color, 0.45), 1.2),
	].join("");
};
