/** Scenes of face painting. */
import { circle, ellipse, fill, line, printed } from "../art/kit.ts";
import { BLUE, bunting, INK, lay, PINK, RED, rect, room, type Scene, stand, WHITE, YELLOW } from "./kit.ts";

const whiskers = (x: number, to: number) =>
	[70, 74, 78].map((y, n) => line(`M${x} ${y}L${to} ${y - 3 + n * 3}`, INK, 0.8)).join("");
const eyes = circle(42, 65, 2.4, INK) + circle(58, 65, 2.4, INK);
const smile = line("M44 79q6 5 12 0", INK, 1.2);

/** What is painted on a face, and what lies above it. */
const FACES: Record<string, readonly [paint: string, above: string]> = {
	cat: [
		[
			ellipse(41, 64, 7, 6, WHITE),
			ellipse(59, 64, 7, 6, WHITE),
			ellipse(50, 78, 11, 7, WHITE),
			eyes,
			fill("M46 71h8l-4 4.500z", PINK),
			line("M50 75.500v3M44 79q3 3.500 6 0q3 3.500 6 0", INK, 1),
			whiskers(39, 24),
			whiskers(61, 76),
			circle(35, 74, 3, "#f2a0a6"),
			circle(65, 74, 3, "#f2a0a6"),
		].join(""),
		fill("M31 50L27 33L42 40zM69 50L73 33L58 40z", "#7a4a2c") +
			fill("M33 46L30.500 37L39 41zM67 46L69.500 37L61 41z", PINK),
	],
	butterfly: [
		[
			fill("M49 64Q38 52 31 58T34 68Q30 74 35 78T49 68zM51 64Q62 52 69 58T66 68Q70 74 65 78T51 68z", BLUE),
			fill("M47 64Q39 57 35 60T38 67zM53 64Q61 57 65 60T62 67z", PINK),
			...[
				[33, 62],
				[67, 62],
				[36, 74],
				[64, 74],
				[40, 56],
				[60, 56],
			].map(([x = 0, y = 0]) => circle(x, y, 1, YELLOW)),
			line("M50 56V72", INK, 2),
			line("M50 57q-2-5-5-5M50 57q2-5 5-5", INK, 0.8),
			eyes,
			smile,
		].join(""),
		circle(34, 42, 3, YELLOW) + circle(34, 42, 1.4, RED),
	],
	pirate: [
		[
			line("M34 62Q34 73 42 73T50 64", INK, 3.4),
			line("M30 54L68 60", INK, 1.6),
			eyes,
			fill("M50 74Q44 70 38 76Q45 80 50 76Q55 80 62 76Q56 70 50 74z", "#4a2f22"),
			smile,
			line("M62 80l5 4M63 84l4-5", "#c2666b", 0.9),
		].join(""),
		fill("M29 52Q30 37 50 36T71 52Q50 44 29 52z", RED) +
			[
				[38, 45],
				[50, 41],
				[62, 45],
				[44, 40.5],
				[56, 40.5],
			]
				.map(([x = 0, y = 0]) => circle(x, y, 1.3, WHITE))
				.join(""),
	],
};

/** A face, painted five minutes ago; the sign says how. */
const face: Scene = {
	color: "#fff0c9",
	color2: "#e0b98b",
	draw: ({ color, color2, sign }) => {
		const [paint = "", above = ""] = FACES[sign] ?? FACES.cat ?? [];
		return [
			room(color, color2, 92),
			bunting([-2, 30], [102, 28], 6, 12),
			fill("M28 62Q24 34 50 33T72 62V84H28z", "#7a4a2c"),
			fill("M20 130Q20 96 50 94T80 130z", RED),
			rect(44, 84, 12, 14, "#e3b48d"),
			circle(50, 66, 21, "#f4cfae"),
			fill("M29.500 62Q31 44 50 44T70.500 62Q62 50 50 52T29.500 62z", "#7a4a2c"),
			above,
			printed(paint),
			fill("M100 76L86 70Q80 68 79 72T84 76L100 86z", "#e9bd96"),
			line("M92 80L72 62", "#a8744d", 2),
			fill("M73 63l-4-5q4 0 5.500 3.500z", RED),
			stand("face-paint", 13, 98, 20),
			lay("glitter-pot", 90, 96, 9, {}),
		].join("");
	},
};

export const FACE_SCENES: Record<string, Scene> = { "scene-face": face };
