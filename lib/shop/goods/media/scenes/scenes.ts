/** All scenes, by the name that recipes of the layout `whole` use after `art:`. */

import { CHART_SCENES } from "./charts.ts";
import { ERRAND_SCENES } from "./errands.ts";
import { FACADE_SCENES } from "./facade.ts";
import { FACE_SCENES } from "./faces.ts";
import { STEP_SCENES } from "./how-to.ts";
import { PARTY_STEPS } from "./how-to-party.ts";
import type { Scene } from "./kit.ts";
import { OCCASION_SCENES } from "./occasions.ts";
import { PAPER_SCENES } from "./papers.ts";
import { PARTY_SCENES } from "./parties.ts";
import { SERVICE_SCENES } from "./services.ts";
import { TOWN_SCENES } from "./towns.ts";

export const SCENES: Record<string, Scene> = {
	...SERVICE_SCENES,
	...PARTY_SCENES,
	...OCCASION_SCENES,
	...ERRAND_SCENES,
	...STEP_SCENES,
	...PARTY_STEPS,
	...FACE_SCENES,
	...PAPER_SCENES,
	...TOWN_SCENES,
	...FACADE_SCENES,
	...CHART_SCENES,
};
