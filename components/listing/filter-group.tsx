import type { FacetValue } from "#lib/contract/schemas/listing.ts";
import styles from "./filter-group.module.scss";

/** Values of one filter as checkboxes with counts; `isSingle` makes them radio buttons, which a link above clears. */
export function FilterGroup({
	title,
	name,
	values,
	chosen,
	total,
	isOpen = false,
	isSingle = false,
}: {
	title: string;
	/** Key in the query string. */
	name: string;
	values: FacetValue[];
	chosen: string[];
	/** Number of listed goods. */
	total: number;
	isOpen?: boolean;
	isSingle?: boolean;
}) {
	// A single value that all goods have is no choice.
	const isNoChoice = values.length === 0 || (values.length === 1 && values[0]?.count === total);
	if (isNoChoice && chosen.length === 0) return null;
	return (
		<details className={styles.root} open={isOpen || chosen.length > 0}>
			<summary>{title}</summary>
			<fieldset>
				<legend>{title}</legend>
				<ul>
					{values.map((value) => (
						<li key={value.slug}>
							<label>
								<input
									type={isSingle ? "radio" : "checkbox"}
									name={name}
									value={value.slug}
									defaultChecked={chosen.includes(value.slug)}
								/>
								<span>{value.name}</span>
								<small>{value.count}</small>
							</label>
						</li>
					))}
				</ul>
			</fieldset>
		</details>
	);
}
