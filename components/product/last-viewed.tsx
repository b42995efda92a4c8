"use client";
import Link from "next/link";
import { useEffect, useId, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import {
	addLastViewed,
	type LastViewed as Entry,
	readLastViewed,
	viewedMinor,
} from "#lib/storefront/goods/last-viewed.ts";
import styles from "./last-viewed.module.scss";

/**
 * Last viewed goods, without the `current` one, which is stored for next time. At the end of a page, because it appears
 * only after hydration, from the browser's storage.
 */
export function LastViewed({ locale, title, current }: { locale: Locale; title: string; current?: Entry }) {
	const titleId = useId();
	const [entries, setEntries] = useState<Entry[]>([]);
	useEffect(() => {
		setEntries(readLastViewed(locale).filter((entry) => entry.id !== current?.id));
		if (current) addLastViewed(locale, current);
	}, [locale, current]);
	if (entries.length === 0) return null;
	return (
		<section className={styles.root} aria-labelledby={titleId}>
			<h2 id={titleId}>{title}</h2>
			<ul className={styles.list}>
				{entries.map((entry) => (
					<li key={entry.id} className={styles.entry}>
						<span className={styles.picture}>{entry.image && <Image src={entry.image} width={64} />}</span>
						<span>
							<Link className={styles.link} href={entry.url} prefetch={false}>
								{entry.name}
							</Link>
							<strong className={styles.price}>
								<MemberPrice productId={entry.id} isPlain>
									<Money czk={viewedMinor(entry)} />
								</MemberPrice>
							</strong>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
