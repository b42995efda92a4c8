"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Listing } from "#lib/contract/schemas/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import type { ListingParams } from "#lib/storefront/goods/listing-params.ts";
import styles from "./load-more.module.scss";

type MoreGoods = Awaited<ReturnType<typeof loadMoreGoods>>;

/** The first page's cards are HTML alone; those of further ones are drawn here. */
async function loadMoreGoods() {
	const [{ ProductGrid }, { fetchNextPage }] = await Promise.all([
		import("#components/product/card/product-grid.tsx"),
		import("#lib/storefront/goods/listing.ts"),
	]);
	return { ProductGrid, fetchNextPage };
}

type Props = {
	locale: Locale;
	/** The list for analytics, and the position of its next item. */
	list: ItemList;
	first: number;
	params: ListingParams;
	page: number;
	pages: number;
	total: number;
	shown: number;
	/** Address of the next page; the number in it is replaced for later ones. */
	pathOfNext: string | null;
	/** Key of the page's number in the query. */
	pageKey: string;
};

/** Appends the next page; the address follows, so that a reload or a shared link shows the page last loaded. */
export function LoadMore({ locale, list, first, params, page, pages, total, shown, pathOfNext, pageKey }: Props) {
	const t = useTranslations("listing");
	const tErrors = useTranslations("errors");
	const notice = useNotice();
	const [added, setAdded] = useState<Listing["products"]>([]);
	const [last, setLast] = useState(page);
	const [Grid, setGrid] = useState<MoreGoods["ProductGrid"] | null>(null);
	const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
	const addedGoods = useRef<HTMLDivElement>(null);
	/** Which of the added cards gets the focus once it is drawn. */
	const focusDue = useRef<number | null>(null);
	// After the last page the pressed link is gone: the first new item gets the focus. Once: a page that is shown again runs its effects again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: goods were added
	useLayoutEffect(() => {
		const card = focusDue.current === null ? null : addedGoods.current?.querySelectorAll("article")[focusDue.current];
		focusDue.current = null;
		card?.querySelector("a")?.focus({ preventScroll: true });
	}, [added]);
	if (pathOfNext === null) return null;
	const pathOf = (number: number) => pathOfNext.replace(`${pageKey}=${page + 1}`, `${pageKey}=${number}`);

	const load = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		if (state === "loading") return;
		setState("loading");
		try {
			const more = await loadMoreGoods();
			setGrid(() => more.ProductGrid);
			const next = await more.fetchNextPage(locale, { ...params, page: last + 1 });
			if (next.page >= pages) focusDue.current = added.length;
			setAdded((known) => [...known, ...next.products.filter((product) => !known.some(({ id }) => id === product.id))]);
			setLast(next.page);
			setState("idle");
			window.history.replaceState(null, "", pathOf(next.page));
		} catch {
			setState("failed");
			notice("danger", tErrors("load_products"));
		}
	};

	return (
		<div className={styles.root}>
			<div ref={addedGoods} className={styles.added}>
				{Grid && added.length > 0 && <Grid products={added} locale={locale} list={list} first={first} />}
			</div>
			<p className={styles.status} role="status">
				{state === "failed" ? t("loadFailed") : t("shown", { shown: Math.min(shown + added.length, total), total })}
			</p>
			{last < pages && (
				<a
					className={buttonClass({ tone: "secondary", size: "large" })}
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
