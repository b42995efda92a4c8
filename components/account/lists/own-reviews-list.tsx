"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import { Stars } from "#components/rating/stars.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { OwnReview } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { ownReviewsQuery } from "#lib/storefront/account/account-lists.ts";
import styles from "../frame/account-list.module.scss";
import { AccountData, AccountEmpty } from "../frame/account-states.tsx";
import { OwnReviewsDelete } from "./own-reviews-delete.tsx";

/** The customer's reviews of goods with their states. */
export function OwnReviewsList({ locale }: { locale: Locale }) {
	const t = useTranslations("myAccount.reviews");
	const query = useQuery(ownReviewsQuery(locale));
	const [asked, setAsked] = useState<OwnReview | null>(null);
	const list = useRef<HTMLElement>(null);
	// The router keeps a left page with its open dialog.
	useEffect(() => () => setAsked(null), []);
	return (
		<AccountData query={query} failed={t("failed")}>
			{(reviews) => (
				<section ref={list} className={styles.root} aria-label={t("title")} tabIndex={-1}>
					{reviews.length === 0 ? (
						<AccountEmpty scene="star" title={t("emptyTitle")} text={t("emptyText")}>
							<Link className={buttonClass()} href={screenPath(locale, "account")} prefetch={false}>
								{t("toOrders")}
							</Link>
						</AccountEmpty>
					) : (
						<ul className={styles.list}>
							{reviews.map((review) => (
								<Review key={review.id} review={review} onDelete={() => setAsked(review)} />
							))}
						</ul>
					)}
					{asked && (
						<OwnReviewsDelete review={asked} onClose={() => setAsked(null)} onDeleted={() => list.current?.focus()} />
					)}
				</section>
			)}
		</AccountData>
	);
}

function Review({ review, onDelete }: { review: OwnReview; onDelete: () => void }) {
	const t = useTranslations("myAccount.reviews");
	const stars = useTranslations("review");
	const { day } = useDates();
	const id = `review-${review.id}`;
	return (
		<li className={styles.item}>
			<div className={styles.texts}>
				<Link id={id} className={styles.name} href={review.product.url} prefetch={false}>
					{review.product.name}
				</Link>
				<div className={styles.facts}>
					<Stars average={review.stars} label={stars("stars", { stars: review.stars })} />
					<span className={styles[review.state]}>{t(`states.${review.state}`)}</span>
					<time className={styles.quiet} dateTime={review.date}>
						{day(review.date)}
					</time>
				</div>
				<p className={styles.text} dir="auto">
					{review.text}
				</p>
			</div>
			<Button tone="quiet" size="small" aria-haspopup="dialog" aria-describedby={id} onClick={onDelete}>
				<Icon name="trash-2" size={16} />
				{t("delete")}
			</Button>
		</li>
	);
}
