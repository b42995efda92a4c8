"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useDistance } from "#components/distance/use-distance.ts";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { useOpeningTexts } from "./opening-texts.ts";
import { storeAddress, telHref } from "./store-address.ts";
import styles from "./store-item.module.scss";
import { StoreServices } from "./store-services.tsx";
import { StoreState } from "./store-state.tsx";

/** A store in the list: address, open or closed, its week, and services. */
export function StoreItem({ store, now, km }: { store: StoreCard; now: Date | null; km: number | null }) {
	const t = useTranslations("stores");
	const texts = useOpeningTexts();
	const distance = useDistance();
	return (
		<article className={styles.root}>
			<h2>
				<Link href={store.url} prefetch={false}>
					{store.name}
				</Link>
			</h2>
			{km !== null && <p className={styles.away}>{t("nearest.away", { distance: distance(km) })}</p>}
			<StoreState store={store} now={now} />
			<p>
				{storeAddress(store)}
				<br />
				<a href={telHref(store.phone)}>{store.phone}</a>
			</p>
			<p className={styles.week}>{texts.week(store.opening_hours)}</p>
			<StoreServices services={store.services} />
		</article>
	);
}
