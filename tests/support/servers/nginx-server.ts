import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { deployed } from "./deployed.ts";
import { aFreePort } from "./free-port.ts";

export type Nginx = {
	url: string;
	/** All that stands in its store of answers. */
	stored(): string[];
	/** Of its first process. */
	pid(): number;
	/** Starts it again at the same address after it was killed. */
	start(): Promise<void>;
	close(): Promise<void>;
};

const isRoot = process.getuid?.() === 0;
/** What a machine's own nginx.conf says around the shop's (`deploy/nginx`). */
const around = (dir: string, included: string) => `
daemon off;
${isRoot ? "user root;" : ""}
worker_processes 1;
pid ${dir}/pid;
error_log ${dir}/error.log;
events { worker_connections 256; }
http {
	access_log off;
	client_body_temp_path ${dir}/body;
	proxy_temp_path ${dir}/proxy;
	fastcgi_temp_path ${dir}/fastcgi;
	uwsgi_temp_path ${dir}/uwsgi;
	scgi_temp_path ${dir}/scgi;
	${included}
}`;

/** The shop's configuration on this computer: without TLS, which the tests' clients would have to be told to believe. */
const configOf = (dir: string, { port, plainPort }: { port: number; plainPort: number }, machines: readonly string[]) =>
	around(
		dir,
		deployed("nginx/konfety.conf", [
			[SERVER, machines.map((machine) => SERVER.replace("127.0.0.1:3000", addressOf(machine))).join("\n\t")],
			["/var/cache/nginx/konfety levels=1:2", `${dir}/store`],
			["listen 80;", `listen 127.0.0.1:${plainPort};`],
			["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
			["server_name www.example.cz; # yours", "server_name _;"],
			["ssl_certificate ", "# ssl_certificate "],
			["ssl_certificate_key ", "# ssl_certificate_key "],
			["proxy_cache_lock off;", "proxy_cache_lock off; add_header X-Proxy $upstream_cache_status always;"],
		]),
	);

/** The line of one machine. */
const SERVER = "server 127.0.0.1:3000 max_fails=2 fail_timeout=5s;";
const addressOf = (machine: string) => new URL(machine).host.replace("localhost", "127.0.0.1");

/** A real nginx with a store of answers in front of the shop on these machines, on a free port unless one is named. Throws with the command when it is missing. */
export async function startNginx(machines: readonly string[], { port: named }: { port?: number } = {}): Promise<Nginx> {
	const dir = mkdtempSync(join(tmpdir(), "konfety-nginx-"));
	mkdirSync(join(dir, "store"));
	const port = named ?? (await aFreePort());
	writeFileSync(join(dir, "nginx.conf"), configOf(dir, { port, plainPort: await aFreePort() }, machines));
	const url = `http://127.0.0.1:${port}`;
	let running = await run(dir, url);
	return {
		url,
		stored: () =>
			readdirSync(join(dir, "store"), { withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map(({ name }) => readFileSync(join(dir, "store", name), "latin1")),
		pid: () => running.pid,
		async start() {
			running = await run(dir, url);
		},
		async close() {
			await running.stop();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

/** Resolves when it answers. */
async function run(dir: string, url: string) {
	const child = spawn("nginx", ["-p", dir, "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")], {
		stdio: "ignore",
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
	});
	const ended = new Promise<string>((resolve) => {
		child.once("error", () => resolve("This test needs nginx: apt-get install nginx-light"));
		child.once("exit", () => resolve(`nginx ended: ${readFileSync(join(dir, "error.log"), "utf8")}`));
	});
	const answers = async () => {
		while (
			!(await fetch(`${url}/robots.txt`).then(
				({ ok }) => ok,
				() => false,
			))
		)
			await sleep(20);
	};
	const fault = await Promise.race([ended, answers()]);
	if (fault) throw new Error(fault);
	return {
		pid: child.pid ?? 0,
		async stop() {
			child.kill();
			await ended;
		},
	};
}
