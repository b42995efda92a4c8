"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { LimitProblem } from "#components/cart/limit-problem.tsx";
import { CaptchaNotice } from "#components/form/captcha.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { OrderBody } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { keepDraft, readDraft } from "#lib/storefront/order/checkout-draft.ts";
import { ConsentField } from "../../form/consent-field.tsx";
import { type CheckoutValues, chosenOf, initialValues, isComplete, orderResolver } from "../../form/form-values.ts";
import { BackTo } from "../back-to.tsx";
import type { CheckoutData } from "../checkout-gate.tsx";
import { NoteField } from "../contact/note-field.tsx";
import { SurveyField } from "../contact/survey-field.tsx";
import styles from "../delivery/delivery-form.module.scss";
import { CheckoutPanel } from "../panel/checkout-panel.tsx";
import type { SentOrder } from "./order-sent.tsx";
import problemStyles from "./problem-summary.module.scss";
import { ProblemSummary } from "./problem-summary.tsx";
import { SummaryDetails } from "./summary-details.tsx";
import { SummaryGoods } from "./summary-goods.tsx";
import { useSubmitOrder } from "./use-submit-order.ts";

type Props = CheckoutData & {
	locale: Locale;
	onUncertain: (cart: Cart | null) => void;
	onSent: (order: SentOrder) => void;
};

/** Goods, prices and delivery of the order; total and button are together at the end (OZ § 1826a). */
export function SummaryForm({ locale, cart, options, isStale, onUncertain, onSent }: Props) {
	const t = useTranslations("checkout");
	const formId = useId();
	const [defaultValues] = useState(() => initialValues(readDraft(), options));
	const resolver = useMemo(() => orderResolver(options), [options]);
	const form = useForm<CheckoutValues, unknown, OrderBody>({
		resolver,
		defaultValues,
		mode: "onTouched",
		shouldFocusError: false,
	});
	const { subscribe } = form;
	useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);
	const { formElement, submit, isSending, captcha, limit, doubt } = useSubmitOrder({
		locale,
		form,
		cart,
		options,
		isStale,
		onUncertain,
		onSent,
	});

	if (!isComplete(defaultValues, options)) return <BackTo locale={locale} screen="checkoutDelivery" />;
	const label = isStale ? t("saving") : t("panel.submit");
	return (
		<FormProvider {...form}>
			<div className={styles.root}>
				<form ref={formElement} id={formId} className={styles.form} noValidate onSubmit={submit}>
					<SummaryGoods locale={locale} cart={cart} />
					<SummaryDetails locale={locale} values={defaultValues} chosen={chosenOf(options, defaultValues)} />
					<NoteField />
				</form>
				<CheckoutPanel
					cart={cart}
					options={options}
					isStale={isStale}
					title={t("panel.toPay")}
					isFull
					action={
						<>
							{doubt !== null && (
								<p className={problemStyles.root} role="alert">
									{doubt}
								</p>
							)}
							<Button type="submit" form={formId} size="large" isWide isBusy={isStale || isSending}>
								{isSending ? t("panel.sending") : label}
							</Button>
						</>
					}
				>
					<ConsentField locale={locale} formId={formId} />
					{options.is_survey_sent && <SurveyField formId={formId} />}
					<ProblemSummary formId={formId} />
					{limit !== null && <LimitProblem locale={locale} text={limit} />}
					<CaptchaNotice captcha={captcha} />
				</CheckoutPanel>
			</div>
		</FormProvider>
	);
}
