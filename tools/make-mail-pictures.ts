/** Makes the heads of mails and the steps of an order in public/mail: `node tools/make-mail-pictures.ts`. Deterministic. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { MAIL_HEAD, type MailDrawing, STEP_PICTURE } from "#lib/shop/telling/mail/mail-drawings.ts";
import { SCENES } from "./make-scenes.ts";
import { bits, bunting, PAPER_FILTER } from "./scene-paper.ts";
import { SCENES_OF_MAILS } from "./scenes-of-mails.ts";

const { width: WIDTH, height: HEIGHT } = MAIL_HEAD;
/** Pixels for one, for the sharp screens of phones. */
const SHARP = 2;
const SCALLOP = 20;

const DRAWN = { ...SCENES_OF_MAILS, open: SCENES.open, van: SCENES.van, letter: SCENES.letter };
type Name = keyof typeof DRAWN;

/** What each head shows, on its pastel. */
const HEADS: Record<MailDrawing, readonly [scene: Name, ground: string]> = {
	placed: ["gift", "#ffe1e6"],
	paid: ["receipt", "#d9f3e8"],
	sent: ["van", "#dcecff"],
	ready: ["open", "#fff0d2"],
	delivered: ["cake", "#ffe1e6"],
	cancelled: ["away", "#e6ecf5"],
	refunded: ["back", "#fff0d2"],
	request: ["calendar", "#e8e0fb"],
	account: ["key", "#dcecff"],
	goods: ["filled", "#fff0d2"],
	news: ["news", "#d9f3e8"],
	letter: ["letter", "#ffe1e6"],
};

/** Where a scene is cut out for a step: left, top and size of the square. */
const STEPS = {
	ordered: ["gift", 36, -4, 128],
	paid: ["receipt", 40, -2, 124],
	packed: ["parcel", 40, 6, 120],
	onTheWay: ["van", 14, -18, 172],
	waiting: ["open", 32, -2, 136],
	delivered: ["cake", 28, -10, 144],
} as const satisfies Record<string, readonly [Name, number, number, number]>;

const svg = (box: string, size: string, inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${PAPER_FILTER}${inside}</svg>`;

/** A sheet with scallops below, flags across its top unless it brings bad news, and the scene in the middle. The rest is clear, so that it lies on any ground. */
function head(scene: Name, ground: string, isSad: boolean): string {
	const low = HEIGHT - SCALLOP / 2 - 3;
	const edge = `a${SCALLOP / 2} ${SCALLOP / 2} 0 0 1-${SCALLOP} 0`.repeat(WIDTH / SCALLOP);
	const flags = (from: number, to: number) =>
		bunting(
			[
				[from, -4],
				[from + (to - from) * 0.3, 34],
				[from + (to - from) * 0.7, 34],
				[to, -4],
			],
			7,
			17,
		);
	const scattered = bits([
		[58, 96, 24],
		[112, 66, -30],
		[168, 104, 60],
		[446, 100, -18],
		[500, 70, 36],
		[548, 104, -48],
		[24, 62, -12],
		[580, 60, 18],
	]);
	const paper = `<path class="s" d="M0-9h${WIDTH}V${low}${edge}z" fill="${ground}"/>`;
	return svg(
		`0 0 ${WIDTH} ${HEIGHT}`,
		`width="${WIDTH}" height="${HEIGHT}"`,
		`${paper}${isSad ? "" : `${flags(-14, 206)}${flags(394, 614)}${scattered}`}<g transform="translate(188 12) scale(1.12)">${DRAWN[scene].join("")}</g>`,
	);
}

function step([scene, left, top, size]: (typeof STEPS)[keyof typeof STEPS], opacity: number): string {
	const side = `width="${STEP_PICTURE}" height="${STEP_PICTURE}"`;
	return svg(`${left} ${top} ${size} ${size}`, side, `<g opacity="${opacity}">${DRAWN[scene].join("")}</g>`);
}

async function write(file: string, drawn: string, sharpness: number, colours: number): Promise<void> {
	const made = sharp(Buffer.from(drawn), { density: 72 * sharpness });
	const png = await made.png({ compressionLevel: 9, effort: 10, palette: true, colours }).toBuffer();
	writeFileSync(join(ROOT, "public/mail", file), png);
}

mkdirSync(join(ROOT, "public/mail"), { recursive: true });
for (const [name, [scene, ground]] of Object.entries(HEADS))
	await write(`head-${name}.png`, head(scene, ground, name === "cancelled"), SHARP, 128);
for (const [name, cut] of Object.entries(STEPS)) {
	await write(`step-${name}.png`, step(cut, 1), 3, 96);
	await write(`step-${name}-ahead.png`, step(cut, 0.38), 3, 48);
}
