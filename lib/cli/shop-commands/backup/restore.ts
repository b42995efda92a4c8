import { othersTables } from "#lib/shop/backoffice/backup/database.sql.ts";
import { endHolding, listHeldJobs } from "#lib/shop/backoffice/backup/held-jobs.ts";
import { backupsAt, type Manifest, readManifest } from "#lib/shop/backoffice/backup/manifest.ts";
import { shopInside } from "#lib/shop/backoffice/backup/shop-inside.sql.ts";
import { pictureStore } from "#lib/shop/goods/media/picture-store.ts";
import { connect } from "#lib/shop/kernel/db/client.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { openStore } from "#lib/shop/kernel/files/open-store.ts";
import { refusalOf, restore, SKIPPED_NUMBERS } from "#lib/shop/restore.ts";
import { loadEnv } from "../../env.ts";
import { seconds } from "../../progress.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { openProgressBar } from "../progress-bar.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { readBack } from "./backup.ts";
import { putSecretsBack, readSecrets } from "./secrets.ts";
import { totalsOf } from "./totals.ts";

const options = {
	at: { type: "string" },
	replace: { type: "boolean" },
	moved: { type: "boolean" },
	secrets: { type: "string" },
	"dry-run": { type: "boolean" },
} as const;

export const restoreCommand: Command = {
	name: "restore",
	usage: "<source> [--at NAME] [--replace] [--moved] [--secrets FILE] [--dry-run]",
	summary: "makes the shop of a backup",
	help: `Fills the database (DATABASE_URL, or the one in DATA_DIR) with the newest backup of the source and brings its pictures. The shop must not
run. All of the backup is read and compared first: a damaged table changes nothing, a damaged picture is left out. Broken off, it leaves no shop: run it again.
A backup of an older version of the shop is brought to this one's tables.

Afterwards the shop is in maintenance until you have looked at it, as orders, payments and mails of the time since the backup are not in
it. Mails and refunds that waited are held (held list). Numbers of orders, invoices and requests go on ${SKIPPED_NUMBERS} later, because the ones in
between may stand on mails and bank transfers that people have.

  --at NAME       another backup than the newest, by its name in backup list
  --replace       removes the shop that is in the database; without it a restore is refused there. Tables of
                  others are never removed
  --moved         the old shop was stopped before this backup and is not started again: it opens, numbers go on, what waits is sent
  --secrets FILE  also puts back what backup --secrets wrote; without it all customers log in anew
  --dry-run       reads the backup and says what would be done

  npm run shop -- restore /mnt/backup/konfety`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["source"]);
		if (!input.ok) return explainMisuse(restoreCommand, io, input.sentence);
		const { at, replace = false, moved = false, secrets: file, "dry-run": isDryRun = false } = input.value.values;
		const source = openStore(input.value.positionals[0] ?? "", loadEnv());
		const secrets = file === undefined ? null : readSecrets(file);
		const name = at ?? (await backupsAt(source)).at(-1);
		if (name === undefined) return refuse(io, `There is no backup at ${source.place}.`);
		const manifest = await readManifest(source, name);
		io.print(`${name}: ${totalsOf(manifest)}`);
		const refusal = refusalOf(manifest);
		if (refusal) return refuse(io, refusal);
		if ((await readBack(source, manifest, io)) === "broken") return EXIT.refused;

		const startedMs = performance.now();
		const outcome = await fill(manifest, { source, replace, moved, isDryRun }, io);
		if (outcome.refusal !== null) return refuse(io, outcome.refusal);
		if (isDryRun) {
			io.print(`Dry run, nothing written: the database ${outcome.before}.`);
			return EXIT.done;
		}
		io.print(`Restored: the shop of ${manifest.takenAt}, ${seconds(performance.now() - startedMs)}`);
		for (const line of await afterwards(moved, io)) io.print(line);
		// Last: settings that are put back may name another database than the one that was filled.
		const put = secrets ? putSecretsBack(secrets, outcome.dataDir) : [];
		if (put.length > 0) io.print(`Put back: ${put.join(", ")}`);
		if (put.includes(".env")) io.print("Read .env before you start: it says which database the shop uses.");
		return EXIT.done;
	},
};

type Wishes = {
	source: FileStore;
	replace: boolean;
	moved: boolean;
	isDryRun: boolean;
};

type Outcome = { refusal: string } | { refusal: null; before: string; dataDir: string };

function fill(manifest: Manifest, { source, replace, moved, isDryRun }: Wishes, io: Io): Promise<Outcome> {
	return io.withDatabase<Outcome>(
		async ({ databaseUrl, dataDir, shop }) => {
			if (shop) return { refusal: `The shop runs (${shop.url}). Stop it, then restore.` };
			const { inside, others } = await readInside(databaseUrl);
			if (others.length > 0)
				return {
					refusal: `The database has tables that are not the shop's (${others.join(", ")}). Give the shop a database of its own, or move them into another schema.`,
				};
			const before = inside === null ? "has no shop" : `has ${inside.products} products and ${inside.orders} orders`;
			if (inside && !replace)
				return {
					refusal: `The database ${before}. --replace removes them for good; back them up before: npm run shop -- backup`,
				};
			if (isDryRun) return { refusal: null, before, dataDir };
			const bar = openProgressBar(io.progress);
			try {
				await restore(manifest, {
					databaseUrl,
					pictures: pictureStore(dataDir),
					source,
					isMoved: moved,
					onProgress: (step) => bar.show({ ...step, items: step.done }),
				});
			} finally {
				bar.clear();
			}
			return { refusal: null, before, dataDir };
		},
		{ asItIs: true },
	);
}

async function readInside(databaseUrl: string) {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return { inside: await shopInside(db), others: await othersTables(db) };
	} finally {
		await close();
	}
}

/** What is to be done now, a line each. */
async function afterwards(isMoved: boolean, io: Io): Promise<string[]> {
	if (isMoved) {
		const released = await withShop(io, (shop) => endHolding(shop, { isDropped: false }));
		return [`It goes on where it was stopped; mails and refunds that waited: ${released}. npm start opens it.`];
	}
	const held = (await withShop(io, (shop) => listHeldJobs(shop))).length;
	return [
		"It is in maintenance. Look at it (npm start), then: npm run shop -- maintenance off",
		`Numbers go on ${SKIPPED_NUMBERS} later than in the backup.`,
		...(held > 0 ? [`Mails and refunds that waited are held (${held}): npm run shop -- held list`] : []),
	];
}

function refuse(io: Io, sentence: string): number {
	io.complain(sentence);
	return EXIT.refused;
}
