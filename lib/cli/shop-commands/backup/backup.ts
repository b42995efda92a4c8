import { checkBackup } from "#lib/shop/backoffice/backup/check-backup.ts";
import type { Manifest } from "#lib/shop/backoffice/backup/manifest.ts";
import { sweepBackups } from "#lib/shop/backoffice/backup/sweep-backups.ts";
import { takeBackup } from "#lib/shop/backoffice/backup/take-backup.ts";
import { ownShop } from "#lib/shop/backoffice/new/own-shop.ts";
import { pictureStore } from "#lib/shop/goods/media/picture-store.ts";
import { isOnlyBackup, markBackup } from "#lib/shop/kernel/backup-mark.sql.ts";
import { onOneConnection } from "#lib/shop/kernel/db/one-connection.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { openStore } from "#lib/shop/kernel/files/open-store.ts";
import { knownMigrations } from "#lib/shop/migrate.ts";
import { loadEnv } from "../../env.ts";
import { seconds } from "../../progress.ts";
import { type Command, EXIT, type Io, type IoDatabase } from "../command.ts";
import { openProgressBar } from "../progress-bar.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { writeSecrets } from "./secrets.ts";
import { totalsOf } from "./totals.ts";

const options = {
	keep: { type: "string" },
	secrets: { type: "string" },
	"no-check": { type: "boolean" },
} as const;
const KEEP_MAX = 10_000;

export const backup: Command = {
	name: "backup",
	usage: "<target> [--keep N] [--secrets FILE] [--no-check]",
	summary: "backs the shop up while it sells",
	help: `Writes the database as it is at one moment, with the mails that wait, and the pictures that imports brought, into the target: a folder,
best of another computer, or s3://bucket/prefix at the store of MEDIA_S3_… (.env.example). Nothing stops meanwhile. Then all of it is
read back. A target has many backups; they share their pictures, so that the next one adds only what is new. One that was broken off
counts for nothing; run it again, and it uses the pictures that are there already.

Not in it are settings of the environment and keys (--secrets), sent mails, logs, and what the shop makes anew: drawn pictures, feeds, pages.
A backup has the names and addresses of customers: keep it as safe as the shop.

  --keep N        afterwards deletes all but the newest N backups there, and pictures that only those had
  --secrets FILE  writes .env and the key of log-ins into this file, which belongs elsewhere than the backup; restore takes it
  --no-check      does not read it back

  npm run shop -- backup /mnt/backup/konfety --keep 30
  npm run shop -- backup s3://backups/konfety`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["target"]);
		if (!input.ok) return explainMisuse(backup, io, input.sentence);
		const [place = ""] = input.value.positionals;
		const { keep: keepText, secrets, "no-check": isUnchecked = false } = input.value.values;
		const keep = keepText === undefined ? null : wholeNumber(keepText, { min: 1, max: KEEP_MAX });
		if (keepText !== undefined && keep === null)
			return explainMisuse(backup, io, `--keep takes a whole number from 1 to ${KEEP_MAX}, not "${keepText}".`);
		if (isUnchecked && keep !== null)
			return explainMisuse(
				backup,
				io,
				"--keep deletes older ones only for one that was read back: leave out --no-check.",
			);
		const env = loadEnv();
		const target = openStore(place, env);
		return io.withDatabase((database) =>
			onOneConnection(database.databaseUrl, async ({ db }) => {
				if (!(await isOnlyBackup(db))) {
					io.complain("Another backup of this shop is being taken. Wait until it has ended.");
					return EXIT.refused;
				}
				const manifest = await takeInto(target, database, io);
				if (secrets !== undefined)
					io.print(`Secrets in ${secrets}: ${writeSecrets(secrets, { dataDir: database.dataDir, env }).join(", ")}`);
				if (isUnchecked) return EXIT.done;
				if ((await readBack(target, manifest, io, { removesDamaged: true })) !== "whole") return EXIT.refused;
				await markBackup(db, manifest.name);
				if (keep === null) return EXIT.done;
				const gone = await sweepBackups(target, { keep, shopUrl: database.shopUrl, now: new Date() });
				if (gone.length > 0) io.print(`Deleted, since ${keep} are kept: ${gone.join(", ")}`);
				return EXIT.done;
			}),
		);
	},
};

async function takeInto(target: FileStore, { databaseUrl, dataDir, shopUrl }: IoDatabase, io: Io): Promise<Manifest> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const { manifest, leftOut } = await takeBackup({
		databaseUrl,
		pictures: pictureStore(dataDir),
		target,
		shop: { name: (await ownShop(databaseUrl))?.name ?? "Konfety", url: shopUrl },
		knownMigrations: knownMigrations(),
		onProgress: (step) => bar.show({ ...step, items: step.done }),
	}).finally(bar.clear);
	io.print(`${manifest.name} at ${target.place}: ${totalsOf(manifest)}, ${seconds(performance.now() - startedMs)}`);
	const { count, missing } = manifest.pictures;
	if (missing > 0)
		io.complain(
			`${missing} of ${count + missing} pictures are not on this machine, so they are not in the backup: not downloaded yet, or imported on another machine without a shared store.`,
		);
	if (leftOut.length > 0)
		io.complain(`Not in the backup, since they are not the shop's: tables ${leftOut.join(", ")}.`);
	return manifest;
}

/**
 * Reads a backup back; says what is wrong with it. Without some of its pictures a shop can be restored, without its tables not.
 * `removesDamaged` takes damaged pictures away, so that the next backup brings them.
 */
export async function readBack(
	source: FileStore,
	manifest: Manifest,
	io: Io,
	{ removesDamaged = false } = {},
): Promise<"whole" | "without pictures" | "broken"> {
	const startedMs = performance.now();
	const bar = openProgressBar(io.progress);
	const faults = await checkBackup(source, manifest, (step) => bar.show({ ...step, items: step.done })).finally(
		bar.clear,
	);
	for (const fault of [...faults.tables, ...faults.pictures]) io.complain(fault);
	if (removesDamaged) for (const file of faults.damaged) await source.remove(file);
	if (faults.tables.length > 0) {
		io.complain(
			`${manifest.name} cannot be restored. Take another one (npm run shop -- backup), or an older one by --at.`,
		);
		return "broken";
	}
	if (faults.pictures.length > 0) {
		io.complain(`${manifest.name} can be restored without these pictures. The next backup brings them again.`);
		return "without pictures";
	}
	io.print(`Read back: all of it is whole, ${seconds(performance.now() - startedMs)}`);
	return "whole";
}
