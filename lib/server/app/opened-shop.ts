import { setTimeout as sleep } from "node:timers/promises";
import type { Readiness } from "#lib/shop/health/readiness.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";

const LOOK_EVERY_MS = 20;

type Answer = Response | Promise<Response>;
type Opened = {
	shop: Pick<Shop, "db">;
	readiness: () => Promise<Readiness>;
	app: { request: (path: string, init: RequestInit) => Answer; fetch: (request: Request) => Answer };
};

// The shop that Next has opened in this process (lib/shop/embedded-shop.ts).
const holder = globalThis as typeof globalThis & { konfetyShop?: Opened };

/** The API of the shop in this process. Throws until it is opened, which keeping its pages fresh does at once. */
export function openedShop(): Opened {
	if (!holder.konfetyShop) throw new Error("The shop is not open yet");
	return holder.konfetyShop;
}

/** The same; undefined until it is opened, and where another shop is behind this storefront. */
export const shopIfOpen = (): Opened | undefined => holder.konfetyShop;

/** Resolves when it is open. In production Next runs `instrumentation.ts`, which opens it, but waits for that neither to prepare nor to answer. */
export async function shopOpened(): Promise<void> {
	while (!holder.konfetyShop) await sleep(LOOK_EVERY_MS);
}
