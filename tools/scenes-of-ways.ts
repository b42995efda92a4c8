/** Scenes of the checkout's choices: how goods come, how they are paid (make-scenes.ts). */
import {
	BLUE,
	balloon,
	bunting,
	CREAM,
	DARK_BLUE,
	DARK_RED,
	MINT,
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
const wheel = (x: number) =>
	`<circle class="s" cx="${x}" cy="96" r="15" fill="${DARK}"/><circle cx="${x}" cy="96" r="6" fill="${CREAM}"/>`;

export const SCENES_OF_WAYS = {
	/** A van with a parcel's star on it. */
	van: [
		sheet("M122 40h30q5 0 8 4l18 24v28h-56z", BLUE),
		print("M134 48h16l14 20h-30z", "#eaf3ff"),
		sheet("M22 24h104v72H22z", RED),
		star(74, 60, 22, YELLOW),
		wheel(54),
		wheel(146),
	],
	/** A yellow letter and a post horn. */
	post: [
		sheet("M26 34h104v70H26z", YELLOW),
		sheet("M26 34h104l-47 40q-5 4-10 0z", "#ffdf85"),
		sheet("M104 40h16v14h-16z", RED),
		`<circle class="s" cx="136" cy="78" r="22" fill="none" stroke="${DARK}" stroke-width="9"/>`,
		strip("M136 100h22", DARK, 9),
		sheet("M154 94l30-14v40l-30-14z", DARK),
		sheet("M136 56h-22l-8-4v-2l8-3h22z", DARK),
	],
	/** A house that is decorated. */
	home: [
		sheet("M52 54h96v60H52z", CREAM),
		sheet("M100 8l64 48H36z", RED),
		sheet("M88 76h24v38H88z", DARK_BLUE),
		sheet("M60 68h18v20H60zM122 68h18v20h-18z", "#eaf3ff"),
		star(100, 36, 11, YELLOW),
		bunting(
			[
				[50, 56],
				[80, 70],
				[120, 70],
				[150, 56],
			],
			6,
			10,
		),
		strip("M28 84c-5 10 5 18 0 30", STRING, 1.3),
		balloon(28, 82, MINT, 0.9),
		strip("M174 88c5 10-5 16 0 26", STRING, 1.3),
		balloon(174, 86, YELLOW, 0.8),
	],
	/** A locker with parcels. */
	locker: [
		sheet("M44 20h112v92H44z", DARK_BLUE),
		...[
			[52, 30, MINT],
			[88, 30, YELLOW],
			[124, 30, BLUE],
			[52, 70, BLUE],
			[88, 70, CREAM],
			[124, 70, RED],
		].map(([x, y, fill]) => sheet(`M${x} ${y}h26v32h-26z`, String(fill))),
		sheet("M40 14h120v10H40z", DARK_RED),
	],
	/** A bank's card. */
	card: [
		sheet("M34 24h132q10 0 10 10v56q0 10-10 10H34q-10 0-10-10V34q0-10 10-10z", BLUE),
		print("M24 40h152v16H24z", DARK),
		sheet("M40 68h26v18H40z", YELLOW),
	],
	/** A bank. */
	bank: [
		sheet("M32 98h136v12H32z", WOOD),
		...[46, 76, 106, 136].map((x) => sheet(`M${x} 54h16v42h-16z`, CREAM)),
		sheet("M100 12l70 38H30z", MINT),
		star(100, 37, 9, YELLOW),
	],
	/** A note and coins. */
	cash: [
		sheet("M26 30l132-10 5 60-132 10z", MINT),
		print("M38 42l110-8 2.600 36-110 8z", CREAM, 0.5),
		star(96, 55, 14, "#4fae8f"),
		`<circle class="s" cx="136" cy="88" r="22" fill="${YELLOW}"/><circle cx="136" cy="88" r="15" fill="none" stroke="${WOOD}" stroke-width="3"/>`,
		`<circle class="s" cx="168" cy="98" r="14" fill="${YELLOW}"/>`,
	],
} as const satisfies Record<string, readonly string[]>;
