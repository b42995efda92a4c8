import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { formatZip } from "#lib/domain/people/zip.ts";

/** Street and town on one line, as on a letter. */
export function storeAddress({ street, zip, city }: Pick<StoreCard, "street" | "zip" | "city">): string {
	return `${street}, ${formatZip(zip)} ${city}`;
}

/** The name as a heading: a dash ends a line, it does not begin one. */
export function storeTitle({ name }: Pick<StoreCard, "name">): string {
	return name.replace(" –", "\u00a0–");
}

/** The words with which all names begin, as the shop's: "Konfety ". Empty for a single store. */
export function sharedStart(names: readonly string[]): string {
	const [first = "", ...others] = names;
	if (others.length === 0) return "";
	const words = first.split(" ");
	const isShared = (count: number) => names.every((name) => name.startsWith(`${words.slice(0, count).join(" ")} `));
	const count = words.findIndex((_, at) => !isShared(at + 1));
	return count > 0 ? `${words.slice(0, count).join(" ")} ` : "";
}
