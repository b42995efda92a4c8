import type { Env } from "#lib/shop/kernel/base/env.ts";
import type { KeptPages } from "../door/kept-pages.ts";
import { type Meter, measureDoor } from "./measure-door.ts";
import { openRegistry } from "./registry.ts";

/** Metrics of the door. */
export const doorMeter = (env: Env, kept: KeptPages): Meter => measureDoor(openRegistry(env), kept);
