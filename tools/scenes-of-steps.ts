/** Scenes of how a service goes, three for each (make-scenes.ts). */
import {
	BLUE,
	balloon,
	bits,
	CREAM,
	DARK_BLUE,
	DARK_RED,
	MINT,
	PALE_BLUE,
	print,
	RED,
	STRING,
	sheet,
	star,
	strip,
	WOOD,
	YELLOW,
} from "./scene-paper.ts";

const DARK = "#3b2f4a";
const disc = (x: number, y: number, r: number, fill: string) =>
	`<circle class="s" cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const pen = (d: string, stroke: string, width: number) =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const clock = (x: number, y: number, r: number) =>
	disc(x, y, r, RED) +
	dot(x, y, r * 0.78, CREAM) +
	pen(`M${x} ${y - r * 0.5}V${y}L${x + r * 0.4} ${y + r * 0.2}`, DARK, 3);
const dress = (x: number, y: number, fill: string) =>
	strip(`M${x} ${y - 8}v-4q6-3 2-8`, STRING, 2.4) +
	sheet(`M${x - 16} ${y - 4}l10-4q6 8 12 0l10 4 4 14-10 3-2-2 2 12 16 36q-26 10-52 0l16-36 2-12-2 2-10-3z`, fill) +
	print(`M${x - 10} ${y + 20}h20v5h-20z`, YELLOW);
const calendar = (x: number, y: number, from: number, to: number) =>
	sheet(`M${x} ${y}h64v58h-64z`, CREAM) +
	sheet(`M${x} ${y - 4}h64v18h-64z`, RED) +
	strip(`M${x + 16} ${y - 10}v12M${x + 48} ${y - 10}v12`, DARK, 4) +
	Array.from({ length: 12 }, (_, n) =>
		print(
			`M${x + 7 + (n % 4) * 13.5} ${y + 20 + Math.floor(n / 4) * 12.5}h9v8h-9z`,
			n >= from && n <= to ? "#4fae8f" : "#e3d6bd",
		),
	).join("");
const tank = (x: number, y: number) =>
	sheet(`M${x - 5} ${y - 70}h10v16h-10z`, "#d9a441") +
	sheet(`M${x - 12} ${y - 76}h24v8h-24z`, DARK) +
	sheet(`M${x - 22} ${y}v-36q0-20 22-20t22 20v36z`, BLUE) +
	print(`M${x - 22} ${y - 30}h44v14h-44z`, CREAM);
const house = (x: number, y: number) =>
	sheet(`M${x} ${y - 44}h72v44h-72z`, CREAM) +
	sheet(`M${x + 44} ${y - 30}h18v30h-18z`, DARK_BLUE) +
	sheet(`M${x + 8} ${y - 30}h28v18h-28z`, PALE_BLUE) +
	[0, 1, 2, 3].map((n) => sheet(`M${x - 4 + n * 20} ${y - 56}h20v14a10 10 0 0 1-20 0z`, n % 2 ? CREAM : RED)).join("");
const ring = (x: number, y: number, reach: number) =>
	Array.from({ length: 9 }, (_, n) => {
		const angle = Math.PI * (1 - n / 8);
		return disc(
			Math.round(x + reach * Math.cos(angle)),
			Math.round(y - reach * 1.1 * Math.sin(angle)),
			9,
			[RED, YELLOW, MINT, BLUE][n % 4] ?? RED,
		);
	}).join("");

export const SCENES_OF_STEPS = {
	/** Which balloons, and for when. */
	"inflation-1": [
		strip("M52 74c-6 12 8 22 2 40M82 64c8 14-10 30-24 50", STRING, 1.3),
		balloon(52, 74, RED, 0.95),
		balloon(82, 62, YELLOW, 0.95),
		clock(140, 72, 32),
		bits([
			[112, 22, 20],
			[26, 100, -30],
			[176, 24, 60],
			[104, 104, 10],
		]),
	],
	/** They are filled just before. */
	"inflation-2": [
		tank(66, 114),
		strip("M71 50c20-4 30 6 36 26", DARK, 4),
		balloon(112, 82, RED, 1.3),
		strip("M160 66c6 14-6 26 0 46", STRING, 1.3),
		balloon(160, 64, MINT, 0.9),
		bits([
			[22, 40, 20],
			[30, 84, -24],
			[140, 100, 40],
		]),
	],
	/** They are taken from the branch, and paid there. */
	"inflation-3": [
		house(26, 114),
		strip("M132 64c2 14 16 28 18 44M168 60c2 20-10 34-16 48M152 60v48", STRING, 1.3),
		balloon(132, 66, BLUE, 0.85),
		balloon(170, 62, YELLOW, 0.85),
		balloon(151, 59, RED, 0.95),
		sheet("M142 106h20l4 10h-28z", DARK_RED),
	],
	/** A costume, and its days. */
	"rental-1": [strip("M18 22h70M26 22v92M80 22v92", WOOD, 5), dress(53, 44, RED), calendar(112, 42, 5, 7)],
	/** It hangs at the branch; a document is shown. */
	"rental-2": [
		strip("M16 16h84", WOOD, 5),
		dress(56, 38, BLUE),
		sheet("M110 52h76v50h-76z", CREAM),
		print("M110 52h76v11h-76z", MINT),
		print("M118 70h20v25h-20z", PALE_BLUE),
		dot(128, 79, 6, WOOD),
		print("M119 95q9-14 18 0z", RED),
		pen("M147 74h30M147 83h24M147 92h28", STRING, 4),
	],
	/** It comes back by noon, and is washed by the shop. */
	"rental-3": [
		sheet("M24 20h80v94h-80z", "#f6f1f7"),
		print("M24 20h80v18h-80z", PALE_BLUE),
		dot(90, 29, 5, RED),
		disc(64, 76, 29, DARK_BLUE),
		dot(64, 76, 22, "#dff0fd"),
		print("M44 82q10-12 20 0t20-2q-2 18-20 18t-20-16z", RED),
		dot(72, 68, 4, "#fff"),
		dot(58, 64, 3, "#fff"),
		clock(150, 70, 30),
		bits([
			[122, 22, 30],
			[174, 26, -30],
			[120, 106, 10],
		]),
	],
	/** When, where and for how much. */
	"decoration-1": [
		sheet("M40 16h84l14 14v86h-98z", CREAM),
		pen("M54 36h48M54 52h66M54 68h58M54 84h66", STRING, 4),
		dot(60, 100, 6, RED),
		dot(78, 100, 6, YELLOW),
		dot(96, 100, 6, BLUE),
		sheet("M172 22l12 9-48 62-15 6 3-15z", YELLOW),
		sheet("M172 22l12 9-6 8-12-9z", RED),
	],
	/** A proposal with its price. */
	"decoration-2": [
		sheet("M24 18h118v82h-118z", WOOD),
		sheet("M31 25h104v68h-104z", "#fdfaf2"),
		ring(83, 84, 34),
		sheet("M160 46l24 24v40h-44v-44z", RED),
		dot(160, 62, 5, CREAM),
		star(162, 88, 14, YELLOW),
	],
	/** It is brought, put up, and taken down. */
	"decoration-3": [
		ring(58, 104, 40),
		sheet("M44 66h28v48h-28z", DARK_BLUE),
		dot(66, 92, 2.6, YELLOW),
		sheet("M160 62h18q4 0 6 4l10 16v24h-34z", BLUE),
		print("M166 68h12l9 14h-21z", "#eaf3ff"),
		sheet("M108 50h54v56h-54z", RED),
		star(134, 76, 15, YELLOW),
		disc(126, 106, 10, DARK),
		disc(172, 106, 10, DARK),
		dot(126, 106, 4, CREAM),
		dot(172, 106, 4, CREAM),
	],
} as const satisfies Record<string, readonly string[]>;
