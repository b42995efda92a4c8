import { SETTING_VALUES } from "../../../contract/schemas/lists.ts";
import { SECOND_MS } from "../../../domain/durations.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { AFTER_MAINTENANCE_S } from "../../../domain/order/order-terms.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { databaseOutage, logFault } from "../../kernel/db/database-outage.ts";
import type { Shop } from "../../kernel/shop.ts";
import { isMaintenanceSet, settingRow, waitForUnpaid, writeSetting } from "./manage-settings.sql.ts";

/** Age at which the cached answer is refreshed in the background; announcements of other processes refresh it at once. */
const FRESH_MS = 1_000;
/** Age at which callers wait for the refresh. */
const BELIEVED_MS = 5_000;

type Known = { isOn: boolean; askedMs: number; asking: Promise<void> | null };

// The bundler may load this file more than once in a process (routes, instrumentation); all share one cache.
const holder = globalThis as typeof globalThis & { konfetyMaintenance?: WeakMap<Shop, Known> };

function knownOf(shop: Shop): Known {
	holder.konfetyMaintenance ??= new WeakMap();
	const known = holder.konfetyMaintenance.get(shop) ?? { isOn: false, askedMs: -Infinity, asking: null };
	holder.konfetyMaintenance.set(shop, known);
	return known;
}

/** Whether the shop is in maintenance, from a cache; queries the database at most once a second. Never throws. */
export async function isInMaintenance(shop: Shop): Promise<boolean> {
	const known = knownOf(shop);
	const ageMs = performance.now() - known.askedMs;
	if (ageMs <= FRESH_MS) return known.isOn;
	const asked = ask(shop);
	if (ageMs > BELIEVED_MS) await asked;
	return known.isOn;
}

/** Queries the database again after a change, which a query already running may not have seen. */
export async function refreshMaintenance(shop: Shop): Promise<void> {
	await knownOf(shop).asking;
	await ask(shop);
}

/** Queries the database, once for concurrent callers. While it is away, the cached answer stands. */
function ask(shop: Shop): Promise<void> {
	const known = knownOf(shop);
	known.asking ??= isMaintenanceSet(shop.db)
		.then((isOn) => {
			known.isOn = isOn;
			known.askedMs = performance.now();
			databaseOutage().back();
		})
		.catch((error: unknown) => logFault(error, "maintenance not known anew"))
		.finally(() => {
			known.asking = null;
		});
	return known.asking;
}

export type MaintenanceChange = {
	isOn: boolean;
	/** Replaces the sentence on the maintenance page, by language; absent ones stay, "" removes one. */
	messages: Partial<Record<Locale, string>>;
	isDryRun: boolean;
};

/**
 * Switches maintenance on or off for all languages, and announces it; returns whether it changed. Orders that expired during
 * maintenance may be paid for `AFTER_MAINTENANCE_S` more.
 */
export async function setMaintenance(shop: Shop, { isOn, messages, isDryRun }: MaintenanceChange): Promise<boolean> {
	const isChanged = await transaction(shop.db, async (tx) => {
		const changes = [];
		const wasOn = await isMaintenanceSet(tx);
		for (const locale of LOCALES) {
			const before = await settingRow(tx, { key: "maintenance", locale });
			const message = messages[locale] ?? SETTING_VALUES.maintenance.safeParse(before).data?.message ?? "";
			const after = { is_enabled: isOn, ...(message === "" ? {} : { message }) };
			if (!isSame(before, after)) changes.push({ key: "maintenance", locale, value: after });
		}
		if (!isDryRun && changes.length > 0) {
			const now = shop.now();
			for (const change of changes) await writeSetting(tx, { ...change, now });
			// Nobody could pay during maintenance.
			if (wasOn && !isOn)
				await waitForUnpaid(tx, { now, until: new Date(now.getTime() + AFTER_MAINTENANCE_S * SECOND_MS) });
			await announce(tx, ["settings"]);
		}
		return changes.length > 0;
	});
	if (!isDryRun) await refreshMaintenance(shop);
	return isChanged;
}

/** Switches maintenance on within the caller's transaction, and tells nobody: no server runs on the database. */
export async function closeForMaintenance(tx: Database, now: Date): Promise<void> {
	for (const locale of LOCALES) {
		const before = await settingRow(tx, { key: "maintenance", locale });
		const value = { ...SETTING_VALUES.maintenance.safeParse(before).data, is_enabled: true };
		await writeSetting(tx, { key: "maintenance", locale, value, now });
	}
}

/** Compares settings as JSON, regardless of the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, part]) => [key, sorted(part)]),
	);
}
