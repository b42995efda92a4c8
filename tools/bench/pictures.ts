import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { picturesDrawn } from "./pictures-drawn.ts";
import { serverBelow } from "./strangers.ts";

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_S = 100;
const WIDTHS = [320, 480, 800] as const;
const ALONE = 6;
const ACCEPT = { Accept: "image/avif,image/webp,*/*" };

export type PictureFigures = {
	/** CPU seconds of the server and its child processes, from its start until the first screens are drawn. */
	processorS: number;
	/**
	 * Milliseconds from the request of a picture not drawn yet to its last byte: median of single requests, and of a
	 * page's pictures at once.
	 */
	cold: { width: number; aloneMs: number; atOnce: number; firstMs: number; lastMs: number }[];
};

/**
 * Measures the CPU cost of pictures in a shop just started on new data, and how long visitors wait for pictures not
 * drawn yet.
 */
export async function measurePictures(shop: { url: string; pid: number; dataDir: string }): Promise<PictureFigures> {
	const server = serverBelow(shop.pid);
	const before = processorS(server);
	await picturesDrawn(shop.dataDir);
	const figures: PictureFigures = { processorS: processorS(server) - before, cold: [] };
	for (const [index, width] of WIDTHS.entries()) {
		const sources = await unseen(shop.url, index);
		const alone: number[] = [];
		for (const src of sources.slice(0, ALONE)) alone.push(await timed(`${shop.url}${src}/${width}`));
		const rest = sources.slice(ALONE);
		const together = await Promise.all(rest.map((src) => timed(`${shop.url}${src}/${width}`)));
		const [aloneMs = 0] = alone.toSorted((a, b) => a - b).slice(ALONE / 2);
		figures.cold.push({
			...{ width, aloneMs, atOnce: rest.length },
			...{ firstMs: Math.min(...together), lastMs: Math.max(...together) },
		});
	}
	return figures;
}

const pageOfGoods = z.object({ products: z.array(z.object({ main_image: z.object({ src: z.string() }).nullable() })) });

/** Pictures of the shop's last goods, 30 in each of three pages, which are on no first screen. */
async function unseen(url: string, page: number): Promise<string[]> {
	const reply = await fetch(`${url}/api/catalog/products/cs?per_page=30&page=${10 + page}`);
	const { products } = pageOfGoods.parse(await reply.json());
	return products.flatMap(({ main_image: image }) => (image ? [image.src] : []));
}

async function timed(url: string): Promise<number> {
	const startedMs = performance.now();
	const reply = await fetch(url, { headers: ACCEPT });
	await reply.arrayBuffer();
	if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
	return performance.now() - startedMs;
}

/** CPU seconds of a process and its descendants, including ended ones. */
function processorS(pid: number): number {
	const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
	// proc(5): utime, stime, cutime, cstime are fields 14 to 17, and the state is field 3.
	const own = fields.slice(10, 14).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_S;
	const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number),
	);
	return children.reduce((sum, child) => sum + processorS(child), own);
}
