import { glyphPath } from "./art/glyphs.ts";
import { type ArtFacts, box, circle, fill, line } from "./art/kit.ts";
import { inPaper } from "./paper/paper.ts";
import { FRAME, type Place, place, split } from "./place.ts";
import type { Stage } from "./stage.ts";

const INK = "#4a3f5c";
/** The square that phones cut from the picture has all of it. */
const ROOM = { width: 1050, height: 1130 };
/** Of several, three are seen. */
const MOST_SEEN = 3;
const TAG = { height: 76, sign: 38, gap: 8, edge: 26 };

/** How many there are, on a tag of paper: in figures, which every language reads. */
function tag(count: number, right: number, bottom: number): string {
	const signs = [...`${count}×`];
	const width = signs.length * (TAG.sign + TAG.gap) - TAG.gap + 2 * TAG.edge + 16;
	const [x, y] = [right - width, bottom - TAG.height];
	const letters = signs.map((sign, i) =>
		glyphPath(sign, x + TAG.edge + 16 + i * (TAG.sign + TAG.gap), y + 17, TAG.sign, TAG.height - 34),
	);
	return inPaper(
		[
			fill(box(x, y, width, TAG.height, 20), "#fffdf9"),
			circle(x + 22, y + TAG.height / 2, 7, "#cfc6d6"),
			line(letters.join(""), INK, 8),
		].join(""),
		4,
	);
}

/** Everything in the box side by side, in rows of two or three, each with its number. */
export function contents(pieces: readonly { count: number; facts: Pick<ArtFacts, "pose"> }[]): Stage {
	const rows = split(pieces.length, pieces.length < 5 ? 2 : 3);
	const height = ROOM.height / rows.length;
	const cells = rows.flatMap((inRow, r) =>
		Array.from({ length: inRow }, (_, i) => {
			const width = Math.min(ROOM.width / inRow, ROOM.width / 1.6);
			return {
				x: FRAME.width / 2 + (i - (inRow - 1) / 2) * width,
				y: FRAME.height / 2 + (r - (rows.length - 1) / 2) * height,
				width,
			};
		}),
	);
	const before: Place[] = cells.flatMap(({ x, y, width }, n) => {
		const { count = 1, facts } = pieces[n] ?? {};
		const seen = Math.min(MOST_SEEN, count);
		// What stands is side by side; what lies is fanned out.
		const stands = facts?.pose === "stand";
		const [step, turn, share] = stands ? [0.26, 0, 0.46] : [0.13, 9, 0.66];
		const room = Math.min(width, height * 1.15);
		const [w, h] = [room * (seen > 1 ? share : 0.78), height * (seen > 1 ? 0.72 : 0.8)];
		// From the one behind to the one in front.
		return Array.from({ length: seen }, (_unused, k) => {
			const back = seen - 1 - k;
			const aside = back - (seen - 1) / 2;
			return place(n, x + aside * room * step, y - back * 12 - 14, w, h, seen > 1 ? aside * turn : 0);
		});
	});
	const labels = cells.map(({ x, y, width }, n) =>
		tag(pieces[n]?.count ?? 1, x + Math.min(width, height * 1.15) * 0.46, y + height * 0.46),
	);
	return { behind: [], table: null, before, cords: [], labels: labels.join("") };
}
