import Link from "next/link";
import type { ReactNode } from "react";
import styles from "./home-section.module.scss";

/** A part of the home page with a link to all of it; a full document load where it leads out of the shop. */
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
					<Link href={all.url} prefetch={false}>
						{all.text}
					</Link>
				) : (
					<a href={all.url} rel="noopener">
						{all.text}
					</a>
				)}
			</div>
			{children}
		</section>
	);
}
