import { useTranslations } from "next-intl";
import type { SizeTable as Table } from "#lib/contract/schemas/catalogue.ts";
import { DialogButton } from "./dialog-button.tsx";
import styles from "./size-table.module.scss";

/**
 * Body measures in centimetres of the `sizes` that there are ("98–104 cm"), or of all when the table calls them otherwise, behind a button; a table
 * wider than the screen scrolls within itself.
 */
export function SizeTable({ table, sizes }: { table: Table; sizes: readonly string[] }) {
	const t = useTranslations("productPage");
	const [first, ...columns] = table.columns;
	const own = table.rows.filter(([size]) => sizes.some((name) => name.split(/\s/)[0] === size));
	const rows = own.length > 0 ? own : table.rows;
	return (
		<DialogButton label={t("sizeTable")}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
			<section className={styles.scroller} aria-label={table.title} tabIndex={0}>
				<table className={styles.table}>
					<caption>{table.title}</caption>
					<thead>
						<tr>
							<th scope="col">{first}</th>
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([size, ...measures]) => (
							<tr key={size}>
								<th scope="row">{size}</th>
								{measures.map((measure, index) => (
									<td key={columns[index]}>{measure}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<p className={styles.note}>
				{t("sizeUnits")} {table.note}
			</p>
		</DialogButton>
	);
}
