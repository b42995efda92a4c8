import {
	appendFileSync,
	closeSync,
	existsSync,
	fchmodSync,
	fstatSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { DAY_S, SECOND_MS } from "../../../domain/durations.ts";
import { makePrivateFolder } from "./private-folder.ts";

/** Longest line in the log, in characters: a short request must not fill the log. */
const LINE_MAX = 2_000;
/** A file has this fraction of its folder's size, so that little is deleted at once. */
const FILES = 10;

const DAY_MS = DAY_S * SECOND_MS;

const LOG = /\.log(\.|$)/;
const ROTATED = /\.log\.[\dTZ]+$/;

export type LogOptions = {
	folderMaxBytes: number;
	/** Without it age does not matter. */
	maxAgeDays?: number;
	onFault: (error: unknown) => void;
	now?: () => Date;
};

export type LogWriter = {
	/** A sink for one stream of output; an unfinished line waits for its end. */
	sink(): (chunk: Buffer) => void;
	/** Writes whole lines as they are. */
	write(lines: string): void;
	/** Writes unfinished lines. */
	close(): void;
};

/**
 * Appends lines to a log file that only this user can read. Cuts long lines, renames a full file by its time, and deletes the
 * oldest so that all logs of the folder stay within `folderMaxBytes`; with `maxAgeDays` each day has a file of its own, and older
 * ones are deleted. Reports a write error once to `onFault` and drops the lines: a full disk must not end the logged process.
 */
export function openLogWriter(
	file: string,
	{ folderMaxBytes, maxAgeDays, onFault, now = () => new Date() }: LogOptions,
): LogWriter {
	const fileMaxBytes = Math.floor(folderMaxBytes / FILES);
	const begin = () => {
		makePrivateFolder(dirname(file));
		const oldestMs = maxAgeDays === undefined ? 0 : now().getTime() - maxAgeDays * DAY_MS;
		prune(dirname(file), { maxBytes: folderMaxBytes - fileMaxBytes, oldestMs });
		return openLog(file, now());
	};
	let log = begin();
	const isOver = () => maxAgeDays !== undefined && dayOf(now()) !== log.day;
	let isFaulty = false;
	const write = (text: string) => {
		const bytes = Buffer.from(text);
		try {
			if (log.size > 0 && (log.size + bytes.length > fileMaxBytes || isOver())) {
				const full = log.fd;
				if (existsSync(file)) renameSync(file, `${file}.${now().toISOString().replace(/[-:.]/g, "")}`);
				log = begin();
				closeSync(full);
			}
			appendFileSync(log.fd, bytes);
			log.size += bytes.length;
			isFaulty = false;
		} catch (error) {
			if (!isFaulty) onFault(error);
			isFaulty = true;
		}
	};
	const cutters: ReturnType<typeof lineCutter>[] = [];
	return {
		write,
		sink() {
			const cutter = lineCutter(write);
			cutters.push(cutter);
			return cutter.take;
		},
		close() {
			for (const cutter of cutters) cutter.end();
			closeSync(log.fd);
		},
	};
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** `day` is that of its first line. */
function openLog(file: string, now: Date): { fd: number; size: number; day: string } {
	const fd = openSync(file, "a", 0o600);
	fchmodSync(fd, 0o600);
	const { size, birthtime, mtime } = fstatSync(fd);
	const begun = new Date(Math.min(birthtime.getTime() || mtime.getTime(), mtime.getTime()));
	return { fd, size, day: dayOf(size > 0 ? begun : now) };
}

/** Deletes renamed logs that are too old, and then the oldest until all logs of the folder are within the size. */
function prune(folder: string, { maxBytes, oldestMs }: { maxBytes: number; oldestMs: number }): void {
	const logs = readdirSync(folder)
		.filter((name) => LOG.test(name))
		.map((name) => ({ path: join(folder, name), stat: statSync(join(folder, name)) }))
		.sort((a, b) => a.stat.mtimeMs - b.stat.mtimeMs);
	let bytes = logs.reduce((sum, { stat }) => sum + stat.size, 0);
	for (const { path, stat } of logs) {
		if (bytes <= maxBytes && stat.mtimeMs >= oldestMs) return;
		if (!ROTATED.test(basename(path))) continue;
		rmSync(path, { force: true });
		bytes -= stat.size;
	}
}

/** Passes on whole lines, many at once, each cut at LINE_MAX; never buffers more than that of a line. */
function lineCutter(write: (text: string) => void) {
	const decoder = new StringDecoder("utf8");
	let line = "";
	let cut = 0;
	const add = (part: string) => {
		const room = LINE_MAX - line.length;
		line += part.slice(0, room);
		cut += Math.max(0, part.length - room);
	};
	const ended = () => {
		const text = `${line}${cut > 0 ? ` … (${cut} characters cut)` : ""}\n`;
		[line, cut] = ["", 0];
		return text;
	};
	return {
		take(chunk: Buffer) {
			const [first = "", ...others] = decoder.write(chunk).split("\n");
			add(first);
			let lines = "";
			for (const part of others) {
				lines += ended();
				add(part);
			}
			if (lines !== "") write(lines);
		},
		end() {
			add(decoder.end());
			if (line !== "") write(ended());
		},
	};
}
