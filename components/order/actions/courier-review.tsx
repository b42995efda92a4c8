"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Stars } from "#components/rating/stars.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import styles from "./courier-review.module.scss";
import { CourierReviewForm } from "./courier-review-form.tsx";

/** The buyer's review of the courier: a form once the order is delivered, then the review. */
export function CourierReview({ order, link }: { order: Order; link: OrderLink }) {
	const t = useTranslations("courierReview");
	const stars = useTranslations("review");
	const { courier_review: review, actions } = order;
	const section = useRef<HTMLElement>(null);
	const isReviewed = review !== null;
	const wasReviewed = useRef(isReviewed);
	useEffect(() => {
		const isNew = isReviewed && !wasReviewed.current;
		wasReviewed.current = isReviewed;
		// The form and its button are gone; move the focus unless the shopper has moved it already.
		if (isNew && document.activeElement === document.body) section.current?.focus();
	}, [isReviewed]);
	if (!review && !actions.review_courier) return null;
	return (
		<section ref={section} className={styles.root} aria-labelledby="courier-review" tabIndex={-1}>
			<h2 id="courier-review">{review ? t("doneTitle") : t("title")}</h2>
			{review ? (
				<>
					<Stars average={review.stars} size="large" label={stars("stars", { stars: review.stars })} />
					{review.text !== "" && (
						<p className={styles.text} dir="auto">
							{review.text}
						</p>
					)}
				</>
			) : (
				<CourierReviewForm link={link} />
			)}
		</section>
	);
}
