import type { BlogPostingLeaf } from "schema-dts";
import type { Post } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { shopAddress } from "../client/shop-address.ts";
import { filled } from "./filled.ts";
import { shortOrganization } from "./organization.ts";
import { pictureAddresses } from "./picture-address.ts";
import { pragueDateTime } from "./prague-time.ts";

/** Search engines cut longer headlines. */
const HEADLINE_MAX = 110;

/** An article of the blog, with the shop as author. */
export function blogPosting(locale: Locale, post: Post, shopName: string): BlogPostingLeaf {
	const { title, perex, image, category, url } = post;
	const published = new Date(post.published_at);
	const changed = new Date(post.updated_at);
	const author = shortOrganization(shopName);
	return {
		"@type": "BlogPosting",
		"@id": `${shopAddress(url)}#article`,
		headline: headlineOf(title),
		...filled({ description: perex, image: pictureAddresses([image]), articleSection: category?.name }),
		url: shopAddress(url),
		mainEntityOfPage: { "@type": "WebPage", "@id": shopAddress(url) },
		datePublished: pragueDateTime(published),
		// An article scheduled ahead was last edited before its publication.
		dateModified: pragueDateTime(changed < published ? published : changed),
		author,
		publisher: author,
		inLanguage: locale,
	};
}

function headlineOf(title: string): string {
	if (title.length <= HEADLINE_MAX) return title;
	const cut = title.slice(0, HEADLINE_MAX).replace(/\s+\S*$/, "");
	return `${cut.slice(0, HEADLINE_MAX - 1)}…`;
}
