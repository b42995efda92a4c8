"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useTransition } from "react";
import { type DefaultValues, type FieldPath, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useAccountSave } from "#components/form/account-save.ts";
import { useCaptcha } from "#components/form/use-captcha.ts";
import type { RequestMade } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetAttempt } from "#lib/storefront/client/attempt.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import {
	blankRequest,
	forgetRequestDraft,
	keepRequestDraft,
	type RequestDrafts,
	readRequestDraft,
} from "#lib/storefront/request/request-draft.ts";
import { attemptOf, type RequestBodies, useSendRequest } from "#lib/storefront/request/requests.ts";
import { CONTACT_FIELDS, type ContactValues, type RequestValues } from "./request-values.ts";
import { useContactPrefill } from "./use-contact-prefill.ts";

type Options<Kind extends RequestKind, Body extends RequestBodies[Kind]> = {
	kind: Kind;
	locale: Locale;
	resolver: Resolver<RequestValues<Kind>, unknown, Body>;
	/** Values from the address, used once over the draft; null without any. */
	takeAsked?: (typed: RequestDrafts[Kind]) => Partial<RequestDrafts[Kind]> | null;
	/** Fields of the form by fields of the body, where the names differ, and by refusals that belong to a field. */
	fields?: Partial<Record<string, FieldPath<RequestValues<Kind>>>>;
	/** Its own fields in the order of the screen, where some come later than others. */
	order?: (values: RequestValues<Kind>) => FieldPath<RequestValues<Kind>>[];
	/** Called with the code of a refusal, before it is shown. */
	onRefused?: (code: string) => void;
	/** Called after success. */
	onMade?: (made: RequestMade) => void;
	/** Next page; by default the page of the request. */
	thanksPath?: string;
};

/**
 * The form of a service: typed values survive a reload, customers' data is prefilled, it is sent once even if the
 * button is pressed again, and leads to the page of the request.
 */
export function useRequestForm<Kind extends RequestKind, Body extends RequestBodies[Kind]>(
	options: Options<Kind, Body>,
) {
	const { kind, locale, resolver, takeAsked, fields, order, onRefused, onMade, thanksPath } = options;
	type Values = RequestValues<Kind>;
	const t = useTranslations("requestForm");
	const router = useRouter();
	const captcha = useCaptcha("request");
	const home = useHomeCountry();
	const send = useSendRequest(kind);
	const [isLeaving, startLeaving] = useTransition();
	const isSent = useRef(false);
	const form = useForm<Values, unknown, Body>({
		resolver,
		defaultValues: { ...blankRequest(kind, home), locale, terms: false } as DefaultValues<Values>,
		mode: "onTouched",
		shouldFocusError: order === undefined,
	});
	const { submit, problem } = useAccountSave<Values, Body>({
		form,
		values: () => {
			isSent.current = false;
			const typed = readRequestDraft(kind, home);
			const asked = takeAsked?.(typed) ?? null;
			const draft = { ...typed, ...asked };
			if (asked !== null) keepRequestDraft(kind, draft);
			return { ...draft, locale, terms: false };
		},
		save: async (body) => {
			const made = await send.mutateAsync({ body, askCaptcha: captcha.ask }).catch((error: unknown) => {
				if (error instanceof ApiError) onRefused?.(error.code);
				throw error;
			});
			isSent.current = true;
			forgetRequestDraft(kind);
			forgetAttempt(attemptOf(kind));
			onMade?.(made);
			startLeaving(() => router.push(thanksPath ?? made.url));
		},
		failed: t("failed"),
		...(fields ? { fields } : {}),
		...(order ? { order: () => [...order(form.getValues()), ...(CONTACT_FIELDS as FieldPath<Values>[])] } : {}),
	});
	const { subscribe } = form;
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values }) => {
					if (!isSent.current) keepRequestDraft(kind, values);
				},
			}),
		[subscribe, kind],
	);
	// All forms have the same contact fields.
	useContactPrefill(form as unknown as UseFormReturn<ContactValues>);
	return {
		form,
		captcha,
		problem,
		isLeaving,
		submit: (event: SyntheticEvent) => (isSent.current ? event.preventDefault() : submit(event)),
	};
}
