"use client";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { type OpeningState, stateAt } from "#lib/domain/time/opening-hours.ts";
import { branchOf, useOpeningTexts } from "./opening-texts.ts";
import styles from "./store-state.module.scss";

/** Whether a store is open, and until when. The line is blank in static HTML, which has no clock. */
export function StoreState({ store, now }: { store: StoreCard; now: Date | null }) {
	const texts = useOpeningTexts();
	if (!now) return <span className={styles.root} aria-hidden="true" />;
	const state = stateAt(branchOf(store), now);
	return <span className={classOf(state)}>{texts.state(state)}</span>;
}

function classOf(state: OpeningState): string {
	const tone = state.kind === "closed" ? styles.toneClosed : state.closesSoon ? styles.toneSoon : styles.toneOpen;
	return `${styles.root} ${tone}`;
}
