import { cacheLife, cacheTag } from "next/cache";
import type { Store, StoreCard } from "#lib/contract/schemas/store.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ask, requireAnswer } from "../client/server.ts";

/** The branches. Their special days change with time, so a reply is cached for an hour like the catalogue. */
export async function fetchStores(locale: Locale): Promise<StoreCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return requireAnswer("GET /stores/{locale}", { params: { locale } });
}

export async function fetchStore(locale: Locale, id: number): Promise<Store | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("settings");
	return ask("GET /stores/{locale}/{id}", { params: { locale, id } });
}
