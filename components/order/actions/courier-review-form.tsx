"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import type { SyntheticEvent } from "react";
import { useController, useForm } from "react-hook-form";
import { useErrorsCleared } from "#components/form/use-errors-cleared.ts";
import { StarChoice } from "#components/rating/star-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import {
	type CourierReviewBody,
	type CourierReviewInput,
	courierReviewBody,
} from "#lib/contract/schemas/account-orders.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useReviewCourier } from "#lib/storefront/order/order-actions.ts";
import { useRunOnce } from "../../dialog/use-run-once.ts";
import styles from "./courier-review.module.scss";

/** Stars and an optional text. Typed values stay after a failure. */
export function CourierReviewForm({ link }: { link: OrderLink }) {
	const t = useTranslations("courierReview");
	const text = useFieldText();
	const form = useForm<CourierReviewInput, unknown, CourierReviewBody>({
		resolver: zodResolver(courierReviewBody),
		mode: "onTouched",
	});
	// Registered before the text, as on the screen: the first invalid field gets the focus.
	const stars = useController({ control: form.control, name: "stars" });
	const send = useSend(form.setError, link);
	useErrorsCleared(form);
	const runOnce = useRunOnce();
	const submit = (event: SyntheticEvent) => {
		event.preventDefault();
		runOnce(() => form.handleSubmit(send)(event));
	};
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p>{t("text")}</p>
			<StarChoice
				name="stars"
				value={stars.field.value}
				onChange={stars.field.onChange}
				onBlur={stars.field.onBlur}
				focusRef={stars.field.ref}
				error={text(errors.stars?.message)}
			/>
			<TextAreaField {...form.register("text")} label={t("words")} error={text(errors.text?.message)} />
			<div>
				<Button type="submit" isBusy={isSubmitting}>
					{isSubmitting ? t("sending") : t("send")}
				</Button>
			</div>
		</form>
	);
}

type SetError = ReturnType<typeof useForm<CourierReviewInput>>["setError"];

function useSend(setError: SetError, link: OrderLink) {
	const t = useTranslations("courierReview");
	const notice = useNotice();
	const errorText = useErrorText();
	const review = useReviewCourier(link);
	const refuse = (error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		const wrong = (["stars", "text"] as const).filter((name) => error.fields[name]);
		for (const [index, name] of wrong.entries()) {
			const message = error.fields[name]?.[0] ?? "invalid";
			setError(name, { type: "server", message }, { shouldFocus: index === 0 });
		}
		if (wrong.length > 0) return;
		if (error.code === "already_reviewed") return notice("danger", t("already"));
		if (error.code === "not_reviewable") return notice("danger", errorText(error, "server_error"));
		notice("danger", t("notSent"));
	};
	return async (body: CourierReviewBody) => {
		try {
			await review.mutateAsync(body);
			notice("success", t("sent"));
		} catch (error) {
			refuse(error);
		}
	};
}
