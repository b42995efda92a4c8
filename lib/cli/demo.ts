import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Demo as DemoFolder } from "#demo/demo.ts";
import { ROOT } from "./root.ts";

/** What commands ask of the demo. */
export type Demo = DemoFolder;

/** Of what the demo brought, how much of each kind. */
export type DemoThings = Awaited<ReturnType<Demo["remove"]>>;

export const NO_DEMO = "This shop has no demo: the folder demo is not there.";

/** The one door to the demo; null where its folder was taken away, which a shop of one's own may do. */
export async function loadDemo(): Promise<Demo | null> {
	if (!existsSync(join(ROOT, "demo/demo.ts"))) return null;
	const { demo } = await import("#demo/demo.ts");
	return demo;
}

/** "1333 reviews, 434 products". */
export function demoThingsText(things: DemoThings): string {
	return things.map(({ what, count }) => `${count} ${what}`).join(", ");
}
