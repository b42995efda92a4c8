import type { RentalCalendar, RentalCostume, RentalRequest } from "../../../contract/schemas/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import {
	blockedUntil,
	isFree,
	type Lent,
	rentalCalendar,
	rentalDays,
	rentalFaults,
	rentalPrice,
} from "../../../domain/request/rental.ts";
import { RENTAL_CLEANING_DAYS, RENTAL_MAX_DAYS } from "../../../domain/request/request-terms.ts";
import { accept, refuse } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { openingOf } from "../../../domain/time/opening-hours.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import type { Database } from "../../kernel/db/client.ts";
import { postgresCode } from "../../kernel/db/database-errors.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { serviceBranch } from "./branch.sql.ts";
import { type Made, makeRequest, type Prepared, refuseFields, type Sender } from "./make-request.ts";
import { type AssetRow, assetRows, type CostumeRow, costumeRows, insertReservation, lockAssets } from "./rental.sql.ts";

/** Costumes for rent, by name. */
export async function listRentalCostumes(shop: Shop, locale: Locale): Promise<RentalCostume[]> {
	return (await costumeRows(shop.db, locale)).map((row) => ({
		product_id: row.product_id,
		name: row.name,
		url: pathOf(locale, row),
		image: pictureOf(row.picture_key, row.name),
		tint: row.tint,
		category: { id: row.category_id, name: row.category_name },
		prices: { short: row.short, week: row.week, extra_day: row.extra_day, deposit: row.deposit },
		sizes: row.sizes,
	}));
}

function pathOf(locale: Locale, { product_id: id, slug, category_slug: categorySlug }: CostumeRow): string {
	return pageLinks.product(locale, { id, slug, categorySlug });
}

/** Days from `from`, default today; null when the branch has no costume of this size. */
export async function getRentalCalendar(
	shop: Shop,
	{ variantId, branchId, from, days }: { variantId: number; branchId: number; from: string | undefined; days: number },
): Promise<RentalCalendar | null> {
	const today = pragueDay(shop.now());
	const first = from ?? today;
	const branch = await serviceBranch(shop.db, branchId);
	const assets = branch ? await assetRows(shop.db, { variantId, branchId, since: first, today }) : [];
	if (!branch || assets.length === 0) return null;
	const isOpen = (day: string) => openingOf(branch, day) !== null;
	return {
		variant_id: variantId,
		branch_id: branchId,
		cleaning_days: RENTAL_CLEANING_DAYS,
		max_days: RENTAL_MAX_DAYS,
		days: rentalCalendar(
			assets.map(({ lent }) => lent),
			{ from: first, days, today, isOpen },
		),
	};
}

type RentalRefusal = "not_found" | "branch_not_exists" | "taken";

/** PostgreSQL's error code for overlapping reservations of one costume. */
const EXCLUSION_VIOLATION = "23P01";

/**
 * Requests a costume and reserves one for these days; of two requests for the last one, one gets it. The exclusion constraint
 * of the reservations is the last guard.
 */
export async function requestRental(shop: Shop, body: RentalRequest, sender: Sender): Promise<Made<RentalRefusal>> {
	try {
		return await makeRequest(shop, { kind: "rental", body, ...sender }, (tx) => prepareRental(shop, tx, body));
	} catch (error) {
		if (postgresCode(error) === EXCLUSION_VIOLATION) return refuse("taken");
		throw error;
	}
}

async function prepareRental(shop: Shop, tx: Database, body: RentalRequest): Promise<Prepared<RentalRefusal>> {
	const { variantId, branchId, locale } = body;
	const rental = { from: body.fromDay, to: body.toDay };
	const size = await sizeOf(tx, locale, variantId);
	if (!size) return refuse("not_found");
	const branch = await serviceBranch(tx, branchId);
	if (!branch || !size.branch_ids.includes(branchId)) return refuse("branch_not_exists");
	const isOpen = (day: string) => openingOf(branch, day) !== null;
	const today = pragueDay(shop.now());
	const faults = rentalFaults(rental, { today, isOpen });
	if (Object.keys(faults).length > 0) return refuseFields(faults);
	const asset = await lockedAsset(tx, { variantId, branchId, today }, rental);
	if (!asset) return refuse("taken");
	const days = rentalDays(rental);
	return accept({
		branchId,
		details: {
			kind: "rental",
			costume: size.costume.name,
			costume_url: pathOf(locale, size.costume),
			size: size.name,
			from_day: rental.from,
			to_day: rental.to,
			days,
		},
		priceMinor: rentalPrice(size.costume, days),
		depositMinor: size.costume.deposit,
		take: (requestId) =>
			insertReservation(tx, { requestId, assetId: asset.id, ...rental, until: blockedUntil(rental.to) }),
	});
}

async function sizeOf(tx: Database, locale: Locale, variantId: number) {
	for (const costume of await costumeRows(tx, locale)) {
		const size = costume.sizes.find((one) => one.variant_id === variantId);
		if (size) return { ...size, costume };
	}
	return undefined;
}

/** The first costume that is free on these days and for cleaning afterwards; all of that size are locked. */
async function lockedAsset(
	tx: Database,
	hanger: { variantId: number; branchId: number; today: string },
	rental: Lent,
): Promise<AssetRow | undefined> {
	await lockAssets(tx, hanger);
	const assets = await assetRows(tx, { ...hanger, since: rental.from });
	return assets.find(({ lent }) => isFree(lent, rental));
}
