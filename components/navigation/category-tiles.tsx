import Link from "next/link";
import type { CSSProperties } from "react";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { sheetCell, sheetPath } from "#lib/domain/goods/picture-sheet.ts";
import styles from "./category-tiles.module.scss";

/** `id`: the category above these, 0 for the top ones; `all`: the way to it, where two tiles of the last row would be missing. */
type Props = { id: number; categories: CategoryNode[]; all?: { url: string; text: string } };

/** How many stand beside each other on a computer: as many as leave the fewest places of the last row empty. */
const columnsFor = (count: number) =>
	[8, 7, 6].reduce((best, some) => ((some - (count % some)) % some < (best - (count % best)) % best ? some : best));

/** Categories as pictures with their names, four in a row on a phone. Their pictures come as one. */
export function CategoryTiles({ id, categories, all }: Props) {
	const srcs = categories.map(({ image }) => image?.src ?? null);
	const look = { "--sheet": `url(${sheetPath({ id, srcs })})`, "--columns": columnsFor(categories.length) };
	return (
		<ul className={styles.root} style={look as CSSProperties}>
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
			{all && categories.length % 4 === 2 && (
				<li className={styles.all}>
					<Link href={all.url} prefetch={false}>
						{all.text}
					</Link>
				</li>
			)}
		</ul>
	);
}
