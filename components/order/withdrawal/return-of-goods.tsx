"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { withdrawalPath } from "#lib/i18n/paths.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useDates } from "../../dates/use-dates.ts";
import styles from "../details/order-block.module.scss";

/** The deadline and the link for a withdrawal while it is possible; after one, its date. */
export function ReturnOfGoods({ order, link }: { order: Order; link: OrderLink }) {
	const t = useTranslations("order.withdraw");
	const { day, moment } = useDates();
	const { actions, withdrawal, withdraw_until: until } = order;
	if (!actions.withdraw && !withdrawal) return null;
	const isUnsent = !withdrawal && until === null && !hasLeftShop(order.events);
	const text = until === null ? t(isUnsent ? "unsent" : "open") : t("until", { date: day(until) });
	return (
		<section className={styles.root} aria-labelledby="order-return">
			<h2 id="order-return">{t(isUnsent ? "unsentTitle" : "title")}</h2>
			<p>{withdrawal ? t("done", { date: moment(withdrawal.date) }) : text}</p>
			{/* Not prefetched: Next would guess the wrong page from the English address. */}
			<Link
				className={`${buttonClass({ tone: "secondary" })} ${styles.action}`}
				href={withdrawalPath(link.locale, link)}
				prefetch={false}
			>
				{withdrawal ? t("receipt") : t("link")}
			</Link>
		</section>
	);
}
