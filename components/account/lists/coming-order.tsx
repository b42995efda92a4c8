import Link from "next/link";
import { useTranslations } from "next-intl";
import { Scene } from "#components/picture/scene.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import type { OrderRow } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { accountOrderPath } from "#lib/i18n/paths.ts";
import styles from "./orders-list.module.scss";

/** The newest of the shown orders that is on its way, or waits to be fetched, above the list. */
export function ComingOrder({ locale, orders }: { locale: Locale; orders: OrderRow[] }) {
	const t = useTranslations("myAccount.orders.coming");
	const order = orders.find(({ state }) => state === "handed_over" || state === "ready_at_branch");
	if (!order) return null;
	const isReady = order.state === "ready_at_branch";
	return (
		<section className={styles.coming} aria-labelledby="coming-order">
			<Scene name={isReady ? "open" : "van"} width={110} margin="0" />
			<div>
				<h2 id="coming-order">{t(isReady ? "ready" : "title")}</h2>
				<p>{t("text", { number: order.number, count: order.items })}</p>
			</div>
			<Link className={buttonClass({ tone: "secondary" })} href={accountOrderPath(locale, order.id)} prefetch={false}>
				{t("show")}
			</Link>
		</section>
	);
}
