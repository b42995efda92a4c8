"use client";
import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Order, WithdrawalBody } from "#lib/contract/schemas/order.ts";
import { useDates } from "../../dates/use-dates.ts";
import { WithdrawalHeading } from "./withdrawal-heading.tsx";
import { WithdrawalProblem } from "./withdrawal-problem.tsx";
import styles from "./withdrawal-step.module.scss";

type Props = {
	order: Order;
	body: WithdrawalBody;
	isSending: boolean;
	error: Error | null;
	heading: RefObject<HTMLHeadingElement | null>;
	onConfirm: () => void;
	onEdit: () => void;
	/** The goods of the withdrawal. */
	children: ReactNode;
};

/** Second step: a review of the declaration, and the button that sends it. */
export function WithdrawalReview({ order, body, isSending, error, heading, onConfirm, onEdit, children }: Props) {
	const t = useTranslations("withdrawal");
	const { day } = useDates();
	const facts = [
		{ label: t("form.name"), text: body.name },
		{ label: t("form.email"), text: body.email },
		{ label: t("form.reason"), text: body.reason ?? "" },
	].filter(({ text }) => text !== "");
	return (
		<>
			<h1>{t("title")}</h1>
			<section className={styles.box}>
				<WithdrawalHeading step={2} heading={heading}>
					{t("review.title")}
				</WithdrawalHeading>
				<p className={styles.lead}>{t("review.statement", { number: order.number, date: day(order.date) })}</p>
				<dl className={styles.facts}>
					{facts.map(({ label, text }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				{children}
				<WithdrawalProblem error={error} />
				<div className={styles.actions}>
					<Button isBusy={isSending} onClick={onConfirm}>
						{isSending ? t("review.confirming") : t("review.confirm")}
					</Button>
					<Button tone="secondary" isBusy={isSending} onClick={onEdit}>
						{t("review.edit")}
					</Button>
				</div>
			</section>
		</>
	);
}
