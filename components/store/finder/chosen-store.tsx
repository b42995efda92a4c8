"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { storeAddress } from "../store-address.ts";
import { StoreState } from "../store-state.tsx";
import styles from "./chosen-store.module.scss";

/** The store chosen on the map; announced when it changes. */
export function ChosenStore({ store, now }: { store: StoreCard | undefined; now: Date | null }) {
	const t = useTranslations("stores");
	return (
		<section aria-label={t("map.chosen")} aria-live="polite">
			{store && (
				<div className={styles.store}>
					<p className={styles.name}>{store.name}</p>
					<StoreState store={store} now={now} />
					<p>{storeAddress(store)}</p>
					<Link href={store.url} prefetch={false} aria-label={t("detailOf", { name: store.name })}>
						{t("detail")}
					</Link>
				</div>
			)}
		</section>
	);
}
