export type ArtFacts = {
	/** Colours when a recipe gives none. */
	color: string;
	color2: string;
	/** Sign when a recipe gives none, for the drawings that carry one. */
	sign?: string;
	/** The part of the view box that is drawn on: x, y, width, height. */
	box: readonly [number, number, number, number];
	/** Standing goods throw a shadow on the floor, loose bits none, the others on what is behind them. */
	pose: "stand" | "lie" | "hang" | "float" | "loose";
	/** Where the string of a balloon is tied. */
	knot?: readonly [x: number, y: number];
};
/** By the name of the drawing. The boxes are measured; a test compares them with the drawings and says when one has changed. */
/** By the name of the drawing. The boxes are measured; a test compares them with the drawings and says when one has changed. */
/** By the name of the drawing. The boxes are measured; a test compares them with the drawings and says when one has changed. */
/** By the name of the drawing. The boxes are measured; a test compares them with the drawings and says when one has changed. */
export const ART_FACTS: Record<string, ArtFacts> = {
	balloon: { color: "#e8336d", color2: "#ffc83d", box: [20.5, 2, 59, 96.5], pose: "float", knot: [50, 76] },
	"balloon-dots": { color: "#3fb8c9", color2: "#ffffff", box: [20.5, 2, 59, 96.5], pose: "float", knot: [50, 76] },
	"balloon-confetti": { color: "#e8336d", color2: "#e3b23c", box: [20.5, 2, 59, 96.5], pose: "float", knot: [50, 76] },
	"balloon-stars": { color: "#6b5bd2", color2: "#ffc83d", box: [20.5, 2, 59, 96.5], pose: "float", knot: [50, 76] },
	"foil-star": { color: "#e3b23c", color2: "#ffffff", box: [9.5, 2.8, 81, 91.7], pose: "float", knot: [50, 73] },
	"foil-heart": { color: "#e0234e", color2: "#ffffff", box: [6.5, 5.5, 87, 103], pose: "float", knot: [50, 86] },
	"foil-round": { color: "#4a7fe0", color2: "#ffc83d", box: [10.5, 1.5, 79, 105], pose: "float", knot: [50, 85] },
	"foil-number": { color: "#e3b23c", color2: "#ffffff", sign: "5", box: [20.3, 5.3, 59.5, 89.5], pose: "float" },
	"foil-letter": { color: "#e59aa6", color2: "#ffffff", sign: "A", box: [14.3, 5.8, 71.5, 88.5], pose: "float" },
	"balloon-dog": { color: "#ee4b7e", color2: "#ffffff", box: [2.5, 2.8, 92.3, 91], pose: "stand" },
	"helium-tank": { color: "#e8336d", color2: "#fff4e0", box: [16, 5, 68, 92], pose: "stand" },
	pump: { color: "#2f9fd0", color2: "#ffd23f", box: [8, -3.7, 79, 110.2], pose: "lie" },
	ribbon: { color: "#e8336d", color2: "#fff1dc", box: [3, 2, 88.5, 97.3], pose: "lie" },
	weight: { color: "#e3b23c", color2: "#e8336d", box: [23, 0.3, 54, 94.7], pose: "stand" },
	plate: { color: "#4fb7a5", color2: "#fff6e0", box: [2.5, 2.5, 95.8, 96.3], pose: "lie" },
	bowl: { color: "#f0883e", color2: "#fff3df", box: [4, 24.5, 92, 63], pose: "stand" },
	cup: { color: "#e8486f", color2: "#fff3e4", box: [18, 3.5, 64, 92.5], pose: "stand" },
	straw: { color: "#e8486f", color2: "#ffffff", box: [17, 2.5, 67.5, 95.3], pose: "stand" },
	napkin: { color: "#f3b63f", color2: "#fff7e6", box: [4.3, 4.3, 94.2, 95.7], pose: "lie" },
	tablecloth: { color: "#5aa9dd", color2: "#ffffff", box: [1, 14, 98, 83], pose: "stand" },
	cutlery: { color: "#d8a84a", color2: "#ffffff", box: [13, 2.5, 78.8, 95], pose: "lie" },
	flag: { color: "#ef5675", color2: "#fff5e6", box: [10.5, 4, 79, 92.3], pose: "hang" },
	tassel: { color: "#ef7aa0", color2: "#e3b23c", box: [19.5, 2.5, 59.3, 94.5], pose: "hang" },
	"letter-flag": { color: "#2f8fb8", color2: "#ffffff", sign: "A", box: [14, 3, 72, 93.5], pose: "hang" },
	lantern: { color: "#f2765a", color2: "#ffffff", box: [6.8, 1.5, 86.5, 94.5], pose: "hang" },
	rosette: { color: "#5b8fd9", color2: "#ffd766", box: [2, 2, 96, 96], pose: "hang" },
	pompom: { color: "#f29ab6", color2: "#ffffff", box: [2.8, 0.5, 94.5, 97], pose: "hang" },
	"garland-swirl": { color: "#8a6ad8", color2: "#ffc83d", box: [33, 0.5, 34, 95.8], pose: "hang" },
	confetti: { color: "#e8336d", color2: "#ffc83d", box: [4, 6.3, 93, 89.2], pose: "loose" },
	"confetti-bit": { color: "#e8336d", color2: "#ffc83d", box: [7.3, 0.5, 92.2, 99], pose: "loose" },
	streamer: { color: "#e8336d", color2: "#3aa6d0", box: [12, 1, 77, 98.5], pose: "lie" },
	cannon: { color: "#e8336d", color2: "#ffd766", box: [0, -10, 107.3, 110], pose: "lie" },
	curtain: { color: "#e3b23c", color2: "#ffffff", box: [2, 2, 96, 94], pose: "hang" },
	"photo-prop-glasses": { color: "#e8336d", color2: "#4b3a86", box: [0.5, 17.3, 99, 80.7], pose: "lie" },
	"photo-prop-moustache": { color: "#3b2a2a", color2: "#ffffff", box: [3, 15.5, 94, 82.5], pose: "lie" },
	candle: { color: "#ef5a86", color2: "#fff3dc", box: [18, 4.5, 64, 92.5], pose: "stand" },
	"candle-number": { color: "#e8486f", color2: "#fff3dc", sign: "3", box: [28, -0.5, 46.5, 99.5], pose: "stand" },
	"candle-sparkler": { color: "#e3b23c", color2: "#ffffff", box: [15.3, 2.5, 66, 95.5], pose: "stand" },
	"cake-topper": { color: "#e3b23c", color2: "#ef7a98", box: [3.5, 3, 93, 96], pose: "stand" },
	pinata: { color: "#ef4b7e", color2: "#ffc83d", box: [5.3, 4.3, 90.7, 92], pose: "stand" },
	"pinata-number": { color: "#35a7c4", color2: "#ef5a86", sign: "5", box: [19.3, 1.5, 62.5, 94.5], pose: "stand" },
	"party-bag": { color: "#f2a03f", color2: "#fff3dc", box: [17, 9.3, 66, 87.7], pose: "stand" },
	"party-hat": { color: "#3f9fd6", color2: "#ffd23f", box: [12.3, 0.8, 75.5, 97.5], pose: "stand" },
	blowout: { color: "#e8486f", color2: "#ffd23f", box: [4.3, 24, 90.2, 70.8], pose: "lie" },
	bubbles: { color: "#5aa9dd", color2: "#ef7aa0", box: [4, 0.8, 91.8, 97.2], pose: "stand" },
	wig: { color: "#d23a7c", color2: "#ffffff", box: [14.5, 4.8, 71, 93.2], pose: "stand" },
	"wig-curly": { color: "#7a4a2a", color2: "#ffffff", box: [6, -6, 88.5, 104], pose: "stand" },
	"wig-long": { color: "#e2b65a", color2: "#ffffff", box: [10.8, 3, 78.5, 95], pose: "stand" },
	"mask-eye": { color: "#7b3fa8", color2: "#e3b23c", box: [-0.2, 2.3, 100.5, 81], pose: "lie" },
	cape: { color: "#b3203a", color2: "#2a2035", box: [6, 2.3, 88, 96.2], pose: "hang" },
	wings: { color: "#f2a6cf", color2: "#8a6ad8", box: [2, 5.3, 96, 88.2], pose: "hang" },
	tights: { color: "#2f2a45", color2: "#ef7a3a", box: [15.3, 2, 69.5, 95], pose: "hang" },
	gloves: { color: "#f4f1f7", color2: "#e3b23c", box: [3.8, 3, 92.5, 94.5], pose: "lie" },
	moustache: { color: "#4a2f22", color2: "#ffffff", box: [3, 37.5, 94, 30.3], pose: "lie" },
	"dress-gown": { color: "#e77fb0", color2: "#e3b23c", box: [6, 10, 88, 89.3], pose: "hang" },
	suit: { color: "#2f3a5f", color2: "#c8203f", box: [14.5, -1, 71, 98], pose: "hang" },
	onesie: { color: "#6fae4e", color2: "#f6efd0", box: [7.8, 2.5, 84.5, 96], pose: "hang" },
	tutu: { color: "#f29ac2", color2: "#d8488f", box: [2, 23, 96, 60.5], pose: "hang" },
	"witch-hat": { color: "#3a2a55", color2: "#8a4fd0", box: [2, 2.8, 96, 92.7], pose: "stand" },
	"pirate-hat": { color: "#2f2a3a", color2: "#e3b23c", box: [0.5, 14, 99, 70], pose: "stand" },
	mitre: { color: "#fbf7ef", color2: "#e3b23c", box: [15.3, 2, 69.5, 95], pose: "stand" },
	crosier: { color: "#e3b23c", color2: "#c8203f", box: [43, 5.8, 43.8, 96.2], pose: "lie" },
	chain: { color: "#8d93a3", color2: "#ffffff", box: [-1.7, 9.8, 103.5, 73.5], pose: "lie" },
	horns: { color: "#c8203f", color2: "#3a2028", box: [6, 3, 88, 96.8], pose: "stand" },
	boa: { color: "#e8559a", color2: "#ffffff", box: [3.3, 0.3, 92.5, 102.7], pose: "lie" },
	sword: { color: "#5a3424", color2: "#e3b23c", box: [8.8, 4.5, 85, 90.8], pose: "lie" },
	wand: { color: "#e3b23c", color2: "#e87fb4", box: [9.3, -2.7, 86.5, 104.5], pose: "lie" },
	"face-paint": { color: "#4a3f78", color2: "#e8336d", box: [6, 17, 90.3, 94.5], pose: "lie" },
	"game-box": { color: "#2f8fb8", color2: "#ffd23f", box: [5, 4, 90, 93], pose: "stand" },
	"card-deck": { color: "#c8203f", color2: "#ffe3a8", box: [-18.7, 2.5, 98.5, 97.5], pose: "lie" },
	dice: { color: "#fbf7ef", color2: "#c8203f", box: [2.5, 2, 92.3, 94.5], pose: "stand" },
};
