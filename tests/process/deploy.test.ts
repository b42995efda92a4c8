/** Files of `deploy` as the programs that read them see them. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { ROOT } from "#lib/cli/root.ts";
import { readEnv, settings } from "#lib/shop/kernel/base/env.ts";
import { deployed } from "#tests/support/servers/deployed.ts";
import { openTempFolder } from "./stub-shop.ts";

let root: string;
beforeEach(() => {
	root = openTempFolder();
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a program of the machine; says what to install where it is missing. */
function run(program: string, args: string[], install: string) {
	const { status, stdout, stderr, error } = spawnSync(program, args, {
		encoding: "utf8",
		env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: root },
	});
	if (error) throw new Error(`This test needs ${program}: apt-get install ${install}`);
	return { status, output: `${stdout}${stderr}` };
}

describe("systemd", () => {
	test("finds nothing wrong with the units", () => {
		const units = readdirSync(join(ROOT, "deploy/systemd"));
		const checkout = join(root, "checkout");
		mkdirSync(join(checkout, "node_modules/.bin"), { recursive: true });
		writeFileSync(join(checkout, "node_modules/.bin/node"), "");
		chmodSync(join(checkout, "node_modules/.bin/node"), 0o755);
		for (const unit of units) {
			const text = deployed(`systemd/${unit}`)
				.replaceAll("/srv/konfety/", `${checkout}/`)
				.replaceAll("/usr/bin/node", process.execPath);
			writeFileSync(join(root, unit), text);
		}
		expect(units.sort()).toEqual(["konfety-backup.service", "konfety-backup.timer", "konfety.service"]);
		expect(run("systemd-analyze", ["verify", ...units.map((unit) => join(root, unit))], "systemd")).toEqual({
			status: 0,
			output: "",
		});
	});

	test("starts commands that exist", () => {
		const commands = deployed("systemd/konfety.service") + deployed("systemd/konfety-backup.service");
		const scripts = [...commands.matchAll(/\b(lib\/cli\/[\w-]+\.\w+)/g)].map(([, file]) => file ?? "");
		expect(scripts.length).toBe(4);
		for (const script of scripts) expect(readFileSync(join(ROOT, script), "utf8")).not.toBe("");
	});
});

test("a service that is reloaded has the new version's packages before it turns over", () => {
	const reloads = [...deployed("systemd/konfety.service").matchAll(/^ExecReload=(.*)$/gm)].map(
		([, command]) => command,
	);
	expect(reloads).toEqual(["/usr/bin/node lib/cli/setup.mjs", "/bin/kill -HUP $MAINPID"]);
});

test("a shell reads the command of the shop's user, which starts what exists", () => {
	expect(run("sh", ["-n", join(ROOT, "deploy/konfety")], "dash")).toEqual({ status: 0, output: "" });
	const [script = ""] = deployed("konfety").match(/lib\/cli\/\S+\.ts/) ?? [];
	expect(existsSync(join(ROOT, script))).toBe(true);
});

test("nginx takes the configuration with TLS", () => {
	const made = run(
		"openssl",
		[
			...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
			...["-subj", "/CN=www.example.cz", "-keyout", join(root, "privkey.pem"), "-out", join(root, "fullchain.pem")],
		],
		"openssl",
	);
	expect(made.status).toBe(0);
	const config = deployed("nginx/konfety.conf", [
		["/etc/ssl/konfety/", `${root}/`],
		["/var/cache/nginx/konfety", `${root}/store`],
	]);
	writeFileSync(
		join(root, "nginx.conf"),
		`pid ${root}/pid; error_log ${root}/error.log; events {} http { access_log off; ${config} }`,
	);
	const { status, output } = run(
		"nginx",
		["-t", "-c", join(root, "nginx.conf"), "-e", join(root, "log")],
		"nginx-light",
	);
	expect({ status, warnings: output.split("\n").filter((line) => /warn|emerg/.test(line)) }).toEqual({
		status: 0,
		warnings: [],
	});
});

test("Caddy takes the configuration with TLS", () => {
	const args = ["validate", "--config", join(ROOT, "deploy/caddy/Caddyfile"), "--adapter", "caddyfile"];
	const { status, output } = run("caddy", args, "caddy");
	expect({ status, isValid: output.includes("Valid configuration") }).toEqual({ status: 0, isValid: true });
});

describe("the image", () => {
	test("is made of packages and files that exist, and runs a start that exists", () => {
		const lines = deployed("docker/Dockerfile").split("\n");
		const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(" ") ?? []);
		expect(copied).toEqual(["package.json", "package-lock.json", "."]);
		for (const file of copied) expect(existsSync(join(ROOT, file))).toBe(true);
		const [, script = ""] = /^CMD \["node_modules\/\.bin\/node", "(.+)"\]$/m.exec(deployed("docker/Dockerfile")) ?? [];
		expect(existsSync(join(ROOT, script))).toBe(true);
		const ignored = deployed("docker/Dockerfile.dockerignore").trim().split("\n");
		expect(ignored).toEqual(expect.arrayContaining([".env", ".data", ".git", "node_modules"]));
	});

	test("gets from compose only settings that the shop has, a read-only root and a database that it waits for", () => {
		const compose = parseYaml(deployed("docker/compose.yaml"));
		const { environment, read_only, cap_drop, depends_on, volumes } = compose.services.shop;
		expect(Object.keys(environment).filter((name) => !(name in settings))).toEqual([]);
		expect({ read_only, cap_drop, depends_on }).toEqual({
			read_only: true,
			cap_drop: ["ALL"],
			depends_on: { database: { condition: "service_healthy" } },
		});
		const inside = [...deployed("docker/Dockerfile").matchAll(/^VOLUME (.+)$/gm)].flatMap(([, list]) =>
			JSON.parse(list ?? ""),
		);
		expect(volumes.map((line: string) => line.split(":")[1])).toEqual(inside);
	});
});

test("the environment by example has settings of the shop alone, and starts once its blanks are filled in", () => {
	const text = deployed("environment");
	const named = [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
	expect(named.filter((name) => !(name in settings))).toEqual([]);
	expect(() => readEnv(parseEnv(text) as Record<string, string>)).toThrow(/COMGATE_MERCHANT must be set/);
	const filled = text.replaceAll(/^([A-Z_]+)=$/gm, "$1=a-value-of-more-than-thirty-two-characters");
	expect(readEnv(parseEnv(filled) as Record<string, string>)).toMatchObject({ TRUSTED_PROXIES: 1, PORT: 3000 });
});
