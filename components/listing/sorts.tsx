"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { DEFAULT_SORT, SORTS } from "#lib/domain/goods/sorting.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type ListingState, listingPath } from "#lib/i18n/listing-query.ts";
import styles from "./sorts.module.scss";
import { SORTS_ID, useSortName } from "./use-sort-name.ts";

/** Sort orders of a listing as links: a row on wide screens, on small ones a native popover behind a button of the list. */
export function Sorts({ locale, url, state }: { locale: Locale; url: string; state: ListingState }) {
	const t = useTranslations("listing");
	const nameOf = useSortName(state);
	const nav = useRef<HTMLElement>(null);
	const close = () => nav.current?.hidePopover?.();
	// The router keeps a left page, and would show it with the popover open.
	useLayoutEffect(() => {
		const element = nav.current;
		return () => element?.hidePopover?.();
	}, []);
	return (
		<nav ref={nav} id={SORTS_ID} className={styles.root} popover="auto" aria-label={t("sort")}>
			{SORTS.map((sort) => (
				<Link
					key={sort}
					href={listingPath(locale, url, { ...state, sort, page: 1 })}
					aria-current={sort === state.sort ? "true" : undefined}
					rel={sort === DEFAULT_SORT ? undefined : "nofollow"}
					prefetch={false}
					scroll={false}
					onClick={close}
				>
					{nameOf(sort)}
				</Link>
			))}
		</nav>
	);
}
