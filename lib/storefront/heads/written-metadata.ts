import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import type { Career, Contact, Event, Post } from "#lib/contract/schemas/content.ts";
import type { Service } from "#lib/contract/schemas/request.ts";
import { saysEnough, sentences } from "#lib/domain/goods/description.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import { eachLocale, type Locale } from "#lib/domain/locale.ts";
import type { Urls } from "#lib/i18n/alternates.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { type PageHead, pageMetadata } from "#lib/i18n/page-metadata.ts";
import { contactPath } from "#lib/i18n/paths.ts";

type Written = { title: string; perex: string; urls: Urls };
type Own = Partial<Pick<PageHead, "title" | "picture" | "article">> & { more?: string };

/** Head of a written page: title, description, and its address in each language that it has. */
export async function writtenMetadata(locale: Locale, page: Written | null, own: Own = {}): Promise<Metadata> {
	if (!page) return notFoundMetadata(locale);
	const t = await getTranslations({ locale, namespace: "head" });
	const { perex, urls } = page;
	const { more = t("written", { title: page.title }), ...head } = own;
	const description = saysEnough(perex) ? perex : sentences(perex, more);
	return pageMetadata({ locale, title: page.title, description, urls, ...head });
}

export async function postMetadata(locale: Locale, post: Post | null): Promise<Metadata> {
	if (!post) return notFoundMetadata(locale);
	const { id, title, image, category } = post;
	return writtenMetadata(locale, post, {
		picture: sharePicturePath({ kind: "post", id, locale, title, src: image?.src ?? null }),
		article: { publishedAt: post.published_at, modifiedAt: post.updated_at, section: category?.name },
	});
}

export async function careerMetadata(locale: Locale, career: Career | null): Promise<Metadata> {
	if (!career) return notFoundMetadata(locale);
	const t = await getTranslations({ locale, namespace: "head" });
	return writtenMetadata(locale, career, { more: t("career", { title: career.title, city: career.city }) });
}

/** The description begins with day and place, by which people choose events. */
export async function eventMetadata(locale: Locale, event: Event | null): Promise<Metadata> {
	if (!event) return notFoundMetadata(locale);
	const [t, format] = await Promise.all([getTranslations({ locale, namespace: "head" }), getFormatter({ locale })]);
	const { title, perex, starts_at, place } = event;
	const text = perex || t("written", { title });
	const date = format.dateTime(new Date(starts_at), { day: "numeric", month: "long", year: "numeric" });
	return writtenMetadata(locale, { ...event, perex: t("event", { date, place: place.city || place.name, text }) });
}

/** The title says what the service does; text pages have the same names. */
export async function serviceMetadata(locale: Locale, service: Service | null): Promise<Metadata> {
	if (!service) return notFoundMetadata(locale);
	const t = await getTranslations({ locale, namespace: "head" });
	const { kind, title } = service;
	return writtenMetadata(locale, service, { title: t(`service.${kind}`, { title }) });
}

/** In Czech only. */
export async function contactMetadata(locale: Locale, contact: Contact | null): Promise<Metadata> {
	if (!contact) return notFoundMetadata(locale);
	const t = await getTranslations({ locale: "cs", namespace: "head" });
	const { id, name, role, description } = contact;
	const urls: Urls = { ...eachLocale(() => null), cs: contactPath(id) };
	const page = { title: t("contact.title", { name }), perex: description, urls };
	return writtenMetadata("cs", page, { more: t("contact.description", { role }) });
}
