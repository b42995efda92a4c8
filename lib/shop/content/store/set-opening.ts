import { LOCALES } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { type Hours, openingOf } from "../../../domain/time/opening-hours.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import {
	type BranchRow,
	branchOfDay,
	branchSlugs,
	type Exception,
	removeException,
	writeException,
} from "./set-opening.sql.ts";

export type OpeningSet = { name: string; before: Hours | null; after: Hours | null; isChanged: boolean };

/**
 * Sets the opening hours of a branch (slug or id) on one day; without `exception` the weekly hours apply again. Announces it.
 * `value` of a refusal: for an unknown branch the known slugs, separated by spaces; for hours that the law forbids the
 * allowed ones, "" for none.
 */
export async function setOpening(
	shop: Shop,
	change: { branch: string; day: string; exception: Exception | null; isDryRun: boolean },
): Promise<Result<OpeningSet, "unknown_branch" | "past" | "law">> {
	const { day, exception } = change;
	if (day < pragueDay(shop.now())) return refuse("past");
	return transaction(shop.db, async (tx) => {
		const branch = await branchOfDay(tx, change.branch, day);
		if (!branch) return refuse("unknown_branch", (await branchSlugs(tx)).join(" "));
		const before = hoursOf(branch, day, branch.exception);
		const after = hoursOf(branch, day, exception);
		if (exception && String(after) !== String(exception.hours)) return refuse("law", after?.join("-") ?? "");
		const isChanged = said(branch.exception) !== said(exception);
		if (isChanged && !change.isDryRun) await save(tx, branch.id, day, exception);
		return accept({ name: branch.name, before, after, isChanged });
	});
}

/** The same text for the same exception, whatever the order of its languages. */
function said(exception: Exception | null): string {
	return JSON.stringify(exception && [exception.hours, ...LOCALES.map((locale) => exception.note[locale] ?? "")]);
}

function hoursOf(branch: BranchRow, day: string, exception: Exception | null): Hours | null {
	const exceptions = exception ? [{ day, hours: exception.hours }] : [];
	return openingOf({ openingHours: branch.opening_hours, isLargeShop: branch.is_large_shop, exceptions }, day);
}

async function save(tx: Database, branchId: number, day: string, exception: Exception | null): Promise<void> {
	if (exception) await writeException(tx, branchId, day, exception);
	else await removeException(tx, branchId, day);
	await announce(tx, ["settings"]);
}
