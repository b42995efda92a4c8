import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { awaitServer } from "#lib/cli/await-server.ts";
import { openDatabase } from "#lib/cli/prepare-data.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { createEmptyDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { aLateServer, type LateServer } from "#tests/support/servers/late-server.ts";

let database: TestDatabase;
let server: LateServer;
let lines: string[];
const say = (line: string) => lines.push(line);

beforeAll(async () => {
	database = await createEmptyDatabase();
});
beforeEach(async () => {
	lines = [];
	server = await aLateServer(database.url);
});
afterEach(() => server.close());
afterAll(() => database.drop());

test("a start waits for a database where nobody listens yet, and which then says that it is starting", async () => {
	const opening = openDatabase(
		readEnv({ DATABASE_URL: server.url }),
		{ say, step: async (_, run) => run() },
		{ onClose: () => {} },
	);
	await expect.poll(() => lines).toEqual([expect.stringMatching(/is not there yet \(connect ECONNREFUSED .*60 s …$/)]);
	await server.startUp();
	setTimeout(server.letIn, 700);
	expect(await opening).toBe(server.url);
	expect(lines).toHaveLength(1);
});

test.each([
	["where nobody listens", false, "connect ECONNREFUSED 127.0.0.1:PORT"],
	["that does not get ready", true, "the database system is starting up"],
])("a start gives up on a database %s, and says what to do", async (_, listens, reason) => {
	if (listens) await server.startUp();
	const { host, port } = new URL(server.url);
	await expect(awaitServer(server.url, say, 1000)).rejects.toThrow(
		`The database at ${host} cannot be used (${reason.replace("PORT", port)}), waited for 1 s. Start PostgreSQL there, or check DATABASE_URL; without one the shop brings its own.`,
	);
	expect(lines).toHaveLength(1);
});

test.each([
	["password", "wrong", "password authentication failed", "Check user and password in DATABASE_URL."],
	["pathname", "/nowhere", 'database "nowhere" does not exist', "Create that database, or check its name"],
])("a wrong %s is reported at once, without waiting", async (part, value, reason, advice) => {
	const url = Object.assign(new URL(database.url), { [part]: value }).href;
	const refusal = awaitServer(url, say);
	await expect(refusal).rejects.toThrow(reason);
	await expect(refusal).rejects.toThrow(advice);
	expect(lines).toEqual([]);
});
