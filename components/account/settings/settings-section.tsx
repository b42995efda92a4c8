"use client";
import { type ReactNode, useId } from "react";
import styles from "./settings-section.module.scss";

/** One part of the settings, under its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.root} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
