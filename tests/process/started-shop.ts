/** A stub shop for each test of the file that calls `withStubShop`, and what was started in it. */
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { aFreePort } from "#tests/support/servers/free-port.ts";
import { postmasterPid } from "./observe.ts";
import { makeStubShop, runStart, type StartedShop } from "./stub-shop.ts";

export let shop: ReturnType<typeof makeStubShop>;
export let env: Record<string, string>;
export let port: number;
const started: StartedShop[] = [];

export function withStubShop(make = makeStubShop): void {
	beforeEach(async () => {
		shop = make();
		port = await aFreePort();
		env = { PORT: `${port}`, DATA_DIR: join(shop.root, "data") };
	});
	afterEach(async () => {
		for (const one of started.splice(0)) {
			one.process.kill("SIGTERM");
			await one.exited;
		}
		const orphan = postmasterPid(join(shop.root, "data"));
		if (orphan) process.kill(orphan, "SIGKILL");
		shop.remove();
	});
}

/** Settings of the starts that follow. */
export function set(settings: Record<string, string>): void {
	env = { ...env, ...settings };
}

export function start(command?: string[]): StartedShop {
	const one = runStart(shop.root, env, command);
	started.push(one);
	return one;
}
