"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { ProductGrid } from "#components/product/product-grid.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { fetchNextPage } from "#lib/api/listing.ts";
import type { Listing, ListingQuery } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTING_KEYS } from "#lib/i18n/paths.ts";
import styles from "./load-more.module.scss";

type Props = {
	locale: Locale;
	query: Pick<ListingQuery, "category" | "list" | "sort">;
	page: number;
	pages: number;
	total: number;
	shown: number;
	nextPath: string | null;
	/** Address of page 2; the number in it is replaced for later ones. */
	pathOfPage: string;
};

/** Appends the next page; the address follows, so that a reload or a shared link shows the page last loaded. */
export function LoadMore({ locale, query, page, pages, total, shown, nextPath, pathOfPage }: Props) {
	const t = useTranslations("listing");
	const [added, setAdded] = useState<Listing["products"]>([]);
	const [last, setLast] = useState(page);
	const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
	if (nextPath === null) return null;
	const pathOf = (number: number) =>
		pathOfPage.replace(`${LISTING_KEYS.page[locale]}=2`, `${LISTING_KEYS.page[locale]}=${number}`);

	const load = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		if (state === "loading") return;
		setState("loading");
		try {
			const next = await fetchNextPage(locale, { ...query, page: last + 1 });
			setAdded((known) => [...known, ...next.products.filter((product) => !known.some(({ id }) => id === product.id))]);
			setLast(next.page);
			setState("idle");
			window.history.replaceState(null, "", pathOf(next.page));
		} catch {
			setState("failed");
		}
	};

	return (
		<div className={styles.root}>
			{added.length > 0 && <ProductGrid products={added} locale={locale} />}
			<p className={styles.status} role="status">
				{state === "failed" ? t("loadFailed") : t("shown", { shown: Math.min(shown + added.length, total), total })}
			</p>
			{last < pages && (
				<a
					className={buttonClass({ tone: "secondary" })}
					href={pathOf(last + 1)}
					onClick={load}
					aria-busy={state === "loading" || undefined}
				>
					{state === "loading" ? t("loading") : t("loadMore")}
				</a>
			)}
		</div>
	);
}
