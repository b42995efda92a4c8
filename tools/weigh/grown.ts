/** What grew in a page's scripts and styles, and who imports it. */
import type { Bundle } from "./bundle-graph.ts";

/** Bytes of each room of ours and each package of others in the scripts and styles of a page. */
export type Parts = Record<string, number>;

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
const SHOWN = 6;

/** `components/cart`, `lib/domain`, `zod`. */
export const partOf = (module: string): string => PACKAGE.exec(module)?.[1] ?? module.split("/").slice(0, 2).join("/");

export function partsOf({ bytes }: Pick<Bundle, "bytes">): Parts {
	const parts: Parts = {};
	for (const [module, size] of bytes) parts[partOf(module)] = (parts[partOf(module)] ?? 0) + size;
	return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b)));
}

/** The shortest way from one of our files to a module, by those who import it and come with the page as well. */
function wayTo(module: string, { bytes, importers }: Bundle): string[] {
	const ways = new Map([[module, [module]]]);
	for (const [at, way] of ways) {
		if (at !== module && !PACKAGE.test(at)) return way;
		// Of packages, files that only pass on what others have are no bytes.
		for (const importer of importers.get(at) ?? [])
			if ((bytes.has(importer) || PACKAGE.test(importer)) && !ways.has(importer))
				ways.set(importer, [importer, ...way]);
	}
	return [module];
}

/** Lines about the parts that are larger than `before`, the largest growth first, each with its largest modules. */
export function grown(bundle: Bundle, before: Parts): string[] {
	const now = partsOf(bundle);
	const more = Object.entries(now)
		.map(([part, size]) => ({ part, size, by: size - (before[part] ?? 0) }))
		.filter(({ by }) => by > 50)
		.sort((a, b) => b.by - a.by);
	return more.slice(0, SHOWN).flatMap(({ part, size, by }) => [
		`${part}: ${size} bytes, ${by} more`,
		...[...bundle.bytes]
			.filter(([module]) => partOf(module) === part)
			.sort(([, a], [, b]) => b - a)
			.slice(0, SHOWN)
			.map(([module, bytes]) => `  ${bytes}  ${wayTo(module, bundle).join(" → ")}`),
	]);
}
