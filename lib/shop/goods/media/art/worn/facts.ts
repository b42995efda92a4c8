import type { ArtFacts } from "../kit.ts";

export const WORN_FACTS: Record<string, ArtFacts> = {
	"halo-band": { color: "#f0c94a", color2: "#fbfaf7", box: [8.7, 4, 82.7, 96], pose: "stand" },
	"ears-band": { color: "#2f2a3a", color2: "#f29ab6", sign: "C", box: [7, 4, 86, 96], pose: "stand" },
	"year-band": { color: "#d6a832", color2: "#26232e", box: [4.7, 2.7, 92, 97.3], pose: "stand" },
	"flower-wreath": { color: "#f29ab6", color2: "#fbfaf7", box: [0.3, 0.3, 99.3, 99.3], pose: "lie" },
	sash: { color: "#fbf8f1", color2: "#d9929b", box: [20, 3, 72, 96], pose: "lie" },
	veil: { color: "#f3f0ee", color2: "#f6efe2", box: [8, 5, 84, 92], pose: "hang" },
	badge: { color: "#7db8ee", color2: "#ffffff", box: [4, 4, 92, 92], pose: "lie" },
	"mask-plague": { color: "#7a5233", color2: "#d6a832", box: [2.3, 7.7, 97.3, 87.3], pose: "lie" },
	"mask-trex": { color: "#57a35a", color2: "#f2c14e", box: [4.7, 3, 93.3, 95], pose: "stand" },
	"glasses-year": { color: "#d6a832", color2: "#ffffff", box: [1.3, 8, 98.3, 59.3], pose: "lie" },
	fangs: { color: "#fbf7ef", color2: "#d6203a", box: [6, 8, 88, 87.7], pose: "lie" },
	"cowboy-hat": { color: "#8a5a36", color2: "#e3b23c", box: [2, 10.3, 96, 87.3], pose: "stand" },
	sombrero: { color: "#e0bd7c", color2: "#d6203a", box: [2, 9, 96, 82], pose: "stand" },
	"dino-tail": { color: "#5fae57", color2: "#3c7d46", box: [2, -1, 95, 99], pose: "lie" },
	"space-helmet": { color: "#f4f5f7", color2: "#ef7d2d", box: [4, 1.3, 92, 96.7], pose: "stand" },
	braid: { color: "#f2cf6b", color2: "#f29ac2", box: [7.3, 6, 78, 92], pose: "lie" },
	dreads: { color: "#4a2f22", color2: "#c8203f", box: [2.7, 3, 94.7, 95], pose: "stand" },
};
