/** The scene over the whole width of a thank-you (make-scenes.ts): what counts stands in its middle, which is all a phone sees of it. */
import {
	BLUE,
	balloon,
	bits,
	bunting,
	CREAM,
	DARK_BLUE,
	MINT,
	PALE_BLUE,
	RED,
	STRING,
	sheet,
	star,
	strip,
	YELLOW,
} from "./scene-paper.ts";

const SWEEPS = [0, 400, 800].map((x) =>
	bunting(
		[
			[x, 8],
			[x + 120, 66],
			[x + 280, 66],
			[x + 400, 8],
		],
		8,
		34,
	),
);
/** A balloon on its string, which ends at the ground. */
const tied = (x: number, y: number, fill: string, size: number) =>
	strip(`M${x} ${y}c-9 22 9 36 0 ${258 - y}`, STRING, 1.6) + balloon(x, y, fill, size);
const gift = (x: number, wide: number, high: number, fill: string, ribbon: string) =>
	sheet(`M${x} ${264 - high}h${wide}v${high}H${x}z`, fill) +
	sheet(`M${x + wide / 2 - 6} ${264 - high}h12v${high}h-12z`, ribbon) +
	sheet(`M${x + wide / 2} ${264 - high}c-30-4-26-26-12-20 8 3 11 12 12 20 1-8 4-17 12-20 14-6 18 16-12 20z`, ribbon);

const hat = (x: number, fill: string, knob: string) =>
	`${sheet(`M${x - 20} 272l20-54 20 54q-20 8-40 0z`, fill)}<circle class="s" cx="${x}" cy="216" r="8" fill="${knob}"/>`;

/** An opened box, balloons and presents below bunting; confetti lies there already. */
export const THANKS: readonly string[] = [
	sheet("M-9 258q300-20 609-6t609-8v70H-9z", CREAM),
	...SWEEPS,
	...[0, 400, 800, 1200].map((x) => `<circle class="s" cx="${x}" cy="10" r="7" fill="${YELLOW}"/>`),
	tied(98, 190, BLUE, 1.5),
	tied(160, 160, RED, 1.7),
	tied(222, 204, YELLOW, 1.3),
	tied(426, 176, MINT, 1.6),
	tied(776, 170, RED, 1.6),
	tied(978, 198, YELLOW, 1.4),
	tied(1044, 160, MINT, 1.7),
	tied(1108, 196, BLUE, 1.4),
	gift(284, 74, 58, MINT, RED),
	gift(862, 66, 70, BLUE, YELLOW),
	sheet("M512 166h176l-20-26H532z", DARK_BLUE),
	balloon(552, 164, YELLOW, 1.25),
	balloon(648, 162, BLUE, 1.3),
	balloon(602, 148, RED, 1.35),
	sheet("M512 166l20-26-50-20-22 28z", PALE_BLUE),
	sheet("M688 166l-20-26 50-20 22 28z", PALE_BLUE),
	sheet("M508 166h184l-10 106H518z", BLUE),
	sheet("M584 166h32v106h-32z", RED),
	star(600, 218, 27, YELLOW),
	hat(462, YELLOW, RED),
	hat(740, RED, MINT),
	bits([
		[470, 96, 30],
		[720, 104, -20],
		[516, 66, 60],
		[690, 70, -50],
		[330, 120, 20],
		[880, 128, -30],
		[60, 110, 40],
		[1150, 104, -10],
	]),
	bits(
		Array.from({ length: 26 }, (_, at) => [14 + at * 46 + ((at * 29) % 17), 276 + ((at * 31) % 19), (at * 67) % 180]),
	),
];
