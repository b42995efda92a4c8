import { join } from "node:path";
import { z } from "zod";
import { startNode } from "./children/child.ts";
import { childEnv } from "./env.ts";
import { ROOT } from "./root.ts";

const STOP_GRACE_MS = 20_000;
const servingSchema = z.object({ url: z.string() });

export type ShopProcess = {
	url: string;
	/** Pid of the start; the server is its child. */
	pid: number;
	/** Closes the shop and its database, as Ctrl-C does. */
	stop(): Promise<void>;
};

/**
 * `npm start` as a separate process on this data, for tests: with its own embedded database whatever .env says. Resolves when
 * it serves. `quiet` sends its output to DATA_DIR/start.log.
 */
export async function startShop(options: {
	dataDir: string;
	port: number;
	quiet: boolean;
	/** Rate limits; default off, because one test computer calls more than all shoppers of a day. */
	rateLimits?: "on";
	/** Settings that differ from a fresh shop's. */
	settings?: Record<string, string>;
	/** Another checkout than this one, with its packages. */
	code?: string;
}): Promise<ShopProcess> {
	const { dataDir, port, quiet, code = ROOT } = options;
	const logFile = quiet ? join(dataDir, "start.log") : null;
	const env = childEnv({
		DATA_DIR: dataDir,
		PORT: `${port}`,
		// blank counts as absent, and .env does not replace existing variables
		...{ DATABASE_URL: "", SHOP_URL: "", SHOP_API_URL: "", SMTP_URL: "", HOST: "", SESSION_SECRET: "" },
		...{ TRUSTED_PROXIES: "", RECAPTCHA_SITE_KEY: "", RECAPTCHA_SECRET: "", RATE_LIMITS: options.rateLimits ?? "off" },
		...{ CHANGES_KEY: "", HEUREKA_KEY: "", TAG_MANAGER_ID: "" },
		NODE_ENV: "production",
		...options.settings,
	});
	const child = startNode([join(code, "lib/cli/start.ts")], { env, logFile });
	const url = await new Promise<string>((resolve, reject) => {
		child.process.once("message", (message) => resolve(servingSchema.parse(message).url));
		child.exited.then((code) => {
			reject(new Error(`The shop did not start (exit code ${code}).${logFile ? ` See ${logFile}.` : ""}`));
		}, reject);
	});
	return { url, pid: child.process.pid ?? 0, stop: () => child.stop(STOP_GRACE_MS) };
}
