/** Scenes at the heads of mails, and of the steps of an order there (make-mail-pictures.ts). */
import { SHADE } from "#lib/shop/goods/media/paper/paper.ts";
import {
	BLUE,
	balloon,
	bits,
	CREAM,
	DARK_BLUE,
	DARK_RED,
	HOLE,
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

const tick = (x: number, y: number, size: number) =>
	`<path class="s" d="M${x - size} ${y}l${size * 0.7} ${size * 0.7} ${size * 1.2}-${size * 1.4}" fill="none" stroke="#17694a" stroke-width="${size * 0.5}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const SCENES_OF_MAILS = {
	/** A present that somebody has chosen. */
	gift: [
		sheet("M58 52h84v60H58z", RED),
		sheet("M92 52h16v60H92z", YELLOW),
		sheet("M50 38h100v18H50z", DARK_RED),
		sheet("M92 38h16v18H92z", YELLOW),
		sheet("M100 38C84 40 66 34 68 22c2-12 26-8 32 16z", YELLOW),
		sheet("M100 38c16 2 34-4 32-16-2-12-26-8-32 16z", YELLOW),
		print("M96 36c-8-4-16-8-20-6 4 6 12 8 20 6zM104 36c8-4 16-8 20-6-4 6-12 8-20 6z", WOOD, 0.7),
	],
	/** A receipt with a tick. */
	receipt: [
		sheet("M62 8h76v100l-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7z", CREAM),
		print("M74 22h52v6H74zM74 36h36v5H74zM74 48h44v5H74z", SHADE, 0.2),
		`<circle class="s" cx="118" cy="78" r="24" fill="${MINT}"/>`,
		tick(117, 79, 10),
	],
	/** A parcel, sealed. */
	parcel: [
		sheet("M48 40h104v72H48z", WOOD),
		sheet("M48 40l14-16h76l14 16z", "#c08f55"),
		sheet("M90 24h20v40l-10-7-10 7z", CREAM),
		print("M60 92h28v5H60zM60 101h18v4H60z", SHADE, 0.3),
		star(128, 88, 15, RED),
	],
	/** A cake whose candles burn. */
	cake: [
		...[
			[76, MINT],
			[100, RED],
			[124, BLUE],
		].flatMap(([x, fill]) => [
			sheet(`M${Number(x) - 4} 26h8v26h-8z`, String(fill)),
			sheet(`M${x} 6c7 8 6 16 0 17-6-1-7-9 0-17z`, YELLOW),
		]),
		sheet("M50 50h100v34H50z", "#fff6ef"),
		sheet(
			"M50 50h100v10q-6 12-12.500 0-6.500 14-12.500 0-6.500 12-12.500 0-6 14-12.500 0-6 12-12.500 0-6.500 14-12.500 0-6 12-12.500 0-6.500 12-12.500 0z",
			RED,
		),
		sheet("M40 82h120v26H40z", PALE_BLUE),
		print("M40 90h120v5H40z", "#fff", 0.5),
		sheet("M30 106h140v7H30z", CREAM),
	],
	/** A balloon that got away. */
	away: [
		strip("M112 64c-10 14 10 20-2 34-4 6-4 9 0 14", STRING, 1.6),
		balloon(112, 64, BLUE, 1.3),
		sheet("M40 70q0-12 12-12 4-12 17-9 10-8 18 3 12-2 12 10 9 4 2 12H44q-8-1-4-4z", "#fff"),
		sheet("M146 44q0-8 8-8 3-8 11-6 7-5 12 2 8-1 8 7 6 3 1 8h-37q-5-1-3-3z", "#fff"),
	],
	/** Notes and coins that come back. */
	back: [
		sheet("M40 46l112-8 4 56-112 8z", MINT),
		print("M50 56l92-6 2.400 34-92 6z", CREAM, 0.55),
		star(97, 70, 13, "#4fae8f"),
		`<circle class="s" cx="140" cy="92" r="19" fill="${YELLOW}"/><circle cx="140" cy="92" r="13" fill="none" stroke="${WOOD}" stroke-width="3"/>`,
		`<path class="s" d="M66 30C86 10 124 10 142 28" fill="none" stroke="${RED}" stroke-width="6" stroke-linecap="round"/>`,
		sheet("M58 36l4-18 15 12z", RED),
	],
	/** A leaf of a calendar. */
	calendar: [
		sheet("M56 18h88v94H56z", "#fffdf9"),
		sheet("M56 18h88v26H56z", RED),
		...[76, 124].map((x) => sheet(`M${x - 3} 8h6v20h-6z`, STRING)),
		print(
			"M66 54h14v11H66zM86 54h14v11H86zM106 54h14v11h-14zM126 54h10v11h-10zM66 71h14v11H66zM66 88h14v11H66zM126 71h10v11h-10zM86 88h14v11H86zM106 88h14v11h-14z",
			SHADE,
			0.14,
		),
		star(104, 77, 15, YELLOW),
	],
	/** A key on a tag. */
	key: [
		`<path class="s" d="M70 30a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 16a10 10 0 1 0 0 20 10 10 0 0 0 0-20z" fill="${YELLOW}"${HOLE}/>`,
		sheet("M92 50h70v12h-10v16h-12V62h-8v11h-11V62H92z", YELLOW),
		strip("M60 56C36 62 40 84 50 92", STRING, 1.6),
		sheet("M44 88l14-6 22 16-8 16-30-8z", MINT),
	],
	/** A bag that is full again. */
	filled: [
		balloon(78, 56, YELLOW, 0.9),
		balloon(122, 58, MINT, 0.9),
		star(100, 40, 17, BLUE),
		strip("M84 54c0-22 32-22 32 0", DARK_RED, 4),
		sheet("M68 52h64l7 60H61z", RED),
		print("M78 52h10l-3 60H73zM112 52h10l5 60h-12z", "#fff", 0.2),
	],
	/** Two who greet each other by megaphone. */
	news: [
		sheet("M118 20c14 8 14 72 0 80L70 76V44z", RED),
		sheet("M54 44h18v32H54q-10 0-10-10V54q0-10 10-10z", DARK_BLUE),
		sheet("M60 76h16l6 30H68z", BLUE),
		print("M118 20c14 8 14 72 0 80-6-10-6-70 0-80z", DARK_RED),
		bits([
			[140, 30, 20],
			[152, 56, -12],
			[142, 84, 40],
			[164, 38, 60],
			[168, 76, 10],
		]),
	],
} as const satisfies Record<string, readonly string[]>;
