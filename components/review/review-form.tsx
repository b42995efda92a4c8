"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useController, useForm } from "react-hook-form";
import { useErrorsCleared } from "#components/form/use-errors-cleared.ts";
import { LatePart } from "#components/queries/late-part.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { type ReviewBody, type ReviewInput, reviewInput } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { customerQuery } from "#lib/storefront/customer/customer.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { keepReviewDraft, readReviewDraft } from "#lib/storefront/goods/review-draft.ts";
import { StarChoice } from "../rating/star-choice.tsx";
import styles from "./review-form.module.scss";
import { ReviewProblem } from "./review-problem.tsx";
import { useSubmitReview } from "./use-submit-review.ts";

export type ReviewFormProps = { locale: Locale; productId: number; onSent: () => void };

/** Stars, a name and a text (promises §5). Typed values survive a failure, a closed dialog and a login. */
export function ReviewForm(props: ReviewFormProps) {
	return (
		<LatePart>
			<Fields {...props} />
		</LatePart>
	);
}

function Fields({ locale, productId, onSent }: ReviewFormProps) {
	const t = useTranslations("review.form");
	const [draft] = useState(() => readReviewDraft(productId));
	const form = useForm<ReviewInput, unknown, ReviewBody>({
		resolver: zodResolver(reviewInput),
		defaultValues: { ...draft, locale },
		mode: "onTouched",
	});
	// Registered before the other fields, as on the screen: the first invalid field gets the focus.
	const stars = useController({ control: form.control, name: "stars" });
	const { submit, problem, forgetProblem, isSending } = useSubmitReview({ form, productId, onSent });
	useErrorsCleared(form, forgetProblem);
	const errorText = useFieldText();

	const { subscribe, setFocus, getValues, setValue } = form;
	useEffect(
		() => subscribe({ formState: { values: true }, callback: ({ values }) => keepReviewDraft(productId, values) }),
		[subscribe, productId],
	);
	useEffect(() => setFocus("stars"), [setFocus]);
	const { data: customer, error: customerError } = useQuery(customerQuery());
	const [hasExpired, setHasExpired] = useState(false);
	useEffect(() => {
		if (forgetEndedSession(customerError)) setHasExpired(true);
	}, [customerError]);
	useEffect(() => {
		if (customer && getValues("author") === "") setValue("author", customer.firstname);
	}, [customer, getValues, setValue]);

	const { errors } = form.formState;
	return (
		<form className={styles.root} noValidate onSubmit={submit}>
			<p className={styles.hint}>{t("requiredHint")}</p>
			<StarChoice
				name="stars"
				value={stars.field.value}
				onChange={stars.field.onChange}
				onBlur={stars.field.onBlur}
				focusRef={stars.field.ref}
				error={errorText(errors.stars?.message)}
			/>
			<TextField
				{...form.register("author")}
				label={t("author")}
				hint={t("authorHint")}
				autoComplete="nickname"
				isRequired
				error={errorText(errors.author?.message)}
			/>
			<TextAreaField
				{...form.register("text")}
				label={t("text")}
				hint={t("textHint")}
				rows={6}
				isRequired
				error={errorText(errors.text?.message)}
			/>
			<ReviewProblem locale={locale} problem={problem ?? (hasExpired ? "expired" : null)} />
			<Button type="submit" isBusy={isSending}>
				{isSending ? t("sending") : t("send")}
			</Button>
		</form>
	);
}
