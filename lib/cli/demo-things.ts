import type { DemoThings } from "#demo/remove/remove-demo.ts";

/** "1333 reviews, 434 products". */
export function demoThingsText(things: DemoThings): string {
	return things.map(({ what, count }) => `${count} ${what}`).join(", ");
}
