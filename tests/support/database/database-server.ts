import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { type DataDirLock, lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import type { OwnDatabase } from "#lib/shop/kernel/db/embedded/own-database.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { cheapenPasswords } from "../shop/cheap-hash.ts";
import { START } from "../shop/start.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the test server's own database by the user that makes and drops databases; not to be written to. */
		serverUrl: string;
		/** Address of a database by the role that owns the shop's; the path is the database's name. */
		ownerUrl: string;
		/** Migrated and seeded databases that test files copy: the demo shop at the tests' START, and today. */
		templates: { start: string; today: string };
	}
}

const ROOT = join(import.meta.dirname, "../../..");
const SERVERS_MAX = 8;

/** What a template is made of. A change in any of these files makes a new one. */
const SOURCES = [
	"demo",
	"lib/domain/links.ts",
	"lib/domain/money/money.ts",
	"lib/domain/time/calendar-day.ts",
	"lib/domain/words",
	"lib/i18n/paths.ts",
	"lib/shop/backoffice/new",
	"lib/shop/content/import",
	"lib/shop/content/markdown",
	"lib/shop/goods/catalogue/relist.ts",
	"lib/shop/goods/media/picture-files.ts",
	"lib/shop/goods/media/picture-keeper.ts",
	"lib/shop/goods/search-index",
	"lib/shop/kernel/db/migrations",
	"lib/shop/kernel/db/schema",
	"lib/shop/kernel/jobs/queue.ts",
	"tests/support/shop/cheap-hash.ts",
	"tests/support/database/database-server.ts",
	"tests/support/shop/start.ts",
];

/** One PostgreSQL per test run, on a data directory of its own; the template database is kept from run to run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { dataDir, lock } = await lockFreeDir();
	const server = await openEmbedded({ dataDir, log: () => {}, isThrowaway: true });
	const close = async () => {
		lock.setStopping();
		await server.stop();
		lock.release();
	};
	try {
		project.provide("serverUrl", server.serverUrl);
		project.provide("ownerUrl", server.url);
		project.provide("templates", await prepareTemplates(server));
	} catch (error) {
		await close();
		throw error;
	}
	return close;
}

/** Two runs at once work on two servers: `.data/test`, `.data/test-2`, … */
async function lockFreeDir(): Promise<{ dataDir: string; lock: DataDirLock }> {
	for (let number = 1; ; number++) {
		const dataDir = join(ROOT, ".data", number === 1 ? "test" : `test-${number}`);
		try {
			return { dataDir, lock: await lockDataDir(dataDir, "A test run") };
		} catch (error) {
			if (number === SERVERS_MAX) throw error;
		}
	}
}

async function prepareTemplates({
	serverUrl,
	url,
}: Pick<OwnDatabase, "serverUrl" | "url">): Promise<{ start: string; today: string }> {
	const now = new Date();
	const start = `template_${sourceHash().slice(0, 16)}`;
	const today = `${start}_${now.toISOString().slice(0, 10).replaceAll("-", "")}`;
	const client = new pg.Client(serverUrl);
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string }>(
			"SELECT datname AS name FROM pg_database WHERE datname ~ '^(template|test)_'",
		);
		const made = new Set(rows.map(({ name }) => name));
		// Databases of a killed run, and templates of other migrations and days.
		for (const name of made)
			if (name !== start && name !== today) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
		if (!made.has(start)) await makeTemplate(client, url, { name: start, now: START });
		if (!made.has(today)) await makeTemplate(client, url, { name: today, now });
	} finally {
		await client.end();
	}
	return { start, today };
}

/** Under another name until it is complete, so that a run killed half-way leaves nothing that counts. */
type Template = { name: string; now: Date };

async function makeTemplate(client: pg.Client, ownerUrl: string, { name, now }: Template): Promise<void> {
	const draft = `${name}_draft`;
	const draftUrl = Object.assign(new URL(ownerUrl), { pathname: `/${draft}` }).href;
	await client.query(`CREATE DATABASE "${draft}" OWNER ${new URL(ownerUrl).username}`);
	await migrate(draftUrl);
	await seedIfEmpty(draftUrl, () => {}, now);
	const draftClient = new pg.Client(draftUrl);
	await draftClient.connect();
	await cheapenPasswords(draftClient);
	await draftClient.query("VACUUM ANALYZE");
	await draftClient.end();
	await client.query(`ALTER DATABASE "${draft}" RENAME TO "${name}"`);
}

function sourceHash(): string {
	const hash = createHash("sha256");
	for (const file of SOURCES.flatMap(filesIn).sort())
		hash
			.update(file)
			.update("\0")
			.update(readFileSync(join(ROOT, file)))
			.update("\0");
	return hash.digest("hex");
}

function filesIn(path: string): string[] {
	if (path.endsWith(".ts")) return [path];
	return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
