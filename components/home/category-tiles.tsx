import Link from "next/link";
import type { CSSProperties } from "react";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { sheetCell, sheetPath } from "#lib/domain/goods/picture-sheet.ts";
import styles from "./category-tiles.module.scss";

/** `id`: the category above these, 0 for the top ones. */
type Props = { id: number; categories: CategoryNode[] };

/** Categories as pictures with their names, four in a row on a phone. Their pictures come as one. */
export function CategoryTiles({ id, categories }: Props) {
	const srcs = categories.map(({ image }) => image?.src ?? null);
	return (
		<ul className={styles.root} style={{ "--sheet": `url(${sheetPath({ id, srcs })})` } as CSSProperties}>
			{categories.map(({ id, name, url, tint }, index) => (
				<li key={id}>
					<Link href={url} prefetch={false}>
						<span
							className={styles.picture}
							style={{ backgroundColor: tint, backgroundPosition: sheetCell(index, categories.length) }}
						/>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
