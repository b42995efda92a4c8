import Link from "next/link";
import { Image } from "#components/picture/image.tsx";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import styles from "./category-tiles.module.scss";

/** Categories as pictures with their names, four in a row on a phone. */
export function CategoryTiles({ categories }: { categories: CategoryNode[] }) {
	return (
		<ul className={styles.root}>
			{categories.map(({ id, name, url, image, tint }) => (
				<li key={id}>
					<Link href={url} prefetch={false}>
						<span className={styles.picture} style={{ background: tint }}>
							{image && <Image src={image.src} width={160} sizes="(min-width: 768px) 160px, 22vw" />}
						</span>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
