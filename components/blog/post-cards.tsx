import Link from "next/link";
import { Image } from "#components/picture/image.tsx";
import type { PostCard } from "#lib/contract/schemas/content.ts";
import styles from "./post-cards.module.scss";
import { PostDate } from "./post-date.tsx";

/**
 * Articles in a grid, each one link. `eager`: number of first pictures above the fold; `isRail`: beside other things, by
 * picture and title, and on a phone in a strip to swipe.
 */
export function PostCards({
	posts,
	headingLevel,
	eager = 0,
	isRail = false,
}: {
	posts: PostCard[];
	headingLevel: 2 | 3;
	eager?: number;
	isRail?: boolean;
}) {
	const Heading = `h${headingLevel}` as const;
	return (
		<ul className={isRail ? styles.rail : styles.root}>
			{posts.map((post, index) => (
				<li key={post.id}>
					<article className={styles.post}>
						<div className={styles.picture} style={{ background: post.tint }}>
							{post.image && <Image src={post.image.src} width={320} isFirst={index < eager} />}
						</div>
						{!isRail && <PostDate post={post} />}
						<Heading>
							<Link className={styles.link} href={post.url} prefetch={false}>
								{post.title}
							</Link>
						</Heading>
						{!isRail && <p>{post.perex}</p>}
					</article>
				</li>
			))}
		</ul>
	);
}
