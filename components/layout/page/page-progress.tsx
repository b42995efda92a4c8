"use client";
import { useEffect, useSyncExternalStore } from "react";
import {
	finishProgress,
	idleProgress,
	pageProgress,
	subscribeToProgress,
} from "#lib/storefront/browser/page-progress.ts";
import { usePage } from "#lib/storefront/browser/use-page.ts";
import styles from "./page-progress.module.scss";

/**
 * The thin bar at the top while another page loads (promises §4 Page loading). The style sheet moves it: drawn by React
 * it would, with each step, throw away what is drawn of the next page so far.
 */
export function PageProgress() {
	const { phase, hasFailed } = useSyncExternalStore(subscribeToProgress, pageProgress, idleProgress);
	const page = usePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
	useEffect(finishProgress, [page]);
	if (phase === "idle") return null;
	return (
		<div className={styles.root} aria-hidden="true" data-testid="page-progress">
			<div className={hasFailed ? styles.failed : styles.bar} data-phase={phase} />
		</div>
	);
}
