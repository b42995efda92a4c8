import { backupsAt, readManifest } from "#lib/shop/backoffice/backup/manifest.ts";
import { openStore } from "#lib/shop/kernel/files/open-store.ts";
import { loadEnv } from "../../env.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { readBack } from "./backup.ts";
import { totalsOf } from "./totals.ts";

export const backupList: Command = {
	name: "backup list",
	usage: "<target>",
	summary: "lists the backups at a target",
	help: `The oldest first, with what is in them. Those that were broken off are none.

  npm run shop -- backup list /mnt/backup/konfety`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, ["target"]);
		if (!input.ok) return explainMisuse(backupList, io, input.sentence);
		const target = openStore(input.value.positionals[0] ?? "", loadEnv());
		const names = await backupsAt(target);
		for (const name of names) io.print(`${name}  ${totalsOf(await readManifest(target, name))}`);
		if (names.length === 0) io.print(`There is no backup at ${target.place}.`);
		return EXIT.done;
	},
};

const checkOptions = { at: { type: "string" } } as const;

export const backupCheck: Command = {
	name: "backup check",
	usage: "<target> [--at NAME]",
	summary: "reads a backup back, whether it can be restored",
	help: `Reads every file of the newest backup and compares it with what was written there: hashes, rows, pictures. Changes nothing.
That it can be restored only a restore shows; docs/backup.md says how to try one.

  --at NAME   another backup than the newest, by its name in backup list

  npm run shop -- backup check /mnt/backup/konfety`,
	options: checkOptions,
	async run(args, io) {
		const input = readArgs(args, checkOptions, ["target"]);
		if (!input.ok) return explainMisuse(backupCheck, io, input.sentence);
		const target = openStore(input.value.positionals[0] ?? "", loadEnv());
		const name = input.value.values.at ?? (await backupsAt(target)).at(-1);
		if (name === undefined) {
			io.complain(`There is no backup at ${target.place}.`);
			return EXIT.refused;
		}
		const manifest = await readManifest(target, name);
		io.print(`${name}: ${totalsOf(manifest)}`);
		return (await readBack(target, manifest, io)) === "whole" ? EXIT.done : EXIT.refused;
	},
};
