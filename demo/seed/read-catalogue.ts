import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import type { SeedProduct } from "../facts/format.ts";

/** Every product list in the folder `goods`, in the order of the file names. */
export async function readCatalogue(): Promise<SeedProduct[]> {
	const folder = new URL("../goods/", import.meta.url);
	const files = (await readdir(folder, { recursive: true }))
		.filter((path) => path.endsWith(".ts"))
		.sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
	const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
	return modules.flatMap((module: Record<string, unknown>) =>
		Object.values(module).flatMap((list) => list as SeedProduct[]),
	);
}
