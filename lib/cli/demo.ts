import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Demo as DemoFolder } from "#demo/demo.ts";
import { ROOT } from "./root.ts";

/** The functions of the demo that commands use. */
export type Demo = DemoFolder;

/** Counts of the demo's data by kind. */
export type DemoThings = Awaited<ReturnType<Demo["remove"]>>;

export const NO_DEMO = "This shop has no demo: the folder demo is not there.";

/** The only import of the demo; null when its folder was deleted, which a real shop may do. */
export async function loadDemo(): Promise<Demo | null> {
	if (!existsSync(join(ROOT, "demo/demo.ts"))) return null;
	const { demo } = await import("#demo/demo.ts");
	return demo;
}

/** "1219 reviews, 446 products". */
export function demoThingsText(things: DemoThings): string {
	return things.map(({ what, count }) => `${count} ${what}`).join(", ");
}
