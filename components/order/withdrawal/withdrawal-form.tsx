"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";
import { useController, useForm } from "react-hook-form";
import { useErrorsCleared } from "#components/form/use-errors-cleared.ts";
import { Button } from "#components/ui/button.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { type Order, type WithdrawalBody, withdrawalBody } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { isSealable, returnableGoods } from "#lib/domain/order/withdrawal.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import {
	keepWithdrawalDraft,
	readWithdrawalDraft,
	type WithdrawalDraft,
} from "#lib/storefront/order/withdrawal-draft.ts";
import { WithdrawalGoods } from "./withdrawal-goods.tsx";
import { WithdrawalHeading } from "./withdrawal-heading.tsx";
import { WithdrawalSeals } from "./withdrawal-seals.tsx";
import styles from "./withdrawal-step.module.scss";
import { WithdrawalTerms } from "./withdrawal-terms.tsx";

type Props = {
	order: Order;
	heading: RefObject<HTMLHeadingElement | null>;
	onFilled: (body: WithdrawalBody) => void;
};

/** First step: the goods, the person, and the e-mail for the receipt. Typed values survive a failure and a reload. */
export function WithdrawalForm({ order, heading, onFilled }: Props) {
	const t = useTranslations("withdrawal.form");
	const tClosed = useTranslations("withdrawal.closed");
	const text = useFieldText();
	const [defaultValues] = useState((): WithdrawalDraft => readWithdrawalDraft(order.id) ?? draftOf(order));
	const { register, handleSubmit, formState, subscribe, control, reset } = useForm<
		WithdrawalBody,
		unknown,
		WithdrawalBody
	>({
		resolver: zodResolver(bodyOf(order)),
		defaultValues,
		mode: "onTouched",
	});
	useEffect(
		() => subscribe({ formState: { values: true }, callback: ({ values }) => keepWithdrawalDraft(order.id, values) }),
		[subscribe, order.id],
	);
	useErrorsCleared({ reset });
	const { errors } = formState;
	const { field: seals } = useController({ control, name: "sealed" });
	const sealed = seals.value ?? [];
	const fill = ({ sealed, ...body }: WithdrawalBody) => {
		const told = toldSeals(order, sealed);
		onFilled(told.length > 0 ? { ...body, sealed: told } : body);
	};
	return (
		<>
			<WithdrawalTerms order={order} sealed={sealed} />
			<WithdrawalGoods order={order} sealed={sealed} />
			<form className={styles.box} noValidate onSubmit={(event) => void handleSubmit(fill)(event)}>
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
				<WithdrawalSeals
					order={order}
					sealed={sealed}
					onSealed={seals.onChange}
					error={errors.sealed && tClosed("exempt")}
					ref={seals.ref}
				/>
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
		</>
	);
}

/** The body's schema; it reports an error at the seals when no goods can be returned. */
function bodyOf({ lines, events }: Order) {
	return withdrawalBody.refine(
		({ sealed }) => returnableGoods(lines, hasLeftShop(events), new Set(sealed)).length > 0,
		{ path: ["sealed"], message: "not_withdrawable" },
	);
}

/** While goods are in the shop, their seals are intact, even if they leave before this form is sent. */
function toldSeals({ lines, events }: Order, sealed: number[] = []): number[] {
	return hasLeftShop(events) ? sealed : [...lines.keys()].filter((place) => isSealable(lines[place]));
}

function draftOf({ invoice, email }: Order): WithdrawalDraft {
	return { name: `${invoice.firstname} ${invoice.lastname}`.trim(), email, reason: "", sealed: [] };
}
