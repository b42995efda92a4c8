import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { accept } from "#lib/domain/result.ts";
import { checkFeed, type Finding } from "#lib/shop/backoffice/feeds/check-feed.ts";
import type { FeedFormat } from "#lib/shop/telling/feeds/format.ts";
import { FEED_FORMATS, feedFormat } from "#lib/shop/telling/feeds/formats.ts";
import { publishedDir } from "#lib/shop/telling/publish/published-dir.ts";
import { type Command, EXIT, type Io } from "./command.ts";
import { nearest } from "./nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "./read-args.ts";

const LINES_MAX = 50;
const CHUNK_BYTES = 128 * 1024;
const FILES = FEED_FORMATS.map(({ file }) => file);

type Named = { path: string; format: FeedFormat };
type Report = { errors: string[]; warnings: string[]; errorCount: number; warningCount: number };

export const feedsCheck: Command = {
	name: "feeds check",
	usage: "[file…]",
	summary: "checks the written feeds by the rules of those who read them",
	help: `Changes nothing. Checks each field of each item: required fields, forms, lengths, check digits, carriers, prices, addresses, and
that no two items have the same id or address. Says file:line, item, field and what is wrong, at most ${LINES_MAX} lines, errors first;
what is only advised is a warning. Ends with 1 when there is an error.

A file is one of ${FILES.join(", ")} as the shop has written it, or a path to a file of that name. All of them unless any is named.

  npm run shop -- feeds check
  npm run shop -- feeds check heureka.xml`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, args.length === 0 ? [] : args.map(() => "file"));
		if (!input.ok) return explainMisuse(feedsCheck, io, input.sentence);
		const typed = input.value.positionals.length === 0 ? FILES : input.value.positionals;
		const dir = await io.withDatabase(({ dataDir }) => Promise.resolve(publishedDir(dataDir)));
		const files: Named[] = [];
		for (const one of typed) {
			const named = await typedFeed(one, dir);
			if (!named.ok) return explainMisuse(feedsCheck, io, named.sentence);
			files.push(named.value);
		}
		const report: Report = { errors: [], warnings: [], errorCount: 0, warningCount: 0 };
		for (const file of files) {
			if (!(await isFile(file.path))) {
				io.complain(`${file.path} is not written yet. Write it by: npm run shop -- feeds build`);
				return EXIT.refused;
			}
			io.print(`${file.format.file}: ${await checkInto(report, file)} items, ${file.format.title}`);
		}
		return explain(report, io);
	},
};

/** The name of one of the shop's own files, or a path that ends in one. */
async function typedFeed(typed: string, dir: string): Promise<Typed<Named>> {
	const name = basename(typed);
	const format = feedFormat(name);
	if (!format) return misuse(`There is no feed "${name}". Did you mean ${nearest(name, FILES)}?`);
	if (name === typed) return accept({ path: join(dir, name), format });
	const path = resolve(typed);
	return (await isFile(path)) ? accept({ path, format }) : misuse(`There is no file ${path}.`);
}

async function isFile(path: string): Promise<boolean> {
	const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	return info?.isFile() ?? false;
}

/** Returns the number of items. */
function checkInto(report: Report, { path, format }: Named): Promise<number> {
	const keep = ({ line, id, field, what, isError }: Finding) => {
		if (isError) report.errorCount += 1;
		else report.warningCount += 1;
		const lines = isError ? report.errors : report.warnings;
		if (lines.length < LINES_MAX) {
			lines.push([`${format.file}:${line}`, id, field, isError ? what : `${what} (warning)`].filter(Boolean).join(" "));
		}
	};
	return checkFeed(createReadStream(path, { highWaterMark: CHUNK_BYTES }), format, keep);
}

function explain({ errors, warnings, errorCount, warningCount }: Report, io: Io): number {
	const shown = [...errors, ...warnings].slice(0, LINES_MAX);
	const shownErrors = Math.min(errors.length, shown.length);
	for (const line of shown.slice(0, shownErrors)) io.complain(line);
	for (const line of shown.slice(shownErrors)) io.print(line);
	const left = errorCount + warningCount - shown.length;
	if (left > 0) io.print(`… and ${left} more.`);
	io.print(`Errors: ${errorCount}, warnings: ${warningCount}`);
	return errorCount > 0 ? EXIT.refused : EXIT.done;
}
