import Link from "next/link";
import type { ReactNode } from "react";
import styles from "./home-section.module.scss";

/** A section of the home page with a link to its full list; a link out of the shop loads the document. */
export function HomeSection({
	id,
	title,
	all,
	children,
}: {
	id: string;
	title: string;
	all: { url: string; text: string };
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id}>
			<div className={styles.head}>
				<h2 id={id}>{title}</h2>
				{all.url.startsWith("/") ? (
					<Link href={all.url} prefetch={false} aria-describedby={id}>
						{all.text}
					</Link>
				) : (
					<a href={all.url} rel="noopener" aria-describedby={id}>
						{all.text}
					</a>
				)}
			</div>
			{children}
		</section>
	);
}
