/** How quick a page was, as a visitor's browser measured it (decisions 142). */
import { z } from "zod";
import { eachOf } from "../../domain/each-of.ts";
import { SCREEN_DEVICES, SCREEN_KINDS } from "../../domain/vitals/screen-kinds.ts";
import { VITAL_FACTS, VITALS } from "../../domain/vitals/vitals.ts";

/** Absent where the browser has not measured it. */
const values = eachOf(VITALS, (vital) =>
	z.number("invalid").min(0, "invalid").max(VITAL_FACTS[vital].max, "invalid").optional(),
);

export const vitalsBody = z.object({
	kind: z.enum(SCREEN_KINDS, "invalid"),
	device: z.enum(SCREEN_DEVICES, "invalid"),
	/** At least one; times in milliseconds, CLS without a unit. */
	values: z.object(values, "invalid").refine((given) => Object.keys(given).length > 0, "required"),
});
export type VitalsBody = z.infer<typeof vitalsBody>;
