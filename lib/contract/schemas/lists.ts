import { z } from "zod";
import { isAllowedLink, isHttps } from "../../domain/links.ts";
import { DEFAULT_LOCALE, LOCALES } from "../../domain/locale.ts";
import { MAINTENANCE_MESSAGE_MAX_LENGTH } from "../../domain/maintenance.ts";
import { ibanOfCzechAccount } from "../../domain/money/iban.ts";
import { PARCEL_MAX_GRAMS, PARCELS } from "../../domain/order/carriers.ts";
import { ORDER_LIMITS } from "../../domain/order/order-limits.ts";
import { REQUEST_LIMITS } from "../../domain/request/request-limits.ts";
import { DISPATCH } from "../../domain/time/promised-dates.ts";
import { SEASONS } from "../../domain/time/season.ts";
import * as fields from "../fields.ts";
import { picture } from "./catalogue.ts";

export const currency = z.object({
	id: z.number().int(),
	is_default: z.boolean(),
	code: z.string(),
	symbol_before: z.string(),
	symbol_after: z.string(),
	decimals: z.number().int(),
	rate: z.string(),
});
export type ListedCurrency = z.infer<typeof currency>;

export const country = z.object({
	code: z.string(),
	name: z.string(),
	phone_prefix: z.string(),
	is_shipped: z.boolean(),
});
export type Country = z.infer<typeof country>;
export const searchPlaceholder = z.object({ text: z.string() });

const menuEntry = z.object({ text: z.string(), link: z.string(), leave: z.boolean() });
/** `message` replaces the sentence of the maintenance page. */
const maintenanceValue = z.object({
	is_enabled: z.boolean(),
	message: z.string().max(MAINTENANCE_MESSAGE_MAX_LENGTH).optional(),
});

/** A misspelt key would have no effect, so unknown keys are refused. */
const dispatchValue = z.strictObject({
	/** Hour in Prague until which an order counts from its own working day. */
	cutOffHour: z.number().int().min(1).max(23).default(DISPATCH.cutOffHour),
});

/** Settings entries of promises §3. */
export const settings = z.object({
	contacts: z.object({
		/** The shop's name; without it the demo's. */
		name: z.string().optional(),
		company: z.string(),
		street: z.string(),
		city: z.string(),
		companyId: z.string(),
		/** DIČ of a VAT payer. */
		taxId: z.string().optional(),
		phone: z.string(),
		email: z.string(),
		openingHours: z.string(),
		bankAccount: z.string(),
		/** The shop on social networks: "Instagram" and the full address. */
		social: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
	}),
	intropopup: z.object({ is_enabled: z.boolean() }),
	topmenu: z.array(menuEntry),
	bottommenu: z.array(z.object({ title: z.string(), links: z.array(menuEntry) })),
	maintenance: z.object({ value: maintenanceValue }),
	categoriesMenu: z.object({ keys: z.array(z.string()) }),
	dispatch: dispatchValue.prefault({}),
	/** What people celebrate these days, by the shop's calendar, and it has goods for; null: birthdays, as always. */
	season: z.enum(SEASONS).nullable().default(null),
	/** Set once by commands; absent in a demo shop. */
	demo: z.object({ is_over: z.boolean() }).optional(),
});
export type Settings = z.infer<typeof settings>;

const sentEntry = menuEntry.extend({
	link: z
		.string()
		.refine(
			isAllowedLink,
			"no path such as /produkty/akce, no address that begins with https://, no mailto: and no tel:",
		),
});
/** The setting is stored as sent, so it must be normalised already. */
const isTidyEmail = (text: string) => fields.email.safeParse(text).data === text;
const sentContacts = settings.shape.contacts.extend({
	email: z.string().refine(isTidyEmail, "no e-mail such as obchod@example.cz"),
	bankAccount: z
		.string()
		.refine(
			(text) => ibanOfCzechAccount(text) !== null,
			"no Czech account such as 19-2000145399/0800, or a wrong digit in it",
		),
	social: z
		.array(z.object({ name: z.string(), url: z.string().refine(isHttps, "no address that begins with https://") }))
		.default([]),
});

/** An integer from 1; the default where it is left out. */
const limit = (usual: number) => z.number().int().min(1).max(100_000_000).default(usual);
/** A misspelt key would have no effect, so unknown keys are refused. */
const limitsValue = <Limits extends Record<string, number>>(usual: Limits) =>
	z.strictObject(
		Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, limit(value)])) as {
			[Key in keyof Limits]: ReturnType<typeof limit>;
		},
	);

/** Settings that are the same in all languages; of these pages read `dispatch` alone. */
export const SHOP_WIDE_VALUES = {
	orderLimits: limitsValue(ORDER_LIMITS),
	requestLimits: limitsValue(REQUEST_LIMITS),
	dispatch: dispatchValue,
	parcels: z.strictObject({
		weightGrams: z.number().int().min(1).max(PARCEL_MAX_GRAMS).default(PARCELS.weightGrams),
		zasilkovnaSender: z.string().trim().max(64).default(PARCELS.zasilkovnaSender),
	}),
};
export type ShopWideKey = keyof typeof SHOP_WIDE_VALUES;

export function isShopWide(key: SettingKey): key is ShopWideKey {
	return Object.hasOwn(SHOP_WIDE_VALUES, key);
}
const { demo: _mark, ...changeable } = settings.shape;

/** What may be stored under each key, per language. Values stored before a rule existed are still shown. */
export const SETTING_VALUES = {
	...changeable,
	contacts: sentContacts,
	topmenu: z.array(sentEntry),
	bottommenu: z.array(z.object({ title: z.string(), links: z.array(sentEntry) })),
	maintenance: maintenanceValue,
	...SHOP_WIDE_VALUES,
};
export type SettingKey = keyof typeof SETTING_VALUES;

/** Whether maintenance is on now. */
export const maintenanceState = z.object({ is_enabled: z.boolean() });

export const BANNER_KEYS = ["banner.promo", "banner.hero", "banner.popup_desktop", "banner.popup_mobile"] as const;
export type BannerKey = (typeof BANNER_KEYS)[number];

export const banner = z.object({
	title: z.string(),
	url: z.string().nullable(),
	target: z.string().nullable(),
	path: z.string().nullable(),
	image: picture.nullable(),
});
/** Keyed by banner names; "banner.hero" stands in place of what the home page says by itself. */
export const poster = z.record(z.string(), banner);
export type Poster = z.infer<typeof poster>;

export const langQuery = z.object({ lang: z.enum(LOCALES).default(DEFAULT_LOCALE) });
