/** What services are about, as their pages and forms show it. */
import { cacheLife, cacheTag } from "next/cache";
import type { BalloonType, RentalCostume } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { requireAnswer } from "../client/server.ts";

/** Costumes for rental. */
export async function fetchRentalCostumes(locale: Locale): Promise<RentalCostume[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	const costumes = await requireAnswer("GET /rental/costumes/{locale}", { params: { locale } });
	cacheTag(...costumes.map(({ product_id }) => `product:${product_id}`));
	return costumes;
}

/** Kinds of balloons that the shop inflates. */
export async function fetchBalloonTypes(locale: Locale): Promise<BalloonType[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("catalogue");
	return requireAnswer("GET /inflation/types/{locale}", { params: { locale } });
}
