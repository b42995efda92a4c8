/** Things that no other room has, by the name that recipes use after `art:`. */

import type { Art } from "../kit.ts";
import { pacifier, pramBox } from "./baby.ts";
import { balloonArch, balloonColumn, balloonStand, balloonTape } from "./balloon-frames.ts";
import { eucalyptus } from "./eucalyptus.ts";
import { blockTower, fork } from "./games.ts";
import { glitterPot, makeUpTube, paintStick } from "./make-up.ts";
import { dinoPrint, pinataChest, pirateShip } from "./pirates.ts";
import { ring } from "./ring.ts";
import { plateShell } from "./shell.ts";
import { fountain, petal, sparkler } from "./sparks.ts";

export const THINGS: Record<string, Art> = {
	pacifier,
	"pram-box": pramBox,
	"balloon-arch": balloonArch,
	"balloon-column": balloonColumn,
	"balloon-stand": balloonStand,
	"balloon-tape": balloonTape,
	fountain,
	petal,
	eucalyptus,
	"plate-shell": plateShell,
	sparkler,
	"block-tower": blockTower,
	fork,
	"glitter-pot": glitterPot,
	"make-up-tube": makeUpTube,
	"paint-stick": paintStick,
	"dino-print": dinoPrint,
	"pinata-chest": pinataChest,
	"pirate-ship": pirateShip,
	ring,
};
