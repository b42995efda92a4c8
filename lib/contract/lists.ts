import { z } from "zod";
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
export const country = z.object({
	code: z.string(),
	name: z.string(),
	phone_prefix: z.string(),
	is_shipped: z.boolean(),
});
export type Country = z.infer<typeof country>;
export const searchPlaceholder = z.object({ text: z.string() });

const menuEntry = z.object({ text: z.string(), link: z.string(), leave: z.boolean() });
/** Settings entries of specification §3. */
export const settings = z.object({
	contacts: z.object({
		company: z.string(),
		street: z.string(),
		city: z.string(),
		companyId: z.string(),
		phone: z.string(),
		email: z.string(),
		openingHours: z.string(),
		bankAccount: z.string(),
	}),
	intropopup: z.object({ is_enabled: z.boolean() }),
	topmenu: z.array(menuEntry),
	bottommenu: z.array(z.object({ title: z.string(), links: z.array(menuEntry) })),
	maintenance: z.object({ value: z.object({ is_enabled: z.boolean() }) }),
	categoriesMenu: z.object({ keys: z.array(z.string()) }),
});
export type Settings = z.infer<typeof settings>;

export const banner = z.object({
	title: z.string(),
	url: z.string().nullable(),
	target: z.string().nullable(),
	path: z.string().nullable(),
	image: picture.nullable(),
});
/** Keyed by banner names: "banner.promo", "banner.popup_desktop", "banner.popup_mobile". */
export const poster = z.record(z.string(), banner);
export type Poster = z.infer<typeof poster>;

export const page = z.object({
	title: z.string(),
	slug: z.string(),
	/** Markdown. */
	body: z.string(),
	urls: z.object({ cs: z.string(), en: z.string() }),
});
export type Page = z.infer<typeof page>;

export const langQuery = z.object({ lang: z.enum(["cs", "en"]).default("cs") });
