import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundleProcesses, processScript } from "#lib/server/bundle.ts";
import { ownShop } from "#lib/shop/backoffice/new/own-shop.ts";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { makePrivateFolder } from "#lib/shop/kernel/base/private-folder.ts";
import { lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { agreeOnKey } from "#lib/shop/people/customer/agree-on-key.ts";
import { appCount } from "./app-count.ts";
import { buildIfNeeded, builtInSettings } from "./build.ts";
import { type BuildFolder, currentFolder } from "./build-folder.ts";
import type { Shutdown } from "./children/shutdown.ts";
import { childEnv } from "./env.ts";
import { localUrl, requireFreePort } from "./listen-port.ts";
import { openDatabase, prepareData } from "./prepare-data.ts";
import { keepSessionSecret, randomKey } from "./private-file.ts";
import type { Progress } from "./progress.ts";
import { removeReport } from "./restart-report.ts";
import { ROOT } from "./root.ts";
import { removeRunning, writeRunning } from "./running.ts";
import { type Server, startServer } from "./serve.ts";

export type Mode = "start" | "dev";

const READY_WITHIN_MS = { start: 30_000, dev: 180_000 };

/** `name` is a real shop's; null for the demo, and for a storefront of another shop. */
export type OpenShop = {
	url: string;
	name: string | null;
	server: Server;
	logFile: string | null;
	/** Environment of the server's processes. */
	serverEnv: NodeJS.ProcessEnv;
};

/** Does everything from the lock to an answering server. `shutdown` closes what it opened. */
export async function openShop(mode: Mode, env: Env, progress: Progress, shutdown: Shutdown): Promise<OpenShop> {
	const lock = await lockDataDir(env.DATA_DIR, "The shop");
	shutdown.onBegin(lock.setStopping);
	shutdown.onClose(lock.release);
	// Of an earlier start.
	removeReport(env.DATA_DIR);
	await requireFreePort(env.HOST, env.PORT);
	// Earlier versions left them readable by everybody on the computer.
	for (const folder of ["outbox", "log"].map((name) => join(env.DATA_DIR, name)))
		if (existsSync(folder)) makePrivateFolder(folder);

	const databaseUrl = env.SHOP_API_URL ? undefined : await openDatabase(env, progress, shutdown);
	if (databaseUrl) await prepareData(databaseUrl, env, progress);
	else progress.say(`The storefront shows the shop at ${env.SHOP_API_URL}; no database of its own.`);

	const url = localUrl(env.HOST, env.PORT);
	const internalKey = env.KONFETY_INTERNAL_KEY ?? randomKey();
	lock.setUrl(url);
	writeRunning(env.DATA_DIR, { pid: process.pid, databaseUrl, url, internalKey });
	shutdown.onClose(() => removeRunning(env.DATA_DIR));

	// With SHOP_API_URL the other shop signs the tokens, with its own secret.
	const sessionSecret = env.SESSION_SECRET ?? (databaseUrl ? keepSessionSecret(env.DATA_DIR) : undefined);
	if (databaseUrl && sessionSecret && (await agreeOnKey(databaseUrl, sessionSecret)))
		progress.say("Log-ins are signed with another key than before: all customers log in anew.");
	const own = databaseUrl ? await ownShop(databaseUrl) : undefined;
	const serverEnv = childEnv({
		DATABASE_URL: databaseUrl,
		DATA_DIR: env.DATA_DIR,
		SESSION_SECRET: sessionSecret,
		KONFETY_INTERNAL_KEY: internalKey,
		// Used in all texts of the server; a new name appears after the next start.
		KONFETY_SHOP_NAME: own?.name,
		MAIL_FROM: process.env.MAIL_FROM || own?.sender,
		SHOP_URL: env.SHOP_URL,
		PORT: `${env.PORT}`,
		HOST: env.HOST,
		TRUSTED_PROXIES: `${env.TRUSTED_PROXIES}`,
		NODE_ENV: mode === "dev" ? "development" : "production",
		NEXT_TELEMETRY_DISABLED: "1",
	});
	const folder = currentFolder(ROOT);
	if (mode === "start") await build(folder, env, serverEnv, progress, shutdown);
	const server = await serve({ mode, build: folder, env, serverEnv, progress, shutdown });
	return { url, name: own?.name ?? null, ...server };
}

async function build(
	folder: BuildFolder,
	env: Env,
	serverEnv: NodeJS.ProcessEnv,
	progress: Progress,
	shutdown: Shutdown,
) {
	const options = {
		folder,
		env: serverEnv,
		settings: builtInSettings(env),
		logFile: join(env.DATA_DIR, "log", "build.log"),
		progress,
		shutdown,
	};
	await progress.step(
		"Pages",
		() => buildIfNeeded(options),
		(built) => (built ? "built" : "the build is current"),
	);
}

type Serving = {
	mode: Mode;
	build: BuildFolder;
	env: Env;
	serverEnv: NodeJS.ProcessEnv;
	progress: Progress;
	shutdown: Shutdown;
};

async function serve({ mode, build, env, serverEnv, progress, shutdown }: Serving) {
	const logFile = mode === "dev" ? null : join(env.DATA_DIR, "log", "server.log");
	await requireFreePort(env.HOST, env.PORT); // another program may have taken the port during the build
	const apps = mode === "dev" ? 1 : (env.WEB_CONCURRENCY ?? appCount());
	const processEnv = { ...serverEnv, KONFETY_NEXT_SERVER: "1", WEB_CONCURRENCY: `${apps}` };
	// Made anew with each start of a development server; two of them may differ.
	const devFolder = join("node_modules", ".cache", "konfety-dev", `${env.PORT}`);
	if (mode === "dev") await bundleProcesses(ROOT, devFolder);
	const server = startServer({
		mode,
		build,
		host: env.HOST,
		port: env.PORT,
		apps,
		// The shop behind SHOP_API_URL has its own.
		hasWorker: env.SHOP_API_URL === undefined,
		scriptOf: (name, folder) => processScript(mode === "dev" ? devFolder : folder, name),
		env: processEnv,
		logFile,
		readyWithinMs: READY_WITHIN_MS[mode],
		say: progress.say,
	});
	shutdown.onClose(server.stop);
	shutdown.onKill(server.kill);
	await progress.step(
		"Server",
		() => server.ready(),
		() => "answers",
	);
	return { server, logFile, serverEnv: processEnv };
}
