import type { ReactNode } from "react";
import styles from "./facts.module.scss";

export type Fact = { name: string; value: ReactNode };

/** Facts side by side, each under its name. `label` names the group where there is no heading. */
export function Facts({ label, facts }: { label?: string; facts: Fact[] }) {
	return (
		<section className={styles.root} aria-label={label}>
			<dl>
				{facts.map(({ name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
