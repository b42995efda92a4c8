import { type ChildProcess, fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import type { PictureFile, PictureJob } from "../../goods/media/make.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import type { ShareWork } from "./share-files.ts";

type OnePicture = Omit<PictureJob, "dir"> & PictureFile;

/** An order to a studio: one file of a picture, a picture for shared links, or missing pictures of the first screens. */
export type StudioOrder =
	| ({ id: number; what: "one" } & OnePicture)
	| { id: number; what: "share"; work: ShareWork }
	| { id: number; what: "ahead" };
export type StudioReply = { id: number; path?: string; error?: string };

type Waiting = { resolve: (path: string) => void; reject: (error: Error) => void };
type Studio = { child: ChildProcess; waiting: Map<number, Waiting>; lastId: number };

/** "asked": a visitor waits for it; "ahead": nobody does. Each is a process, so that the system can favour the first. */
type Kind = "asked" | "ahead";

/**
 * Niceness added to that of the shop, which answers shoppers; 19 is the least urgent. Pictures with waiting visitors come
 * shortly after replies, or a busy machine would draw none.
 */
const NICE: Record<Kind, number> = { asked: 2, ahead: 15 };

// The bundler may load this file more than once in a process (once per route); all share the same studios.
const holder = globalThis as typeof globalThis & { konfetyStudios?: Partial<Record<Kind, Studio>> };
holder.konfetyStudios ??= {};
const studios = holder.konfetyStudios;

/** The studio stopped when idle, or was killed, before the order was done. */
class StudioEnded extends Error {}

/**
 * Pictures are drawn by a separate process: drawing takes memory and both cores, and answering shoppers comes first. The
 * first order starts it; it stops when idle for a while.
 */
function openStudio(kind: Kind): Studio {
	const studio = studios[kind];
	if (studio?.child.connected) return studio;
	const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/shop/content/pictures/studio-process.ts");
	const child = fork(/* turbopackIgnore: true */ script, {
		execArgv: [],
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	const opened: Studio = { child, waiting: new Map(), lastId: 0 };
	child.on("message", (reply: StudioReply) => {
		const waiting = opened.waiting.get(reply.id);
		opened.waiting.delete(reply.id);
		if (reply.error === undefined) waiting?.resolve(reply.path ?? "");
		else waiting?.reject(new Error(reply.error));
	});
	child.on("error", (error) => log.error({ error: error.message }, "picture studio"));
	child.on("exit", () => {
		if (studios[kind] === opened) delete studios[kind];
		for (const { reject } of opened.waiting.values()) reject(new StudioEnded("The picture studio ended"));
	});
	// It must not keep this process alive.
	child.unref();
	child.channel?.unref();
	studios[kind] = opened;
	lowerPriority(child, kind);
	return opened;
}

/**
 * Set from outside and at once: drawing threads inherit the priority of the thread that starts them, and a process that sets
 * its own changes its main thread alone. Never above the shop's own, which only the superuser may grant.
 */
function lowerPriority({ pid }: ChildProcess, kind: Kind): void {
	if (pid === undefined) return;
	try {
		setPriority(pid, Math.min(getPriority() + NICE[kind], constants.priority.PRIORITY_LOW));
	} catch (error) {
		log.warn({ error: errorText(error) }, "the picture studio draws with the shop's own priority");
	}
}

type Wanted<Order> = Order extends StudioOrder ? Omit<Order, "id"> : never;

/** An order that arrives while the studio stops goes to the next one. */
async function order(wanted: Wanted<StudioOrder>): Promise<string> {
	try {
		return await orderOnce(wanted);
	} catch (error) {
		if (error instanceof StudioEnded) return orderOnce(wanted);
		throw error;
	}
}

function orderOnce(wanted: Wanted<StudioOrder>): Promise<string> {
	const studio = openStudio(wanted.what === "ahead" ? "ahead" : "asked");
	const { child, waiting } = studio;
	const id = ++studio.lastId;
	return new Promise((resolve, reject) => {
		waiting.set(id, { resolve, reject });
		child.send({ ...wanted, id }, (error) => {
			if (!error) return;
			waiting.delete(id);
			reject(new StudioEnded(error.message));
		});
	});
}

/** Path of one file of a picture, made when it is missing. */
export function orderPicture(picture: OnePicture): Promise<string> {
	return order({ what: "one", ...picture });
}

/**
 * Path of a picture for shared links, drawn when it is missing; a stand-in's path while its outside picture is not
 * downloaded.
 */
export function orderSharePicture(work: ShareWork): Promise<string> {
	return order({ what: "share", work });
}

/**
 * Makes missing pictures of the first screens, and downloads missing outside ones. May be interrupted and repeated. All
 * others are drawn on their first request: most are never requested.
 */
export async function orderFirstPictures(): Promise<void> {
	await order({ what: "ahead" });
}
