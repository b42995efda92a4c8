import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { formatZip } from "#lib/domain/people/zip.ts";

/** Street and town on one line, as on a letter. */
export function storeAddress({ street, zip, city }: Pick<StoreCard, "street" | "zip" | "city">): string {
	return `${street}, ${formatZip(zip)} ${city}`;
}

export function telHref(phone: string): string {
	return `tel:${phone.replace(/\s/g, "")}`;
}
