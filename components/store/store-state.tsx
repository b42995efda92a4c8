"use client";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { type OpeningState, stateAt } from "#lib/domain/time/opening-hours.ts";
import { branchOf, useOpeningTexts } from "./opening-texts.ts";
import styles from "./store-state.module.scss";

/**
 * Whether a store is open, and until when; `isShort` beside its name, where only screen readers are told all of it. The line
 * is blank in static HTML, which has no clock.
 */
export function StoreState({ store, now, isShort = false }: { store: StoreCard; now: Date | null; isShort?: boolean }) {
	const texts = useOpeningTexts();
	if (!now) return <span className={styles.root} aria-hidden="true" />;
	const state = stateAt(branchOf(store), now);
	if (!isShort) return <span className={classOf(state)}>{texts.state(state)}</span>;
	return (
		<span className={classOf(state)}>
			<span className={styles.whole}>{texts.state(state)}</span>
			<span aria-hidden="true">{texts.short(state)}</span>
		</span>
	);
}

function classOf(state: OpeningState): string {
	const tone = state.kind === "closed" ? styles.toneClosed : state.closesSoon ? styles.toneSoon : styles.toneOpen;
	return `${styles.root} ${tone}`;
}
