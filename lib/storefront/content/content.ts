import { cacheLife, cacheTag } from "next/cache";
import type { ShownBlock } from "#lib/contract/blocks.ts";
import type {
	Career,
	CareerCard,
	Contact,
	Event,
	EventsList,
	InstagramPost,
	Page,
	Post,
	PostCategory,
	PostsPage,
	ShopDocument,
} from "#lib/contract/content.ts";
import type { Service, ServiceCard } from "#lib/contract/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { get, requireReply } from "../client/server.ts";

/** What is published, or over, by the clock, which announces nothing. */
const BY_THE_CLOCK = { stale: 300, revalidate: 300, expire: 86_400 };

/** Texts show goods as cards: a change of one of these goods changes the page. */
function tagGoods(blocks: ShownBlock[] = [], products: { id: number }[] = []): void {
	const shown = blocks.flatMap((block) => (block.kind === "products" ? block.products : []));
	cacheTag(...new Set([...shown, ...products].map(({ id }) => `product:${id}`)));
}

export async function fetchPostCategories(locale: Locale): Promise<PostCategory[]> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return requireReply(`/blog/categories/list?lang=${locale}`);
}

/** A page of articles, the first of all unless said otherwise; null past the end and for an unknown category. */
export async function fetchPosts(
	locale: Locale,
	{ page = 1, category, perPage }: { page?: number; category?: number; perPage?: number } = {},
): Promise<PostsPage | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	const query = new URLSearchParams({ page: String(page) });
	if (category !== undefined) query.set("category", String(category));
	if (perPage !== undefined) query.set("per_page", String(perPage));
	return get(`/blog/posts/${locale}?${query}`);
}

export async function fetchPost(locale: Locale, id: number): Promise<Post | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const post = await get<Post>(`/blog/posts/${locale}/${id}`);
	tagGoods(post?.blocks, post?.products);
	return post;
}

/** A page by the word of its address, generic or info. */
export async function fetchPage(locale: Locale, slug: string): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await get<Page>(`/pages/${locale}/${encodeURIComponent(slug)}`);
	tagGoods(page?.blocks);
	return page;
}

export async function fetchPageByKey(locale: Locale, key: string): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await get<Page>(`/pages/${locale}/key/${key}`);
	tagGoods(page?.blocks);
	return page;
}

export async function fetchPageById(locale: Locale, id: number): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await get<Page>(`/pages/${locale}/id/${id}`);
	tagGoods(page?.blocks);
	return page;
}

/** Jobs that are offered now. */
export async function fetchCareers(locale: Locale): Promise<CareerCard[]> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return requireReply(`/careers/${locale}`);
}

export async function fetchCareer(locale: Locale, id: number): Promise<Career | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const career = await get<Career>(`/careers/${locale}/${id}`);
	tagGoods(career?.blocks);
	return career;
}

export async function fetchEvents(locale: Locale): Promise<EventsList> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return requireReply(`/events/${locale}`);
}

export async function fetchEvent(locale: Locale, id: number): Promise<Event | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const event = await get<Event>(`/events/${locale}/${id}`);
	tagGoods(event?.blocks);
	return event;
}

/** In Czech alone. */
export async function fetchDocuments(): Promise<ShopDocument[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireReply("/documents");
}

/** In Czech alone. */
export async function fetchContacts(): Promise<Contact[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireReply("/contacts");
}

export async function fetchContact(id: number): Promise<Contact | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return get(`/contacts/${id}`);
}

export async function fetchInstagram(locale: Locale): Promise<InstagramPost[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireReply(`/instagram/${locale}`);
}

export async function fetchServices(locale: Locale): Promise<ServiceCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireReply(`/services/${locale}`);
}

export async function fetchService(locale: Locale, id: number): Promise<Service | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const service = await get<Service>(`/services/${locale}/${id}`);
	tagGoods(service?.blocks);
	return service;
}
