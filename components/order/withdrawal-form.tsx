"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { useFieldText } from "#lib/api/use-field-text.ts";
import { keepWithdrawalDraft, readWithdrawalDraft, type WithdrawalDraft } from "#lib/api/withdrawal-draft.ts";
import { type Order, type WithdrawalBody, withdrawalBody } from "#lib/contract/order.ts";
import { WithdrawalHeading } from "./withdrawal-heading.tsx";
import styles from "./withdrawal-step.module.scss";

type Props = {
	order: Order;
	heading: RefObject<HTMLHeadingElement | null>;
	onFilled: (body: WithdrawalBody) => void;
};

/** First step: who withdraws and where the receipt goes. What is typed outlives a failure and a reload. */
export function WithdrawalForm({ order, heading, onFilled }: Props) {
	const t = useTranslations("withdrawal.form");
	const text = useFieldText();
	const [defaultValues] = useState((): WithdrawalDraft => readWithdrawalDraft(order.id) ?? draftOf(order));
	const { register, handleSubmit, formState, subscribe } = useForm<WithdrawalBody, unknown, WithdrawalBody>({
		resolver: zodResolver(withdrawalBody),
		defaultValues,
		mode: "onTouched",
	});
	useEffect(
		() => subscribe({ formState: { values: true }, callback: ({ values }) => keepWithdrawalDraft(order.id, values) }),
		[subscribe, order.id],
	);
	const { errors } = formState;
	return (
		<form className={styles.box} noValidate onSubmit={(event) => void handleSubmit(onFilled)(event)}>
			<WithdrawalHeading step={1} heading={heading}>
				{t("title")}
			</WithdrawalHeading>
			<p className={styles.quiet}>{t("required")}</p>
			<dl className={styles.facts}>
				<div>
					<dt>{t("number")}</dt>
					<dd>{order.number}</dd>
				</div>
			</dl>
			<TextField
				{...register("name")}
				label={t("name")}
				autoComplete="name"
				isRequired
				error={text(errors.name?.message)}
			/>
			<TextField
				{...register("email")}
				type="email"
				label={t("email")}
				hint={t("emailHint")}
				autoComplete="email"
				isRequired
				error={text(errors.email?.message)}
			/>
			<TextAreaField
				{...register("reason")}
				label={t("reason")}
				hint={t("reasonHint")}
				error={text(errors.reason?.message)}
			/>
			<div>
				<Button type="submit">{t("next")}</Button>
			</div>
		</form>
	);
}

function draftOf({ invoice, email }: Order): WithdrawalDraft {
	return { name: `${invoice.firstname} ${invoice.lastname}`.trim(), email, reason: "" };
}
