import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { E2E_DATA_DIR } from "./e2e-shop.ts";

const run = promisify(execFile);

/** `npm run shop -- …` on the data of the shop that the browser tests visit; returns what it printed. */
export function runOnE2eShop(...args: string[]): Promise<string> {
	return runOnShopAt(E2E_DATA_DIR, ...args);
}

/** The same on other data. */
export async function runOnShopAt(dataDir: string, ...args: string[]): Promise<string> {
	const { stdout } = await run(process.execPath, ["lib/cli/shop.ts", ...args], {
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
	});
	return stdout;
}
