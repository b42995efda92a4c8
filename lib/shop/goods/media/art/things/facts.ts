import type { ArtFacts } from "../kit.ts";

export const THING_FACTS: Record<string, ArtFacts> = {
	pacifier: { color: "#f790b5", color2: "#f3e2c4", box: [8, 4, 84, 93.7], pose: "lie" },
	"pram-box": { color: "#f790b5", color2: "#fffaf2", box: [4, 6, 95, 91], pose: "stand" },
	"balloon-arch": { color: "#f4f2f6", color2: "#b9bfca", box: [1, 3.3, 98, 92.7], pose: "stand" },
	"balloon-column": { color: "#e0323f", color2: "#fbd041", box: [30, 1.3, 40, 98.3], pose: "stand" },
	"balloon-stand": { color: "#e9f1f5", color2: "#b9c7d3", box: [8, 4, 84, 94], pose: "stand" },
	"balloon-tape": { color: "#e3edf3", color2: "#5aa9dd", box: [3, 3, 94, 97.7], pose: "lie" },
	fountain: { color: "#26232e", color2: "#e3b23c", box: [10, 10.3, 80, 86.7], pose: "stand" },
	petal: { color: "#d6495f", color2: "#ffffff", box: [9.3, 10, 83, 86], pose: "lie" },
	eucalyptus: { color: "#7d9a86", color2: "#a9bfae", box: [-1.2, 7.3, 105.7, 112.7], pose: "hang" },
	"plate-shell": { color: "#56c3bd", color2: "#eef2f6", box: [-5, 2.2, 110, 92.3], pose: "lie" },
	sparkler: { color: "#b9a05a", color2: "#f2c14e", box: [19, -2.7, 69.7, 101.7], pose: "lie" },
	"block-tower": { color: "#d9b27c", color2: "#8a5a36", box: [25, 8, 65, 89.7], pose: "stand" },
	fork: { color: "#d6203a", color2: "#ffffff", box: [30, -3.7, 55.7, 103.3], pose: "lie" },
	"glitter-pot": { color: "#e3b23c", color2: "#e87fb4", box: [9.7, 7.7, 87.3, 88.3], pose: "stand" },
	"make-up-tube": { color: "#b3203a", color2: "#f4f1f7", box: [12.7, -4.3, 79.7, 105.3], pose: "lie" },
	"paint-stick": { color: "#d6203a", color2: "#3a3550", box: [3.3, 8.7, 74, 86], pose: "lie" },
	"dino-print": { color: "#4d8a4b", color2: "#ffffff", box: [3, 2, 94, 96], pose: "lie" },
	"pinata-chest": { color: "#8a5a36", color2: "#e3b23c", box: [3, -2, 94, 98], pose: "stand" },
	"pirate-ship": { color: "#8a5a36", color2: "#fbf3e2", box: [3, 2, 96.3, 92], pose: "lie" },
	ring: { color: "#b9bfca", color2: "#4fb3e8", box: [17, 8, 66, 90], pose: "stand" },
};
