import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../client.ts";
import { posts, postTranslations } from "../schema/content.ts";
import type { PictureIds } from "./picture-keeper.ts";
import { POSTS } from "./posts.ts";

const DAY_MS = 86_400_000;
const TINT = "#fff3bf";

/** Articles of the demo's blog. */
export async function seedPosts(tx: Database, now: Date, pictureIds: PictureIds): Promise<void> {
	for (const post of POSTS) {
		const [row] = await tx
			.insert(posts)
			.values({
				pictureId: await pictureIds(post.picture, TINT),
				publishedAt: new Date(now.getTime() - post.publishedDaysAgo * DAY_MS),
			})
			.returning({ id: posts.id });
		await tx.insert(postTranslations).values(
			LOCALES.map((locale) => ({
				postId: row?.id ?? 0,
				locale,
				slug: post.slug[locale],
				title: post.title[locale],
				perex: post.perex[locale],
				body: post.body[locale],
			})),
		);
	}
}
