"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { keepDraft, readDraft } from "#lib/api/checkout-draft.ts";
import type { DeliveryOptions, OrderBody } from "#lib/contract/order.ts";
import { AddressSections } from "./address-sections.tsx";
import styles from "./checkout-form.module.scss";
import { ContactSection } from "./contact-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { type CheckoutValues, initialValues, orderResolver } from "./form-values.ts";
import { OrderPanel } from "./order-panel.tsx";
import { PaymentSection } from "./payment-section.tsx";
import type { StepsProps } from "./steps-props.ts";
import { useSubmitOrder } from "./use-submit-order.ts";

type Props = Omit<StepsProps, "isChanging"> & { options: DeliveryOptions; isStale: boolean };

/** The form of the order and, beside it, its summary with the button. What is typed survives a reload. */
export function CheckoutForm({ locale, cart, options, isStale, onUncertain, onSent }: Props) {
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
	const { formElement, submit, isSending } = useSubmitOrder({ form, cart, options, isStale, onUncertain, onSent });
	return (
		<FormProvider {...form}>
			<form ref={formElement} id={formId} className={styles.root} noValidate onSubmit={submit}>
				<p className={styles.hint}>{t("requiredHint")}</p>
				<DeliverySection options={options} currency={cart.currency} isStale={isStale} />
				<PaymentSection options={options} currency={cart.currency} isStale={isStale} />
				<ContactSection />
				<AddressSections options={options} />
			</form>
			<OrderPanel
				locale={locale}
				cart={cart}
				options={options}
				formId={formId}
				isStale={isStale}
				isSending={isSending}
			/>
		</FormProvider>
	);
}
