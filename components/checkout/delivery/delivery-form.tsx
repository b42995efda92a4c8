"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useShown } from "#components/analytics/use-shown.ts";
import { useErrorsCleared } from "#components/form/use-errors-cleared.ts";
import { Button } from "#components/ui/button.tsx";
import type { OrderBody } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { trackCheckoutBegin, trackCheckoutChoice } from "#lib/storefront/analytics/cart-events.ts";
import { useNextPage } from "#lib/storefront/browser/use-prefetch.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { keepDraft, readDraft } from "#lib/storefront/order/checkout-draft.ts";
import { type CheckoutValues, chosenOf, initialValues, orderResolver } from "../../form/form-values.ts";
import type { CheckoutData } from "../checkout-gate.tsx";
import { ContactSection } from "../contact/contact-section.tsx";
import { DeliveryAddressSection } from "../contact/delivery-address-section.tsx";
import { InvoiceSection } from "../contact/invoice-section.tsx";
import { LoginOffer } from "../contact/login-offer.tsx";
import { useAccountPrefill } from "../contact/use-account-prefill.ts";
import { focusField } from "../focus-field.ts";
import { problemsOf } from "../form-problems.ts";
import { CheckoutPanel } from "../panel/checkout-panel.tsx";
import { PanelGoods } from "../panel/panel-goods.tsx";
import { ProblemSummary } from "../summary/problem-summary.tsx";
import { useKeptProblems } from "../use-kept-problems.ts";
import { useSectionOfAddress } from "../use-section-of-address.ts";
import styles from "./delivery-form.module.scss";
import { DeliverySection } from "./delivery-section.tsx";
import { PaymentSection } from "./payment-section.tsx";

/** Saves the fields of this step only: those of the last step may have changed since this form was mounted. */
function keepStep(values: CheckoutValues): void {
	const { note, surveyRefused } = readDraft();
	keepDraft({ ...values, note, surveyRefused });
}

/** Everything an order needs except the consent. Typed values survive a reload, going back and a login. */
export function DeliveryForm({ locale, cart, options, isStale }: CheckoutData & { locale: Locale }) {
	const t = useTranslations("checkout");
	const router = useRouter();
	const summary = screenPath(locale, "checkoutSummary");
	useNextPage(summary);
	const formId = useId();
	const formElement = useRef<HTMLFormElement>(null);
	const hint = useRef<HTMLParagraphElement>(null);
	const [logins, setLogins] = useState(0);
	useEffect(() => {
		// After a login the offer to sign in, which had the focus, is gone.
		if (logins > 0) hint.current?.focus();
	}, [logins]);
	// The consent belongs to the last step.
	const home = useHomeCountry();
	const [defaultValues] = useState(() => ({ ...initialValues(readDraft(home), options), consent: true }));
	const resolver = useMemo(() => orderResolver(options), [options]);
	const form = useForm<CheckoutValues, unknown, OrderBody>({
		resolver,
		defaultValues,
		mode: "onTouched",
		shouldFocusError: false,
	});
	const { subscribe } = form;
	useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepStep(values) }), [subscribe]);
	useAccountPrefill(form, options);
	// Must run before `useKeptProblems` shows new refusals.
	useErrorsCleared(form);
	useKeptProblems(form, formElement);
	useSectionOfAddress();
	useShown(cart.id, () => trackCheckoutBegin(cart));

	const submit = form.handleSubmit(
		() => {
			keepStep(form.getValues());
			const { delivery, payment } = chosenOf(options, form.getValues());
			if (delivery && payment) trackCheckoutChoice(cart, delivery.key, payment.key);
			router.push(summary);
		},
		(errors) =>
			focusField(
				formElement.current,
				problemsOf(errors).map(({ name }) => name),
			),
	);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (!isStale) void submit(event);
	};
	return (
		<FormProvider {...form}>
			<div className={styles.root}>
				<div className={styles.column}>
					<LoginOffer locale={locale} onLogin={() => setLogins((count) => count + 1)} />
					<form ref={formElement} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
						<p ref={hint} className={styles.hint} tabIndex={-1}>
							{t("requiredHint")}
						</p>
						<DeliverySection locale={locale} cart={cart} options={options} isStale={isStale} />
						<PaymentSection options={options} currency={cart.currency} isStale={isStale} />
						<ContactSection />
						<InvoiceSection options={options} />
						<DeliveryAddressSection options={options} />
					</form>
				</div>
				<CheckoutPanel
					cart={cart}
					options={options}
					isStale={isStale}
					title={t("panel.title")}
					isBar
					goods={<PanelGoods cart={cart} />}
					action={
						<Button type="submit" form={formId} size="large" isWide isBusy={isStale}>
							{t(isStale ? "saving" : "panel.continue")}
						</Button>
					}
				>
					<ProblemSummary formId={formId} />
				</CheckoutPanel>
			</div>
		</FormProvider>
	);
}
