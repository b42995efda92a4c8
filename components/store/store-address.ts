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

export function telHref(phone: string): string {
	return `tel:${phone.replace(/\s/g, "")}`;
}
