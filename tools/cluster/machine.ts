/** One of several machines, on this computer: code, build, packages and data of its own. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { type ShopProcess, startShop } from "#lib/cli/shop-process.ts";
import { killAll, processTree } from "../torture/processes.ts";

export type Machine = {
	name: string;
	/** Its checkout. */
	code: string;
	dataDir: string;
	/** Of its door. */
	url: string;
	/** Of its start, while it runs. */
	pid(): number;
	start(): Promise<void>;
	/** Ends all its processes like a power cut. */
	kill(): Promise<void>;
	stop(): Promise<void>;
};

type Options = { name: string; code: string; dataDir: string; port: number; settings: Record<string, string> };

/** A machine that does not run yet, with the code of this checkout as it is. */
export function layMachine({ name, code, dataDir, port, settings }: Options): Machine {
	copyCode(code);
	mkdirSync(dataDir, { recursive: true });
	let shop: ShopProcess | null = null;
	return {
		name,
		code,
		dataDir,
		url: `http://127.0.0.1:${port}`,
		pid() {
			if (!shop) throw new Error(`Machine ${name} does not run.`);
			return shop.pid;
		},
		async start() {
			shop = await startShop({ code, dataDir, port, quiet: true, settings });
		},
		async kill() {
			if (shop) await killAll(processTree(shop.pid));
		},
		async stop() {
			await shop?.stop();
			shop = null;
		},
	};
}

/** Files that the repository has or would take. Packages are hard links, which take neither time nor room. */
function copyCode(to: string): void {
	rmSync(to, { recursive: true, force: true });
	const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
	for (const file of files.toString().split("\0").filter(Boolean)) {
		if (!existsSync(join(ROOT, file))) continue; // removed, and not yet committed
		mkdirSync(dirname(join(to, file)), { recursive: true });
		cpSync(join(ROOT, file), join(to, file));
	}
	execFileSync("cp", ["-al", join(ROOT, "node_modules"), join(to, "node_modules")]);
	// Which build is the current one stands there.
	rmSync(join(to, "node_modules/.cache"), { recursive: true, force: true });
}
