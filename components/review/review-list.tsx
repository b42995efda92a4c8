"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Review } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ReviewItem } from "./review-item.tsx";
import styles from "./review-list.module.scss";

type Props = {
	locale: Locale;
	productId: number;
	pages: number;
	total: number;
	/** Ids of the first page's reviews. */
	firstIds: number[];
	/** The first page, as list items rendered on the server. */
	children: ReactNode;
};

/** The first page of reviews, and further ones loaded on demand; the address does not change. */
export function ReviewList({ locale, productId, pages, total, firstIds, children }: Props) {
	const t = useTranslations("review");
	const [added, setAdded] = useState<Review[]>([]);
	const [last, setLast] = useState(1);
	const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
	const list = useRef<HTMLUListElement>(null);
	const isGrowing = useRef(false);
	/** Which item gets the focus once it is drawn. */
	const focusDue = useRef<number | null>(null);

	const load = async () => {
		if (isGrowing.current) return;
		isGrowing.current = true;
		setState("loading");
		try {
			const { fetchReviewsPage } = await import("#lib/storefront/goods/fetch-reviews.ts");
			const next = await fetchReviewsPage(productId, last + 1);
			// A review published meanwhile shifts others to the next page.
			const known = new Set([...firstIds, ...added.map(({ id }) => id)]);
			const fresh = next.reviews.filter(({ id }) => !known.has(id));
			if (fresh.length > 0) focusDue.current = firstIds.length + added.length;
			setAdded([...added, ...fresh]);
			setLast(next.page);
			setState("idle");
		} catch {
			setState("failed");
		} finally {
			isGrowing.current = false;
		}
	};

	// The button may be gone: the first new review gets the focus, for keyboards and screen readers. Once: a page that is shown again runs its effects again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: reviews were added
	useLayoutEffect(() => {
		const due = focusDue.current === null ? null : list.current?.children[focusDue.current];
		focusDue.current = null;
		if (due instanceof HTMLElement) due.focus();
	}, [added]);

	const shown = Math.min(firstIds.length + added.length, total);
	return (
		<div className={styles.root}>
			<ul ref={list} className={styles.list}>
				{children}
				{added.map((review) => (
					<li key={review.id} tabIndex={-1}>
						<ReviewItem review={review} locale={locale} />
					</li>
				))}
			</ul>
			{pages > 1 && (
				<div className={styles.more}>
					<p className={styles.status} role="status">
						{state === "failed" ? t("moreFailed") : t("shown", { shown, total })}
					</p>
					{last < pages && (
						<Button tone="secondary" isBusy={state === "loading"} onClick={() => void load()}>
							{state === "loading" ? t("loadingMore") : t("more")}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
