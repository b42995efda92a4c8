import type { ReactNode } from "react";
import styles from "./footer.module.scss";

/** A part of the footer: on a phone folded under its title, on wider screens open below a heading. */
export function FooterPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<>
			<h2 className={styles.heading}>{title}</h2>
			<details className={styles.part}>
				<summary>{title}</summary>
				{children}
			</details>
		</>
	);
}
