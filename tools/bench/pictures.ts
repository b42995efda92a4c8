import { z } from "zod";
import { picturesDrawn } from "./pictures-drawn.ts";
import { processorMs } from "./shop-processes.ts";

const WIDTHS = [320, 480, 800] as const;
const ALONE = 6;
const ACCEPT = { Accept: "image/avif,image/webp,*/*" };

export type PictureFigures = {
	/** CPU seconds of the server's processes and their children, from the start until the first screens are drawn. */
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
	const beforeMs = processorMs(shop.pid);
	await picturesDrawn(shop.dataDir);
	const figures: PictureFigures = { processorS: (processorMs(shop.pid) - beforeMs) / 1000, cold: [] };
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
