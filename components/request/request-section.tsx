import type { ReactNode } from "react";
import styles from "./request-section.module.scss";

/** `later`: the line in the place of its content as long as something before it is not answered; without scripts all is open. */
type Props = { title: string; later?: string | null; children: ReactNode };

/** A part of a service's form: a group with its heading as legend. */
export function RequestSection({ title, later = null, children }: Props) {
	return (
		<fieldset className={styles.root}>
			<legend className={styles.legend}>
				<h3>{title}</h3>
			</legend>
			{later !== null && <p className={styles.line}>{later}</p>}
			<div className={later === null ? styles.content : styles.later}>{children}</div>
		</fieldset>
	);
}
