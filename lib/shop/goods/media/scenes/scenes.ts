/** All scenes, by the name that recipes of the layout `whole` use after `art:`. */

import { FACADE_SCENES } from "./facade.ts";
import type { Scene } from "./kit.ts";
import { SERVICE_SCENES } from "./services.ts";
import { TOWN_SCENES } from "./towns.ts";

export const SCENES: Record<string, Scene> = {
	...SERVICE_SCENES,
	...TOWN_SCENES,
	...FACADE_SCENES,
};
