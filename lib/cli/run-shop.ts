import { join } from "node:path";
import { type Env, isPublic } from "#lib/shop/kernel/base/env.ts";
import { RESTART_SIGNAL } from "./ask-restart.ts";
import { createShutdown, type Shutdown } from "./children/shutdown.ts";
import { type Demo, loadDemo } from "./demo.ts";
import { loadEnv } from "./env.ts";
import { type Mode, type OpenShop, openShop } from "./open-shop.ts";
import { createProgress, seconds } from "./progress.ts";
import { restart } from "./restart.ts";
import { type RestartReport, writeReport } from "./restart-report.ts";

const print = (line: string) => console.log(line);

/** Opens the shop, prints where everything is, and keeps it open until it must end or the server dies. */
export async function runShop(mode: Mode): Promise<void> {
	const env = loadEnv();
	const shutdown = createShutdown(print);
	const progress = createProgress(print, shutdown.isClosing);
	let open: OpenShop | null = null;
	// From the beginning: the signals would end a process that does not listen to them.
	if (mode === "start") listenForRestarts(env, () => open, shutdown);
	try {
		const shop = await openShop(mode, env, progress, shutdown);
		open = shop;
		print(summary(env, shop, await loadDemo()));
		process.send?.({ url: shop.url });
		const logEnd = await shop.server.ended;
		if (!shutdown.isClosing()) print(`\nThe server ended by itself. ${logEnd}`);
	} catch (error) {
		if (!shutdown.isClosing()) console.error(`\n${messageOf(error)}`);
	}
	await shutdown.exit(1);
}

/** Restarts when it is asked to, one after another; whoever asks meanwhile gets the one under way. */
function listenForRestarts(env: Env, shop: () => OpenShop | null, shutdown: Shutdown): void {
	let isRunning = false;
	const run = async () => {
		if (isRunning || shutdown.isClosing()) return;
		isRunning = true;
		const lines: string[] = [];
		const report = (state: RestartReport["state"], line: string) => {
			lines.push(line);
			print(line);
			writeReport(env.DATA_DIR, { state, lines });
		};
		try {
			const running = shop();
			if (!running) throw new Error("The shop is still starting. Ask again when it is open.");
			report("running", "Restarting with the version in this checkout …");
			const say = (line: string) => report("running", line);
			await restart({ env, ...running, say, isClosing: shutdown.isClosing });
			report("done", "The new version answers; the old one has ended.");
		} catch (error) {
			report("failed", messageOf(error));
		}
		isRunning = false;
	};
	shutdown.onHangup(() => void run());
	process.on(RESTART_SIGNAL, () => void run());
}

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

function summary(env: Env, { url, name, logFile, server }: OpenShop, demo: Demo | null): string {
	const rows = [
		["Shop", url],
		...(env.SHOP_URL === url ? [] : [["Public address", env.SHOP_URL]]),
		["API", `${url}/api/docs`],
		...(env.SHOP_API_URL ? [["Shop behind it", env.SHOP_API_URL]] : ownShopRows(env, name === null ? demo : null)),
		["Data", env.DATA_DIR],
		...memoryRows(server.memory()),
		...(logFile ? [["Log", logFile]] : []),
		["To stop", "Ctrl-C"],
	];
	const lines = rows.map(([name, value]) => `  ${(name ?? "").padEnd(16)}${value}`);
	return `\n${name ?? "Konfety"} is open after ${seconds(performance.now())}.\n\n${lines.join("\n")}\n`;
}

function memoryRows(bytes: Record<string, number>): string[][] {
	const each = Object.entries(bytes).map(([name, size]) => `${name} ${Math.round(size / 1_000_000)} MB`);
	return each.length === 0 ? [] : [["Memory", each.join(", ")]];
}

function ownShopRows(env: Env, demo: Demo | null): string[][] {
	return [
		...(demo ? demoRows(env, demo) : []),
		["Mail", env.SMTP_URL ? `sent by ${new URL(env.SMTP_URL).host}` : join(env.DATA_DIR, "outbox")],
		["Payments", env.PAYMENT_GATEWAY === "sandbox" ? "played, no money moves (PAYMENT_GATEWAY)" : env.PAYMENT_GATEWAY],
	];
}

function demoRows(env: Env, { accounts }: Demo): string[][] {
	if (isPublic(env))
		return [["Demo accounts", "the published passwords do not work here (npm run shop -- users reset-link)"]];
	return accounts.map(({ email, password, what }, index) => [
		index === 0 ? "Demo accounts" : "",
		`${email} / ${password} (${what})`,
	]);
}
