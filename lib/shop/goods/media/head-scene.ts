import { HEAD_SCENES, type HeadScene } from "../../../domain/content/head-scenes.ts";
import { pictureRecipe } from "./recipe.ts";

const SCENE = "art:scene-";

/** The scene that a picture shows whole and alone, by its recipe, if there is a form of it as wide as a page; null for photos and other pictures. */
export function headScene(recipe: unknown): HeadScene | null {
	const { layout, pieces = [] } = pictureRecipe.safeParse(recipe).data ?? {};
	const [piece] = pieces;
	if (layout !== "whole" || pieces.length > 1 || typeof piece !== "string") return null;
	return HEAD_SCENES.find((scene) => piece === SCENE + scene) ?? null;
}
