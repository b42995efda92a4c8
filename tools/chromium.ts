import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { childEnv, programFolders } from "#lib/cli/env.ts";
import { scriptOf } from "#lib/cli/root.ts";

/** The headless shell first: without compositing windows, the browser tests take 60 % of the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DOWNLOAD_TIMEOUT_MS = 120_000;
const APT_TIMEOUT_MS = 300_000;

type Search = { chromiumPath: string | undefined; say: (line: string) => void };

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one on the PATH, Playwright's, installed if necessary, or as root
 * Debian's package. Throws with the install command when there is none.
 */
export async function findChromium({ chromiumPath, say }: Search): Promise<string> {
	if (chromiumPath) {
		if (isProgram(chromiumPath)) return chromiumPath;
		throw new Error(`CHROMIUM_PATH names ${chromiumPath}, which is not a program.`);
	}
	const known = onPath(programFolders()) ?? (await playwrightsOwn());
	if (known) return known;
	say("No Chromium on this machine; asking Playwright for one (up to two minutes) …");
	const download = [scriptOf("playwright", "playwright"), "install", "chromium"];
	spawnSync(process.execPath, download, { timeout: DOWNLOAD_TIMEOUT_MS, killSignal: "SIGKILL" });
	const downloaded = await playwrightsOwn();
	if (downloaded) return downloaded;
	const packaged = installFromDebian(say);
	if (packaged) return packaged;
	throw new Error(
		"The browser tests need a Chromium, and none could be installed. Type:\n\n  sudo apt-get install -y chromium\n\n(or install Chromium or Chrome your system's way) and run npm test again, or set CHROMIUM_PATH.",
	);
}

/** The first Chromium in these folders. */
export function onPath(folders: string[]): string | null {
	return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch (error) {
		if (error instanceof Error) return false;
		throw error;
	}
}

async function playwrightsOwn(): Promise<string | null> {
	const { chromium } = await import("playwright");
	const file = chromium.executablePath();
	return file && isProgram(file) ? file : null;
}

function installFromDebian(say: (line: string) => void): string | null {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
	say("Installing Debian's chromium package (apt-get) …");
	const options = {
		timeout: APT_TIMEOUT_MS,
		killSignal: "SIGKILL" as const,
		env: childEnv({ DEBIAN_FRONTEND: "noninteractive" }),
	};
	spawnSync("apt-get", ["update"], options);
	spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], options);
	return onPath(programFolders());
}
