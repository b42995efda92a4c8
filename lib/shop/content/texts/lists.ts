import type { Contact, InstagramPost, ShopDocument } from "../../../contract/schemas/content.ts";
import type { Locale } from "../../../domain/locale.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type ContactRow, contactRows, documentRows, instagramRows } from "./lists.sql.ts";
import { NO_TINT } from "./urls-of.ts";

/** Documents to print, by section. */
export async function listDocuments({ db }: Shop): Promise<ShopDocument[]> {
	return (await documentRows(db)).map(({ key, section, title, description, updatedAt }) => ({
		...{ key, section, title, description },
		url: `/api/documents/${key}.pdf`,
		updated_at: updatedAt.toISOString(),
	}));
}

export async function listContacts({ db }: Shop): Promise<Contact[]> {
	return (await contactRows(db)).map(contactOf);
}

/** A contact; null when none has this id. */
export async function getContact({ db }: Shop, id: number): Promise<Contact | null> {
	const [row] = await contactRows(db, id);
	return row ? contactOf(row) : null;
}

function contactOf({ id, name, role, description, email, phone }: ContactRow): Contact {
	return { id, name, role, description, email, phone, url: pageLinks.contact(id) };
}

export async function listInstagram({ db }: Shop, locale: Locale): Promise<InstagramPost[]> {
	return (await instagramRows(db, locale)).flatMap(({ picture_key, tint, alt, url }) => {
		const image = pictureOf(picture_key, alt);
		return image ? [{ image, tint: tint ?? NO_TINT, url }] : [];
	});
}
