import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { deployed } from "./deployed.ts";
import { aFreePort } from "./free-port.ts";

export type Caddy = { url: string; close(): Promise<void> };

/** A real Caddy with the configuration of `deploy/caddy`, without TLS, in front of the shop at `upstreams`. Throws with the command when it is missing. */
export async function startCaddy(upstreams: readonly string[]): Promise<Caddy> {
	const dir = mkdtempSync(join(tmpdir(), "konfety-caddy-"));
	const port = await aFreePort();
	const logFile = join(dir, "log");
	const hosts = upstreams.map((url) => new URL(url).host.replace("localhost", "127.0.0.1"));
	const config = deployed("caddy/Caddyfile", [
		["www.example.cz {", `http://127.0.0.1:${port} {`],
		["example.cz {", `http://127.0.0.1:${await aFreePort()} {`],
		["reverse_proxy 127.0.0.1:3000", `reverse_proxy ${hosts.join(" ")}`],
	]);
	writeFileSync(join(dir, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
	const child = spawn("sh", ["-c", `exec caddy run --config ${dir}/Caddyfile --adapter caddyfile 2> ${logFile}`], {
		stdio: "ignore",
		env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
	});
	const ended = new Promise<string>((resolve) => {
		child.once("exit", (code) =>
			resolve(
				code === 127
					? "This test needs Caddy: apt-get install caddy"
					: `Caddy ended: ${readFileSync(logFile, "utf8").slice(-2_000)}`,
			),
		);
	});
	const url = `http://127.0.0.1:${port}`;
	const answers = async () => {
		const isThere = () =>
			fetch(`${url}/robots.txt`).then(
				({ ok }) => ok,
				() => false,
			);
		while (!(await isThere())) await sleep(20);
	};
	const fault = await Promise.race([ended, answers()]);
	if (fault) throw new Error(fault);
	return {
		url,
		async close() {
			child.kill();
			await ended;
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
