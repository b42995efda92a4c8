import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { isPortFree } from "#lib/shop/kernel/db/embedded/free-port.ts";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { aFreePort } from "#tests/support/servers/free-port.ts";
import { postmasterPid, processBelow, processesBelow, tellServer } from "./observe.ts";
import { env, port, set, shop, start, withStubShop } from "./started-shop.ts";

withStubShop();

async function query(statement: string) {
	const { databaseUrl } = await tellServer(port);
	const client = new pg.Client(databaseUrl);
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}

async function expectAllClosed(server: { pid: number }) {
	expect(isAlive(server.pid)).toBe(false);
	expect(postmasterPid(env.DATA_DIR ?? "")).toBeNull();
	expect(await isPortFree(port, "127.0.0.1")).toBe(true);
}

describe("npm start", () => {
	test("serves with database, absolute data folder, secret and the mark of the real server", async () => {
		const output = await start().printed("To stop");
		expect(output).toContain(`http://localhost:${port}`);
		expect(output).toMatch(/Before the shop opens:\n +There are no goods: npm run shop -- import/);
		expect(output).toContain("demo@konfety.example / demo (customer)");
		expect(output).not.toContain("security faults");
		expect(await tellServer(port)).toMatchObject({
			dataDir: env.DATA_DIR,
			nextServer: "1",
			nodeEnv: "production",
			hasSecret: true,
		});
	});

	test("of a shop of one's own shows its name, sends mails in its name, and names no demo accounts", async () => {
		shop.write("own", "");
		const output = await start().printed("To stop");
		expect(output).toMatch(/\nPárty Novák is open after/);
		expect(output).not.toContain("Demo accounts");
		expect(await tellServer(port)).toMatchObject({ mailFrom: '"Párty Novák" <obchod@partynovak.test>' });
	});

	test("makes mails and logs of an earlier version unreadable to other users of the computer", async () => {
		const folders = ["outbox", "log"].map((name) => join(env.DATA_DIR ?? "", name));
		for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o755 });
		await start().printed("Database");
		expect(folders.map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
	});

	test("a second start on the same data is refused at once and names the first, which goes on", async () => {
		const first = start();
		await first.printed("To stop");
		const startedMs = performance.now();
		const second = start();
		expect(await second.exited).toBe(1);
		// One that is stopping would be waited for twelve seconds.
		expect(performance.now() - startedMs).toBeLessThan(10_000);
		expect(second.output()).toMatch(
			new RegExp(
				`already runs on this data \\(process ${first.process.pid}, http://localhost:${port}, since \\d\\d:\\d\\d\\)`,
			),
		);
		expect((await tellServer(port)).nextServer).toBe("1");
	});

	test("after kill -9 of the start its server ends, and the next start takes the database over with its data", async () => {
		const first = start();
		await first.printed("To stop");
		const server = await tellServer(port);
		await query("INSERT INTO note VALUES ('kept')");
		first.process.kill("SIGKILL");
		await first.exited;
		const output = await start().printed("To stop");
		expect(output).toContain("taken over from a start that was killed");
		expect(isAlive(server.pid)).toBe(false);
		expect(await query("SELECT text FROM note")).toEqual([{ text: "kept" }]);
	});

	test("after kill -9 of everything, the database too, the next start has the data", async () => {
		const first = start();
		await first.printed("To stop");
		await query("INSERT INTO note VALUES ('kept')");
		const postmaster = postmasterPid(env.DATA_DIR ?? "");
		first.process.kill("SIGKILL");
		if (postmaster) process.kill(postmaster, "SIGKILL");
		await first.exited;
		await start().printed("To stop");
		expect(await query("SELECT text FROM note")).toEqual([{ text: "kept" }]);
	});

	test.each(["SIGTERM", "SIGINT"] as const)("%s closes server and database and ends with 0", async (signal) => {
		const first = start();
		await first.printed("To stop");
		const server = await tellServer(port);
		first.process.kill(signal);
		expect(await first.exited).toBe(0);
		await expectAllClosed(server);
	});

	test("SIGTERM with DRAIN_S: balancers are told at once, visitors are served so many seconds more", async () => {
		set({ DRAIN_S: "2" });
		const first = start();
		await first.printed("To stop");
		const ready = async () => {
			const reply = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
			return [reply.status, await reply.text()];
		};
		expect((await ready())[0]).toBe(200);
		const toldMs = performance.now();
		first.process.kill("SIGTERM");
		await expect.poll(ready).toEqual([503, '{"status":"draining","checks":{}}']);
		expect((await tellServer(port)).nextServer).toBe("1");
		expect(await first.exited).toBe(0);
		expect(performance.now() - toldMs).toBeGreaterThan(2_000);
	});

	test("with METRICS_PORT it tells what its processes measure, and which of them are silent, at an address of its own", async () => {
		const metricsPort = await aFreePort();
		set({ METRICS_PORT: `${metricsPort}` });
		const first = start();
		await first.printed("To stop");
		const ask = async (path: string) => {
			const reply = await fetch(`http://127.0.0.1:${metricsPort}${path}`);
			return { status: reply.status, text: await reply.text() };
		};
		const { status, text } = await ask("/metrics");
		expect(status).toBe(200);
		// Stubs of app and worker measure nothing.
		for (const line of ['{process="door"} 1', '{process="app"} 0', '{process="worker"} 0'])
			expect.soft(text).toContain(`konfety_process_up${line}\n`);
		expect(text).toMatch(/^konfety_build_info\{.*build="[0-9a-f]{20}".*process="door"\} 1$/m);
		expect(text).toMatch(/^process_resident_memory_bytes\{process="door"\} \d+$/m);
		expect((await ask("/")).status).toBe(404);
		first.process.kill("SIGTERM");
		expect(await first.exited).toBe(0);
		expect(await isPortFree(metricsPort, "127.0.0.1")).toBe(true);
	});

	test("SIGTERM while the database is being made leaves nothing running, and no later step begins", async () => {
		const first = start();
		const passwordFile = join(env.DATA_DIR ?? "", "postgres-password");
		await expect.poll(() => existsSync(passwordFile), { timeout: 30_000, interval: 10 }).toBe(true);
		first.process.kill("SIGTERM");
		expect(await first.exited, first.output()).toBe(0);
		expect(first.output()).not.toContain("Making the tables");
		expect(postmasterPid(env.DATA_DIR ?? "")).toBeNull();
	});

	test.each(["SIGTERM", "SIGKILL"] as const)("%s to npm stops everything", async (signal) => {
		const npm = start(["npm", "start"]);
		await npm.printed("To stop");
		const server = await tellServer(port);
		npm.process.kill(signal);
		await expect.poll(() => isAlive(server.pid), { timeout: 30_000 }).toBe(false);
		await expect.poll(() => postmasterPid(env.DATA_DIR ?? ""), { timeout: 30_000 }).toBeNull();
		await expectAllClosed(server);
	});

	test("an app that dies starts anew alone, which the start says, and visitors wait for it", async () => {
		const first = start();
		await first.printed("To stop");
		const server = await tellServer(port);
		const door = processBelow(first.process.pid, "door");
		process.kill(server.pid, "SIGKILL");
		const next = await tellServer(port);
		expect(next.pid).not.toBe(server.pid);
		expect([processBelow(first.process.pid, "door"), isAlive(door)]).toEqual([door, true]);
		await first.printed("The app was killed; it starts anew at once.");
	});

	test("what ends the app is asked of it twice at most, and its visitor hears that the shop does not answer", async () => {
		const first = start();
		await first.printed("To stop");
		const reply = await fetch(`http://127.0.0.1:${port}/crash`);
		expect([reply.status, reply.headers.get("refresh")]).toEqual([503, "3"]);
		const output = await first.printed("The app ended with 7; it starts anew in 1 s.");
		expect(output.match(/The app ended with 7/g)).toHaveLength(2);
		expect((await tellServer(port)).nextServer).toBe("1");
	});

	test("a door that dies starts anew alone before the same app", async () => {
		const first = start();
		await first.printed("To stop");
		const server = await tellServer(port);
		process.kill(processBelow(first.process.pid, "door"), "SIGKILL");
		await first.printed("The door was killed; it starts anew at once.");
		await expect.poll(() => tellServer(port).catch(() => null)).toMatchObject({ pid: server.pid });
	});

	test("a worker that dies starts anew alone, beside the same app and door", async () => {
		const first = start();
		await first.printed("To stop");
		const { pid } = first.process;
		const others = () => [processBelow(pid, "door"), processBelow(pid, "app")];
		const [worker, before] = [processBelow(pid, "worker"), others()];
		process.kill(worker, "SIGKILL");
		await first.printed("The worker was killed; it starts anew at once.");
		await expect.poll(() => processesBelow(pid, "worker")).not.toEqual([]);
		expect(processBelow(pid, "worker")).not.toBe(worker);
		expect(others()).toEqual(before);
	});

	test("WEB_CONCURRENCY says how many apps answer, each with its memory in the summary; when one dies, visitors are answered by the others", async () => {
		set({ WEB_CONCURRENCY: "3" });
		const first = start();
		expect(await first.printed("To stop")).toMatch(
			/Memory +door \d+ MB, app 1 \d+ MB, app 2 \d+ MB, app 3 \d+ MB, worker \d+ MB\n/,
		);
		const apps = processesBelow(first.process.pid, "app");
		const callAll = async () => {
			const answers = await Promise.all(Array.from({ length: 12 }, () => tellServer(port, "/api/talk/400")));
			return new Set(answers.map(({ pid }) => pid));
		};
		expect([...(await callAll())].sort()).toEqual(apps.sort());
		const [victim = 0] = apps;
		process.kill(victim, "SIGKILL");
		await expect.poll(() => isAlive(victim)).toBe(false);
		expect(await callAll()).not.toContain(victim);
		await first.printed("The app 1 was killed; it starts anew at once.");
		await expect.poll(async () => (await callAll()).size).toBe(3);
	});

	test.each([
		["app", "lib/server/app/main.ts"],
		["worker", "lib/server/worker/main.ts"],
	])("a server whose %s ends before it was ever ready ends the start, with the end of its log", async (_, script) => {
		shop.write(script, 'console.log("no such table"); process.exit(3);');
		const first = start();
		expect(await first.exited).toBe(1);
		expect(first.output()).toMatch(/The server ended at once\.[\s\S]*no such table/);
		expect(postmasterPid(env.DATA_DIR ?? "")).toBeNull();
		expect(await isPortFree(port, "127.0.0.1")).toBe(true);
	});

	test("a server that logs much keeps its logs within their size, unreadable to other users", async () => {
		set({ LOG_MAX_MB: "1" });
		await start().printed("To stop");
		await tellServer(port, "/talk/20000"); // lines of 100 bytes
		const folder = join(env.DATA_DIR ?? "", "log");
		// The start is still writing what the server has said, and gives a log that is full another name.
		const logs = () =>
			readdirSync(folder).flatMap((name) => statSync(join(folder, name), { throwIfNoEntry: false }) ?? []);
		const bytes = () => logs().reduce((sum, { size }) => sum + size, 0);
		await expect.poll(() => [bytes() > 800_000, bytes() <= 1_000_000]).toEqual([true, true]);
		const modes = [statSync(folder), ...logs()].map(({ mode }) => mode & 0o077);
		expect(modes).toEqual(modes.map(() => 0));
	});

	test("after kill -9 of the start a request under way is answered, although the server keeps logging", async () => {
		const first = start();
		await first.printed("To stop");
		const answer = tellServer(port, "/talk/1000"); // half a second
		await expect.poll(() => readFileSync(join(env.DATA_DIR ?? "", "log/server.log"), "utf8")).toContain("xxx");
		first.process.kill("SIGKILL");
		expect((await answer).nextServer).toBe("1");
	});

	test("a taken port is named in a sentence before anything is built", async () => {
		const other = createServer().listen(port, "127.0.0.1");
		const first = start();
		expect(await first.exited).toBe(1);
		expect(first.output()).toContain(`Port ${port} is taken by another program.`);
		expect(first.output()).not.toContain("Building");
		other.close();
	});

	test("bad settings are refused with a sentence each", async () => {
		set({ PORT: "0", SMTP_URL: "mail" });
		const first = start();
		expect(await first.exited).toBe(1);
		expect(first.output()).toContain('PORT must be a whole number from 1 to 65535, not "0".');
		expect(first.output()).toContain("SMTP_URL must be an address such as smtp://");
	});

	test.each([
		[{ SHOP_URL: "https://www.example.cz" }, "SHOP_URL is public"],
		[{ HOST: "0.0.0.0" }, "HOST 0.0.0.0 lets other computers in"],
	])("with %j it is refused until PAYMENT_GATEWAY says whether payments are real", async (settings, why) => {
		set(settings);
		const refused = start();
		expect(await refused.exited).toBe(1);
		expect(refused.output()).toContain(
			`PAYMENT_GATEWAY must be set when ${why}: comgate takes money, sandbox only plays payments.`,
		);
		set({ PAYMENT_GATEWAY: "sandbox" });
		const output = await start().printed("To stop");
		expect(output).toContain("played, no money moves (PAYMENT_GATEWAY)");
		expect(output).toContain("their published passwords are taken away, and the published vouchers have ended");
		expect(output).toMatch(/The embedded PostgreSQL is 18\.4; 18\.\d+ mends security faults of it\. Set DATABASE_URL/);
		expect(output).not.toContain("demo@konfety.example");
	});

	test("at a public address it is refused while things of the demo are there, and names them and the command that removes them", async () => {
		set({ SHOP_URL: "https://www.example.cz", PAYMENT_GATEWAY: "sandbox" });
		shop.write("leftovers", "");
		const refused = start();
		expect(await refused.exited).toBe(1);
		expect(refused.output()).toContain(
			"This address is public (SHOP_URL, HOST), but the shop still has things of the demo: 7 reviews, 2 products.\nTo remove them: npm run shop -- demo remove\nDEMO_PUBLIC=yes allows it, for a public demonstration.",
		);
		set({ DEMO_PUBLIC: "yes" });
		expect(await start().printed("To stop")).toContain("Public address");
	});

	test("at a public address with an empty database it makes no demo, and names the command that makes a shop", async () => {
		set({ SHOP_URL: "https://www.example.cz", PAYMENT_GATEWAY: "sandbox" });
		shop.write("nothing", "");
		const refused = start();
		expect(await refused.exited).toBe(1);
		expect(refused.output()).toContain("To make a shop: npm run shop -- new");
	});
});
