import { useTranslations } from "next-intl";
import type { FacetValue } from "#lib/contract/schemas/listing.ts";
import { choicesOf } from "./choices-of.ts";
import styles from "./filter-group.module.scss";

/** More than this many values stay folded; a fold for one or two is more trouble than they are. */
const SHOWN = 8;
const FOLDED_MIN = 3;

/** Values of one filter as checkboxes with counts; `isSingle` makes them radio buttons, which a link above clears. */
export function FilterGroup({
	title,
	name,
	values: all,
	chosen,
	total,
	keepsCommon = false,
	isOpen = false,
	isSingle = false,
	swatches = {},
}: {
	title: string;
	/** Key in the query string. */
	name: string;
	values: FacetValue[];
	chosen: string[];
	/** Number of listed goods. */
	total: number;
	/** Whether a value that all of them have is shown beside others. */
	keepsCommon?: boolean;
	isOpen?: boolean;
	isSingle?: boolean;
	/** CSS backgrounds of values that are colours, by slug. */
	swatches?: Record<string, string>;
}) {
	const t = useTranslations("listing");
	const values = choicesOf(all, { chosen, total, keepsCommon });
	if (values.length === 0) return null;
	const shown = values.length >= SHOWN + FOLDED_MIN ? SHOWN : values.length;
	const folded = values.slice(shown);
	const list = (some: FacetValue[]) => (
		<ul>
			{some.map(({ slug, name: words, count }) => (
				<li key={slug}>
					<label>
						<input
							type={isSingle ? "radio" : "checkbox"}
							name={name}
							value={slug}
							defaultChecked={chosen.includes(slug)}
						/>
						{swatches[slug] && <i style={{ background: swatches[slug] }} />}
						<span>{words}</span>
						<small>{count}</small>
					</label>
				</li>
			))}
		</ul>
	);
	return (
		<details className={styles.root} open={isOpen || chosen.length > 0}>
			<summary>{title}</summary>
			<fieldset>
				<legend>{title}</legend>
				{list(values.slice(0, shown))}
				{folded.length > 0 && (
					<details className={styles.folded} open={folded.some(({ slug }) => chosen.includes(slug))}>
						<summary>
							{t("moreValues", { count: folded.length })} <span>{title}</span>
						</summary>
						{list(folded)}
					</details>
				)}
			</fieldset>
		</details>
	);
}
