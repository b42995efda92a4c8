import type { StoreCard } from "#lib/contract/store.ts";

/** Street and town on one line, as it is written on a letter. */
export function storeAddress({ street, zip, city }: Pick<StoreCard, "street" | "zip" | "city">): string {
	return `${street}, ${zip.slice(0, 3)}\u00a0${zip.slice(3)} ${city}`;
}

export function telHref(phone: string): string {
	return `tel:${phone.replace(/\s/g, "")}`;
}
