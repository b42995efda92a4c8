import type { Metadata } from "next";
import { HomePage } from "#components/home/home-page.tsx";
import { fetchInstagram, fetchPosts, fetchServices } from "#lib/api/content.ts";
import { fetchCategoryTree, fetchListing } from "#lib/api/server.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

/** Articles of the blog on the home page. */
const NEWS = 3;

export async function generateMetadata(): Promise<Metadata> {
	return alternates(await pageLocale(), { cs: screenPath("cs", "home"), en: screenPath("en", "home") });
}

export default async function Page() {
	const locale = await pageLocale();
	const [categories, top, sale, services, posts, instagram] = await Promise.all([
		fetchCategoryTree(locale),
		fetchListing(locale, { per_page: "8" }),
		fetchListing(locale, { list: "sale", per_page: "4" }),
		fetchServices(locale),
		fetchPosts(locale, { perPage: NEWS }),
		fetchInstagram(locale),
	]);
	return (
		<HomePage
			locale={locale}
			categories={categories}
			top={top.products}
			sale={sale.products}
			services={services}
			news={posts?.posts ?? []}
			instagram={instagram}
		/>
	);
}
