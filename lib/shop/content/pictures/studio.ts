import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { PictureFormat, PictureWidth } from "../../../domain/goods/pictures.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import { log } from "../../kernel/base/log.ts";
import type { ShareWork } from "./share-files.ts";

/** What the studio is asked for: one file of a picture, a picture for shared links, or every file of pictures that is missing. */
export type StudioOrder =
	| {
			id: number;
			what: "one";
			key: string;
			recipe: PictureRecipe;
			tint: string;
			width: PictureWidth;
			format: PictureFormat;
	  }
	| { id: number; what: "share"; work: ShareWork }
	| { id: number; what: "all" };
export type StudioReply = { id: number; path?: string; error?: string };

type Waiting = { resolve: (path: string) => void; reject: (error: Error) => void };
type Studio = { child: ChildProcess; waiting: Map<number, Waiting>; lastId: number };

// The bundler may load this file more than once in a process (each of its routes); the studio is one.
const holder = globalThis as typeof globalThis & { konfetyStudio?: Studio };

/** It went to rest, or was killed, before the order was done. */
class StudioEnded extends Error {}

/**
 * Pictures are drawn by a process of their own: drawing takes memory and both cores, and answering shoppers comes first.
 * It is started by the first order and ends when it has been idle for a while.
 */
function openStudio(): Studio {
	const { konfetyStudio: studio } = holder;
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
		if (holder.konfetyStudio === opened) delete holder.konfetyStudio;
		for (const { reject } of opened.waiting.values()) reject(new StudioEnded("The picture studio ended"));
	});
	// It must not keep this process alive.
	child.unref();
	child.channel?.unref();
	holder.konfetyStudio = opened;
	return opened;
}

type Wanted<Order> = Order extends StudioOrder ? Omit<Order, "id"> : never;

/** An order that came as the studio went to rest is given to the next one. */
async function order(wanted: Wanted<StudioOrder>): Promise<string> {
	try {
		return await orderOnce(wanted);
	} catch (error) {
		if (error instanceof StudioEnded) return orderOnce(wanted);
		throw error;
	}
}

function orderOnce(wanted: Wanted<StudioOrder>): Promise<string> {
	const studio = openStudio();
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

/** Path of one file of a picture, made first when it is missing. */
export function orderPicture(picture: {
	key: string;
	recipe: PictureRecipe;
	tint: string;
	width: PictureWidth;
	format: PictureFormat;
}): Promise<string> {
	return order({ what: "one", ...picture });
}

/** Path of a picture for shared links, drawn first when it is missing; of another file while its picture is not there yet. */
export function orderSharePicture(work: ShareWork): Promise<string> {
	return order({ what: "share", work });
}

/**
 * Makes everything that is missing, the first screens first. Can be cut off and asked for again. Pictures for shared links are left
 * out: most are never asked for, and each is drawn by its first request.
 */
export async function orderAllPictures(): Promise<void> {
	await order({ what: "all" });
}
