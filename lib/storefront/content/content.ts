import { cacheLife, cacheTag } from "next/cache";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
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
} from "#lib/contract/schemas/content.ts";
import type { Service, ServiceCard } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ask, requireAnswer } from "../client/server.ts";

/** Cache life of content that is published or ends at a time: no event announces it. */
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
	return requireAnswer("GET /blog/categories/list", { query: { lang: locale } });
}

/** A page of articles, by default the first of all; null past the end and for an unknown category. */
export async function fetchPosts(
	locale: Locale,
	{ page = 1, category, perPage }: { page?: number; category?: number; perPage?: number } = {},
): Promise<PostsPage | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return ask("GET /blog/posts/{locale}", { params: { locale }, query: { page, category, per_page: perPage } });
}

export async function fetchPost(locale: Locale, id: number): Promise<Post | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const post = await ask("GET /blog/posts/{locale}/{id}", { params: { locale, id } });
	tagGoods(post?.blocks, post?.products);
	return post;
}

/** A generic or info page by the slug of its address. */
export async function fetchPage(locale: Locale, slug: string): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await ask("GET /pages/{locale}/{slug}", { params: { locale, slug } });
	tagGoods(page?.blocks);
	return page;
}

export async function fetchPageByKey(locale: Locale, key: string): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await ask("GET /pages/{locale}/key/{key}", { params: { locale, key } });
	tagGoods(page?.blocks);
	return page;
}

export async function fetchPageById(locale: Locale, id: number): Promise<Page | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const page = await ask("GET /pages/{locale}/id/{id}", { params: { locale, id } });
	tagGoods(page?.blocks);
	return page;
}

/** Jobs on offer now. */
export async function fetchCareers(locale: Locale): Promise<CareerCard[]> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return requireAnswer("GET /careers/{locale}", { params: { locale } });
}

export async function fetchCareer(locale: Locale, id: number): Promise<Career | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const career = await ask("GET /careers/{locale}/{id}", { params: { locale, id } });
	tagGoods(career?.blocks);
	return career;
}

export async function fetchEvents(locale: Locale): Promise<EventsList> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages");
	return requireAnswer("GET /events/{locale}", { params: { locale } });
}

export async function fetchEvent(locale: Locale, id: number): Promise<Event | null> {
	"use cache";
	cacheLife(BY_THE_CLOCK);
	cacheTag("pages", "catalogue");
	const event = await ask("GET /events/{locale}/{id}", { params: { locale, id } });
	tagGoods(event?.blocks);
	return event;
}

/** In Czech only. */
export async function fetchDocuments(): Promise<ShopDocument[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireAnswer("GET /documents");
}

/** In Czech only. */
export async function fetchContacts(): Promise<Contact[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireAnswer("GET /contacts");
}

export async function fetchContact(id: number): Promise<Contact | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return ask("GET /contacts/{id}", { params: { id } });
}

export async function fetchInstagram(locale: Locale): Promise<InstagramPost[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireAnswer("GET /instagram/{locale}", { params: { locale } });
}

export async function fetchServices(locale: Locale): Promise<ServiceCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages");
	return requireAnswer("GET /services/{locale}", { params: { locale } });
}

export async function fetchService(locale: Locale, id: number): Promise<Service | null> {
	"use cache";
	cacheLife("catalogue");
	cacheTag("pages", "catalogue");
	const service = await ask("GET /services/{locale}/{id}", { params: { locale, id } });
	tagGoods(service?.blocks);
	return service;
}
