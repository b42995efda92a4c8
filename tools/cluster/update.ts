/** A rolling update with a migration under load: machine after machine turns over to new code, then one goes back; both versions serve meanwhile. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askRestart } from "#lib/cli/ask-restart.ts";
import { ROOT } from "#lib/cli/root.ts";
import { openSale } from "../bench/order.ts";
import { type OutageRow, outageRows } from "../bench/outages/answers.ts";
import { keepOrdering } from "../bench/outages/buyer.ts";
import { answerFaults, orderFaults } from "../bench/outages/faults.ts";
import { prepareMix, wantedAt } from "../bench/outages/mix.ts";
import { type Observer, openObserver } from "../bench/outages/observer.ts";
import { steadyLoad } from "../bench/outages/steady-load.ts";
import { cartIn, newCartCall, putLine } from "../bench/targets.ts";
import { onDatabase } from "../on-database.ts";
import { brokenRows, lastOrderId, lostPieces, orderRows, piecesOf } from "../torture/checks.sql.ts";
import type { Machine } from "./machine.ts";
import type { Cluster } from "./open-cluster.ts";
import { isReady } from "./until.ts";

const PER_SECOND = 15;
const STAY_MS = 15_000;
/** Often enough that each machine is asked. */
const ASKED_TIMES = 4;
const TEXTS = "messages/cs.json";
const MIGRATIONS = "lib/shop/kernel/db/migrations";
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`;
const OLD_WORD = "Přejít na obsah";
const NEW_WORD = "Přeskočit na obsah";
const COLUMN = "wrapping_wish";
const MIGRATION = `ALTER TABLE "orders" ADD COLUMN "${COLUMN}" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_${COLUMN}_idx" ON "orders" ("${COLUMN}");
`;

export type Update = { rows: OutageRow[]; acknowledged: number; faults: string[] };

/** Puts a new version into both machines' checkouts, a text and a migration, and lets one after the other restart into it; then the first goes back. */
export async function playUpdate(cluster: Cluster, say: (line: string) => void): Promise<Update> {
	const { machines, url } = cluster;
	const observer = openObserver();
	const over = new AbortController();
	const faults: string[] = [];
	try {
		const sale = await openSale(machines[0].dataDir);
		const mix = await prepareMix(observer.agent, url);
		const before = await onDatabase(cluster.database.url, async (db) => ({
			pieces: await piecesOf(db),
			after: await lastOrderId(db),
		}));
		const load = steadyLoad(
			PER_SECOND,
			async (index, dueMs) => {
				const wanted = wantedAt(mix, index);
				if (wanted.what === "request") await observer.ask(wanted.request.kind, wanted.request, dueMs);
				else await fillCart(observer, url, wanted.goods, dueMs);
			},
			over.signal,
		);
		const buyer = keepOrdering(observer, { shopUrl: url, sale, signal: over.signal });
		const playing = playPhases(cluster, observer, faults, say).finally(() => over.abort());
		const [told] = await Promise.all([buyer, playing, load]);
		const rows = outageRows(observer.answers, PHASES);
		const found = await onDatabase(cluster.database.url, async (db) => {
			const { after, pieces } = before;
			const made = await orderRows(db, { after });
			return [...orderFaults(told, made), ...(await brokenRows(db, { after })), ...(await lostPieces(db, pieces))];
		});
		return {
			rows,
			acknowledged: told.acknowledged.length,
			faults: [
				...faults,
				...answerFaults(rows),
				...found,
				...((await columnsNamed(cluster)) === 1 ? [] : ["The migration was not made."]),
			],
		};
	} finally {
		over.abort();
		observer.agent.destroy();
	}
}

/** Each phase, and what both machines must show in it. */
const PHASES = [
	"quiet",
	"machine one updates",
	"new beside old",
	"machine two updates",
	"both new",
	"machine one goes back",
	"old beside new",
] as const;

async function playPhases(
	{ machines: [one, two], url }: Cluster,
	observer: Observer,
	faults: string[],
	say: (line: string) => void,
): Promise<void> {
	const restart = async (machine: Machine, phase: (typeof PHASES)[number]) => {
		observer.enter(phase);
		const lines: string[] = [];
		if (!(await askRestart(machine.dataDir, (line) => lines.push(line)))) throw new Error(lines.join("\n"));
	};
	const stay = async (phase: (typeof PHASES)[number], expected: readonly [Version, Version]) => {
		observer.enter(phase);
		await sleep(STAY_MS);
		const shown = await Promise.all([one, two].map(stateOf));
		say(`${phase}: machine one ${shown[0]}, machine two ${shown[1]}`);
		if (shown.some((state, at) => state !== `${expected[at]}, ready`))
			throw new Error(`In the phase "${phase}" the machines are ${expected.join(" and ")}, and ready.`);
		for (const machine of [one, two]) faults.push(...(await missingFiles(machine, url, phase)));
	};
	await stay("quiet", ["old", "old"]);
	for (const { code } of [one, two]) writeNewVersion(code);
	await restart(one, "machine one updates");
	await stay("new beside old", ["new", "old"]);
	await restart(two, "machine two updates");
	await stay("both new", ["new", "new"]);
	writeOldVersion(one.code);
	await restart(one, "machine one goes back");
	await stay("old beside new", ["old", "new"]);
}

/** Scripts and styles that a machine's page names and that are not found through nginx, whichever machine it asks. */
async function missingFiles(machine: Machine, url: string, phase: string): Promise<string[]> {
	const files = new Set((await homeOf(machine)).match(/\/_next\/static\/[\w./-]+\.(?:js|css)\b/g));
	const asked = [...files].flatMap((file) => Array.from({ length: ASKED_TIMES }, () => file));
	const replies = await Promise.all(
		asked.map(async (file) => {
			const reply = await fetch(url + file);
			await reply.arrayBuffer();
			return reply.status === 200 ? [] : [file];
		}),
	);
	const missing = replies.flat().length;
	return missing === 0
		? []
		: [`${phase}: ${missing} of ${asked.length} files of machine ${machine.name}'s page are missing`];
}

const homeOf = async ({ url }: Machine) => (await fetch(`${url}/`, { headers: { accept: "text/html" } })).text();

/** As `git pull` does. */
function writeNewVersion(code: string): void {
	const texts = join(code, TEXTS);
	writeFileSync(texts, readFileSync(texts, "utf8").replace(OLD_WORD, NEW_WORD));
	const journalFile = join(code, JOURNAL);
	const journal = JSON.parse(readFileSync(journalFile, "utf8")) as {
		entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
	};
	const last = journal.entries.at(-1);
	if (!last) throw new Error("There are no migrations.");
	const tag = `${String(last.idx + 1).padStart(4, "0")}_${COLUMN}`;
	journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
	writeFileSync(journalFile, JSON.stringify(journal, null, "\t"));
	writeFileSync(join(code, MIGRATIONS, `${tag}.sql`), MIGRATION);
}

/** As `git checkout` of the version before does; the tables stay as they are. */
function writeOldVersion(code: string): void {
	for (const file of [TEXTS, JOURNAL]) cpSync(join(ROOT, file), join(code, file));
}

type Version = "new" | "old";

/** Which version a machine's pages are of, and whether it calls itself ready. */
async function stateOf(machine: Machine): Promise<string> {
	const html = await homeOf(machine);
	const version = html.includes(NEW_WORD) ? "new" : html.includes(OLD_WORD) ? "old" : "unknown";
	return `${version}, ${(await isReady(machine)) ? "ready" : "not ready"}`;
}

async function fillCart(
	observer: Observer,
	url: string,
	{ id, only_variant_id: variantId }: { id: number; only_variant_id: number },
	dueMs: number,
): Promise<void> {
	const made = await observer.ask("call", newCartCall(url), dueMs);
	if (made?.status !== 200) return;
	await observer.ask("call", putLine(url, cartIn(made).id, { id, variantId, quantity: 1 }));
}

async function columnsNamed(cluster: Cluster): Promise<number> {
	return onDatabase(cluster.database.url, async (db) => {
		const { rows } = await db.execute(
			`select from information_schema.columns where table_name = 'orders' and column_name = '${COLUMN}'`,
		);
		return rows.length;
	});
}
