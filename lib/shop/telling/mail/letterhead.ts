import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import { settingRows } from "../../content/settings/settings.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { seller } from "../document/document-data.ts";

/** Who writes: the company as its documents name it (OZ § 435), and when its phone is answered. Blank where nothing is set. */
const sender = seller.extend({ openingHours: z.string().catch("") });
export type Letterhead = z.infer<typeof sender> & {
	/** The shop's own public address, without a trailing slash. */
	shopUrl: string;
};

/** The shop's letterhead in a language. */
export async function letterheadOf({ db, shopUrl }: Pick<Shop, "db" | "shopUrl">, locale: Locale): Promise<Letterhead> {
	const rows = await settingRows(db, locale);
	const contacts = rows.find(({ key }) => key === "contacts")?.value;
	// A setting in no order must not hold up mails.
	return { ...sender.catch(sender.parse({})).parse(contacts), shopUrl };
}
