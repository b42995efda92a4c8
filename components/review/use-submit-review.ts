"use client";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNotice } from "#components/ui/notices.tsx";
import type { ReviewBody, ReviewInput } from "#lib/contract/schemas/review.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { useSendReview } from "#lib/storefront/goods/review.ts";
import { forgetReviewDraft } from "#lib/storefront/goods/review-draft.ts";
import type { Problem } from "./review-problem.tsx";

const FIELDS = ["stars", "author", "text"] as const;

type Options = { form: UseFormReturn<ReviewInput, unknown, ReviewBody>; productId: number; onSent: () => void };

/** Sends a review once, even if the button is pressed again; field refusals are shown at their fields. */
export function useSubmitReview({ form, productId, onSent }: Options) {
	const t = useTranslations("review.form");
	const notice = useNotice();
	const send = useSendReview(productId);
	const [problem, setProblem] = useState<Problem | null>(null);
	const isRunning = useRef(false);

	const showOnFields = (error: ApiError): boolean => {
		const wrong = FIELDS.filter((name) => error.fields[name]);
		for (const [index, name] of wrong.entries()) {
			const message = error.fields[name]?.[0] ?? "invalid";
			form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
		}
		return wrong.length > 0;
	};
	const refuse = (error: unknown) => {
		if (forgetEndedSession(error)) return setProblem("expired");
		if (error instanceof ApiError && showOnFields(error)) return;
		if (error instanceof ApiError && error.code === "already_reviewed") return setProblem("already_reviewed");
		setProblem("notSent");
		notice("danger", t("notSent"));
	};
	const deliver = async (body: ReviewBody) => {
		try {
			await send.mutateAsync(body);
		} catch (error) {
			return refuse(error);
		}
		form.reset({ author: body.author, text: "", locale: body.locale });
		forgetReviewDraft(productId);
		onSent();
	};
	const submit = async (event: SyntheticEvent) => {
		event.preventDefault();
		if (isRunning.current) return;
		isRunning.current = true;
		setProblem(null);
		try {
			await form.handleSubmit(deliver)(event);
		} finally {
			isRunning.current = false;
		}
	};
	return {
		submit: (event: SyntheticEvent) => void submit(event),
		problem,
		forgetProblem: () => setProblem(null),
		isSending: send.isPending,
	};
}
