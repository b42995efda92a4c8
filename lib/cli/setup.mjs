// Plain JavaScript for any Node from 18 on: npm runs it (prestart, pretest, …) before the project's own Node is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const MODULES = join(ROOT, "node_modules");
const LOCK = join(ROOT, "package-lock.json");
const STAMP = join(MODULES, ".konfety-setup");
const LOG = join(ROOT, ".data", "log", "install.log");
const PROJECT_NODE = join(MODULES, ".bin", process.platform === "win32" ? "node.cmd" : "node");
/** Oldest version that runs TypeScript files directly. */
const OLDEST_NODE = [22, 18];
const REPORT_EVERY_MS = 5000;
const TAIL_LINES = 30;

const lockHash = createHash("sha256").update(readFileSync(LOCK)).digest("hex");

function readStamp() {
	return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : null;
}

/** Whether somebody ran `npm ci` or `npm install` by hand after the lock file's last change. */
function isInstalledByHand() {
	const list = join(MODULES, ".package-lock.json");
	return existsSync(list) && statSync(list).mtimeMs >= statSync(LOCK).mtimeMs;
}

/** The environment without the project's own Node, which npm is about to replace. */
function environmentForNpm() {
	const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(MODULES));
	return { ...process.env, PATH: path.join(delimiter), NODE_ENV: "development" };
}

/** Runs npm with its output in the log; returns the time it took. */
function runNpm(...command) {
	mkdirSync(dirname(LOG), { recursive: true, mode: 0o700 });
	const log = createWriteStream(LOG, { mode: 0o600 });
	const startedMs = Date.now();
	const elapsed = () => `${Math.round((Date.now() - startedMs) / 1000)} s`;
	console.error(`Set-up: installing the packages of package-lock.json (npm ${command.join(" ")}) …`);
	const child = spawn("npm", [...command, "--include=dev", "--include=optional", "--no-audit", "--no-fund"], {
		cwd: ROOT,
		env: environmentForNpm(),
		stdio: ["ignore", "pipe", "pipe"],
		shell: process.platform === "win32",
	});
	child.stdout.pipe(log, { end: false });
	child.stderr.pipe(log, { end: false });
	const timer = setInterval(() => console.error(`Set-up: … still installing, ${elapsed()}`), REPORT_EVERY_MS);
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => {
			clearInterval(timer);
			log.end(() => (code === 0 ? resolve(elapsed()) : reject(new Error(`npm ${command[0]} ended with code ${code}`))));
		});
	});
}

/**
 * A lock file made while a registry lacked packages of another platform has gaps, which `npm ci` refuses. `npm install` still
 * uses the lock file's versions, and --no-save keeps the file unchanged.
 */
async function install() {
	try {
		return await runNpm("ci");
	} catch (error) {
		const output = existsSync(LOG) ? readFileSync(LOG, "utf8") : "";
		if (!/Missing: \S+ from lock file/.test(output) || /Invalid: lock file/.test(output)) throw error;
		console.error("Set-up: the lock file names no packages for some other platforms.");
		return runNpm("install", "--no-save");
	}
}

function isNewEnough(version) {
	const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
	return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** True when `node` in the next npm script can run the project. Removes a project Node that cannot run here. */
function hasUsableNode() {
	if (existsSync(PROJECT_NODE)) {
		const trial = spawnSync(PROJECT_NODE, ["--version"], { encoding: "utf8", shell: process.platform === "win32" });
		if (trial.status === 0 && isNewEnough(trial.stdout.trim())) return true;
		rmSync(PROJECT_NODE);
	}
	const machine = spawnSync("node", ["--version"], {
		encoding: "utf8",
		env: environmentForNpm(),
		shell: process.platform === "win32",
	});
	return machine.status === 0 && isNewEnough(machine.stdout.trim());
}

async function setUp() {
	if (readStamp() === lockHash) return;
	if (!isInstalledByHand()) {
		try {
			console.error(`Set-up: packages installed in ${await install()}.`);
		} catch (error) {
			const tail = existsSync(LOG) ? readFileSync(LOG, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n") : "";
			console.error(
				`\n${tail}\n\nThe packages could not be installed: ${error.message}. The whole output is in ${LOG}.`,
			);
			process.exit(1);
		}
	}
	if (!hasUsableNode()) {
		console.error(
			`\nKonfety needs Node ${OLDEST_NODE.join(".")} or newer. This machine has ${process.version}, and no Node of the project's own runs on ` +
				`${process.platform}-${process.arch}. Install Node 26 from https://nodejs.org and run the command again.`,
		);
		process.exit(1);
	}
	writeFileSync(STAMP, lockHash);
}

await setUp();
