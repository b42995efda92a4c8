"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useDistance } from "#components/distance/use-distance.ts";
import { Icon } from "#components/ui/icon.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { useOpeningTexts } from "./opening-texts.ts";
import { routeTo } from "./routes-to.ts";
import { storeAddress, storeTitle } from "./store-address.ts";
import styles from "./store-item.module.scss";
import { StoreServices } from "./store-services.tsx";
import { StoreState } from "./store-state.tsx";

type Props = {
	store: StoreCard;
	now: Date | null;
	km: number | null;
	/** What all names of the list begin with, which is not shown. */
	brand: string;
	/** Whether it is the one that is marked on the map. */
	isChosen: boolean;
	/** It was unfolded. */
	onOpen: () => void;
};

/** A row of the list: name and until when it is open, address and distance. Unfolded it has the week, phone, services and ways there. */
export function StoreItem({ store, now, km, brand, isChosen, onOpen }: Props) {
	const t = useTranslations("stores");
	const texts = useOpeningTexts();
	const distance = useDistance();
	const title = storeTitle(store);
	return (
		<article id={`store-${store.id}`} className={styles.root} data-chosen={isChosen || undefined}>
			<details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
				<summary>
					<h2>
						<span className={styles.brand}>{brand.trimEnd()}</span> {title.slice(brand.length)}
					</h2>
					<Icon className={styles.fold} name="chevron-down" size={20} />
					<StoreState store={store} now={now} isShort />
					<span className={styles.address}>
						{storeAddress(store)}
						{km !== null && <span className={styles.away}>{t("nearest.away", { distance: distance(km) })}</span>}
					</span>
				</summary>
				<div className={styles.more}>
					<p>
						{texts.week(store.opening_hours)}
						<br />
						<PhoneLink phone={store.phone} />
					</p>
					<StoreServices services={store.services} />
					<p className={styles.links}>
						<Link href={store.url} prefetch={false} aria-label={t("detailOf", { name: store.name })}>
							{t("detail")}
						</Link>
						<a href={routeTo(store)} rel="noreferrer" aria-label={t("navigateTo", { name: store.name })}>
							{t("navigate")}
						</a>
					</p>
				</div>
			</details>
		</article>
	);
}
