import { cacheLife, cacheTag } from "next/cache";
import type { Store, StoreCard } from "#lib/contract/store.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { get, requireReply } from "../client/server.ts";

/** The branches. Their special days move on with the clock, so an answer is kept for an hour like all of the catalogue. */
export async function fetchStores(locale: Locale): Promise<StoreCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireReply(`/stores/${locale}`);
}

export async function fetchStore(locale: Locale, id: number): Promise<Store | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return get(`/stores/${locale}/${id}`);
}
