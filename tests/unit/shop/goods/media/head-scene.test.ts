import { expect, test } from "vitest";
import { headScene } from "#lib/shop/goods/media/head-scene.ts";

test.each([
	["a scene alone", { layout: "whole", pieces: ["art:scene-helium"] }, "helium"],
	["one with a tint", { layout: "whole", pieces: ["art:scene-rental"], tint: "#ffe1e6" }, "rental"],
	["one that has no wide form", { layout: "whole", pieces: ["art:scene-elsewhere"] }, null],
	["one in another colour", { layout: "whole", pieces: [{ art: "art:scene-helium", color: "#ffffff" }] }, null],
	["scenes over each other", { layout: "whole", pieces: ["art:scene-helium", "art:facade"] }, null],
	["goods", { layout: "single", pieces: ["art:scene-helium"] }, null],
	["no pieces", { layout: "whole", pieces: [] }, null],
	["a photo, which has no recipe", null, null],
	["what is no recipe", { layout: "whole" }, null],
])("the head of %s", (_, recipe, scene) => {
	expect(headScene(recipe)).toBe(scene);
});
