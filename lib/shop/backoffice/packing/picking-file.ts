import { pragueDay } from "../../../domain/time/calendar-day.ts";
import type { Shop } from "../../kernel/shop.ts";
import { drawPicking } from "../../telling/document/picking-paper.ts";
import { companyOf } from "../new/company.sql.ts";
import type { PickingPlace } from "./list-picking.ts";

/** A picking list as a PDF, dated today. */
export async function pickingFile(shop: Shop, list: PickingPlace[]): Promise<Buffer> {
	const { company } = (await companyOf(shop.db)).cs;
	const places = list.map(({ branch, goods }) => ({ name: branch?.name ?? null, goods }));
	return drawPicking(places, { day: pragueDay(shop.now()), company });
}
