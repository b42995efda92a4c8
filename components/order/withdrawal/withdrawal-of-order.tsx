"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Order, WithdrawalBody } from "#lib/contract/schemas/order.ts";
import { orderPath } from "#lib/i18n/paths.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useWithdraw } from "#lib/storefront/order/order-actions.ts";
import { forgetWithdrawalDraft } from "#lib/storefront/order/withdrawal-draft.ts";
import { useRunOnce } from "../../dialog/use-run-once.ts";
import { ShopContact } from "../details/shop-contact.tsx";
import { WithdrawalClosed } from "./withdrawal-closed.tsx";
import { WithdrawalDone } from "./withdrawal-done.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { WithdrawalGoods } from "./withdrawal-goods.tsx";
import styles from "./withdrawal-of-order.module.scss";
import { WithdrawalReview } from "./withdrawal-review.tsx";

type Step = "form" | "review" | "done" | "closed";
type Props = { order: Order; link: OrderLink; contacts: Settings["contacts"] };

/** The two steps of a withdrawal and its acknowledgement (Directive (EU) 2023/2673). Each step takes the focus. */
export function WithdrawalOfOrder({ order, link, contacts }: Props) {
	const t = useTranslations("withdrawal");
	const [filled, setFilled] = useState<WithdrawalBody | null>(null);
	const [isReviewed, setIsReviewed] = useState(false);
	const runOnce = useRunOnce();
	const withdraw = useWithdraw(link);
	const step = stepOf(order, filled !== null && isReviewed);
	const heading = useStepFocus(step);

	const send = (body: WithdrawalBody) =>
		runOnce(async () => {
			await withdraw.mutateAsync(body);
			forgetWithdrawalDraft(order.id);
		});
	const edit = () => {
		setIsReviewed(false);
		withdraw.reset();
	};
	return (
		<div className={styles.root}>
			{/* Not prefetched: Next would guess the wrong page from the English address. */}
			<Link className={styles.back} href={orderPath(link.locale, link)} prefetch={false}>
				<Icon name="arrow-left" size={20} />
				{t("back")}
			</Link>
			{step === "done" && order.withdrawal && (
				<WithdrawalDone order={order} withdrawal={order.withdrawal} email={filled?.email} heading={heading} />
			)}
			{step === "closed" && <WithdrawalClosed order={order} heading={heading} />}
			{step === "form" && (
				<WithdrawalForm
					order={order}
					heading={heading}
					onFilled={(body) => {
						setFilled(body);
						setIsReviewed(true);
						withdraw.reset();
					}}
				/>
			)}
			{step === "review" && filled && (
				<WithdrawalReview
					order={order}
					body={filled}
					isSending={withdraw.isPending}
					error={withdraw.error}
					heading={heading}
					onConfirm={() => send(filled)}
					onEdit={edit}
				>
					<WithdrawalGoods order={order} sealed={filled.sealed} />
				</WithdrawalReview>
			)}
			<ShopContact contacts={contacts} number={order.number} />
		</div>
	);
}

function stepOf(order: Order, isFilled: boolean): Step {
	if (order.withdrawal) return "done";
	if (!order.actions.withdraw) return "closed";
	return isFilled ? "review" : "form";
}

/** Focuses the heading of each step except the first one shown. */
function useStepFocus(step: Step) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		heading.current?.focus();
	}, [step]);
	return heading;
}
