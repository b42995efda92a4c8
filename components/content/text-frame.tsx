import type { ReactNode } from "react";
import { Breadcrumb, type Step } from "#components/navigation/breadcrumb.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./text-frame.module.scss";

/** Frame of a text page: breadcrumb and full-width content. */
export function TextFrame({
	locale,
	steps = [],
	current,
	children,
}: {
	locale: Locale;
	steps?: Step[];
	/** This page. */
	current: Step;
	children: ReactNode;
}) {
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={steps} current={current} />
			{children}
		</div>
	);
}
