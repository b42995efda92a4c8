import { isShopWide, SETTING_VALUES, type SettingKey } from "../../../contract/schemas/lists.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { isSame, refreshMaintenance } from "./maintenance.ts";
import { settingRow, writeSetting } from "./manage-settings.sql.ts";

type Value = { locale: Locale; value: unknown };

/** A setting's value in each of these languages; undefined where there is none. Limits are the effective ones, set or default. */
export async function readSetting(shop: Shop, key: SettingKey, locales: readonly Locale[]): Promise<Value[]> {
	const values: Value[] = [];
	for (const locale of locales) {
		const value = await settingRow(shop.db, { key, locale });
		values.push({ locale, value: isShopWide(key) ? SETTING_VALUES[key].parse(value ?? {}) : value });
	}
	return values;
}

export type SettingChange = {
	key: SettingKey;
	locales: readonly Locale[];
	value: unknown;
	isDryRun: boolean;
};

/**
 * Replaces a setting in these languages and announces it; returns the languages in which it changed. Refuses a value that the
 * contract does not allow, saying where; and one without keys that the shop reads too (`keys_lost`).
 */
export async function changeSetting(
	shop: Shop,
	{ key, locales, value, isDryRun }: SettingChange,
): Promise<Result<Locale[], "invalid" | "keys_lost">> {
	const parsed = SETTING_VALUES[key].safeParse(value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuse("invalid", `${issue?.path.join(".") || "the whole value"}: ${issue?.message}`);
	}
	const changed = await transaction(shop.db, async (tx): Promise<Result<Locale[], "keys_lost">> => {
		const differing: Locale[] = [];
		for (const locale of locales) {
			const before = await settingRow(tx, { key, locale });
			const lost = lostKeys(before, value);
			if (lost.length > 0) return refuse("keys_lost", lost.join(", "));
			if (!isSame(before, value)) differing.push(locale);
		}
		if (isDryRun || differing.length === 0) return accept(differing);
		for (const locale of differing) await writeSetting(tx, { key, locale, value, now: shop.now() });
		await announce(tx, ["settings"]);
		return accept(differing);
	});
	if (!isDryRun && key === "maintenance") await refreshMaintenance(shop);
	return changed;
}

/** Keys that the new object lacks, except maintenance messages: invoices read more of the contacts than pages do. */
function lostKeys(before: unknown, after: unknown): string[] {
	if (typeof before !== "object" || before === null || Array.isArray(before)) return [];
	return Object.keys(before).filter((key) => key !== "message" && !(key in (after as object)));
}
