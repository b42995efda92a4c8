import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { E2E_DATA_DIR } from "./e2e-shop.ts";

const run = promisify(execFile);

/** `npm run shop -- …` on the data of the shop that the browser tests visit; returns what it printed. */
export function runOnE2eShop(...args: string[]): Promise<string> {
	return runOnShopAt(E2E_DATA_DIR, ...args);
}

/** The same on other data. */
export function runOnShopAt(dataDir: string, ...args: string[]): Promise<string> {
	return runNode(dataDir, "lib/cli/shop.ts", ...args);
}

/** Several commands one after another in one process, since each start takes a second. */
export function runAllOnE2eShop(...commands: string[][]): Promise<string> {
	return runNode(E2E_DATA_DIR, "tests/support/browser/run-commands.ts", JSON.stringify(commands));
}

async function runNode(dataDir: string, ...args: string[]): Promise<string> {
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
	const { stdout } = await run(process.execPath, args, { env });
	return stdout;
}
