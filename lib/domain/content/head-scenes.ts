/** Scenes of texts that have a form as wide as a page (`public/heads`, tools/make-heads.ts). */
export const HEAD_SCENES = [
	"air",
	"birthday",
	"biscuits",
	"contact",
	"decoration",
	"delivery",
	"face",
	"garland",
	"hall",
	"helium",
	"hen",
	"inflation",
	"lock",
	"new-year",
	"nicholas",
	"papers",
	"photo",
	"pinata",
	"ramp",
	"rent-or-buy",
	"rental",
	"returns",
	"reveal",
	"sizes",
] as const;

export type HeadScene = (typeof HEAD_SCENES)[number];
