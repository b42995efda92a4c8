import { inPaper } from "../paper/paper.ts";
import { FRAME } from "../place.ts";
import type { PicturePiece } from "../recipe.ts";
import { SCENES } from "./scenes.ts";

/** How far sheets of a scene lift off, in pixels of the frame. */
const THICKNESS = 5.5;
/** A scene is a hundred units wide. */
const SCALE = FRAME.width / 100;

/** Scenes over the whole picture, from back to front. Throws on a name that there is not. */
export function wholeScene(pieces: readonly PicturePiece[]): string {
	const drawn = pieces.map((piece) => {
		const { art, color, color2, sign = "" } = typeof piece === "string" ? { art: piece } : piece;
		const name = art.replace(/^art:/, "");
		const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
		if (!scene) throw new Error(`Unknown scene: ${art}`);
		return scene.draw({ color: color ?? scene.color, color2: color2 ?? scene.color2, sign });
	});
	return `<g transform="scale(${SCALE})">${inPaper(drawn.join(""), THICKNESS, [SCALE, 0, 0, SCALE])}</g>`;
}
