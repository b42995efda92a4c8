import type { SeedPost } from "./post-format.ts";
import { BALLOON_POSTS } from "./posts/balloons.ts";
import { COSTUME_POSTS } from "./posts/costumes.ts";
import { PARTY_POSTS } from "./posts/parties.ts";

/** Articles of the blog, the newest first. */
export const POSTS: SeedPost[] = [...BALLOON_POSTS, ...COSTUME_POSTS, ...PARTY_POSTS].sort(
	(a, b) => a.publishedDaysAgo - b.publishedDaysAgo,
);
