import type { ReactNode } from "react";
import styles from "./request-section.module.scss";

/** A part of a service's form: a group with its heading as legend. */
export function RequestSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className={styles.root}>
			<legend className={styles.legend}>
				<h3>{title}</h3>
			</legend>
			<div className={styles.content}>{children}</div>
		</fieldset>
	);
}
