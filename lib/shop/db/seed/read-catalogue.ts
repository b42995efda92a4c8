import { readdir } from "node:fs/promises";
import type { SeedProduct } from "./format.ts";

/** Every product list in the folder `catalogue`, in the order of the file names. */
export async function readCatalogue(): Promise<SeedProduct[]> {
	const folder = new URL("./catalogue/", import.meta.url);
	const files = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
	const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
	return modules.flatMap((module: Record<string, unknown>) =>
		Object.values(module).flatMap((list) => list as SeedProduct[]),
	);
}
