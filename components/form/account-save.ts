"use client";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useNotice } from "#components/ui/notices.tsx";
import { isLeaving, whileLeaving } from "#lib/storefront/browser/leave.ts";
import { ApiError } from "#lib/storefront/client/browser.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { forgetEndedSession } from "#lib/storefront/customer/customer.ts";

type Options<Values extends FieldValues, Body> = {
	form: UseFormReturn<Values, unknown, Body>;
	/** What the form starts with, and again whenever the page is come back to. */
	values: () => Values;
	save: (body: Body) => Promise<unknown>;
	/** The sentence when nothing closer is known. */
	failed: string;
	/** Fields of the form for the shop's, where they are called otherwise; and for its refusals that are about one field. */
	fields?: Partial<Record<string, FieldPath<Values>>>;
	/** Fields in the order of the screen, for a form whose fields come and go; its own focus must be off. */
	order?: FieldPath<Values>[];
	/** It stands in a modal dialog, which lies over notices: what went wrong is said there, too. */
	isModal?: boolean;
};

/**
 * Sends a form once, however often its button is pressed, also while the page is left afterwards. Refusals land on their fields, the first of which gets the focus,
 * others and failures are a notice (promises §8); what is typed stays. An ended session leads to the login.
 */
export function useAccountSave<Values extends FieldValues, Body>({
	form,
	values,
	save,
	failed,
	fields = {},
	order = [],
	isModal = false,
}: Options<Values, Body>) {
	const notice = useNotice();
	const errorText = useErrorText();
	const [problem, setProblem] = useState<string | null>(null);
	const isRunning = useRef(false);
	const start = useRef(values);
	start.current = values;

	// The router keeps a page that was left: one come back to begins anew.
	const { reset } = form;
	useEffect(() => {
		reset(start.current());
		setProblem(null);
	}, [reset]);

	const showOnFields = (error: ApiError): boolean => {
		const known = form.getValues();
		const own = fields[error.code];
		const refused = own ? { [own]: [error.code] } : error.fields;
		const wrong = Object.entries(refused).flatMap(([name, [key = "invalid"]]) => {
			const field = (fields[name] ?? name) as FieldPath<Values>;
			return get(known, field) === undefined ? [] : [{ field, key }];
		});
		for (const [index, { field, key }] of wrong.entries()) {
			form.setError(field, { type: "server", message: key }, { shouldFocus: index === 0 });
		}
		return wrong.length > 0;
	};
	const refuse = (error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		if (forgetEndedSession(error) || showOnFields(error)) return;
		const isRefused = error.status >= 400 && error.status < 500;
		const sentence = isRefused ? errorText(error, "server_error") : failed;
		notice("danger", sentence);
		if (isModal) setProblem(sentence);
	};
	const send = async (body: Body) => {
		try {
			await save(body);
			await whileLeaving();
		} catch (error) {
			refuse(error);
		}
	};
	const focusFirst = (errors: FieldErrors<Values>) => {
		const first = order.find((name) => get(errors, name) !== undefined);
		if (first) form.setFocus(first);
	};
	const submit = async (event: SyntheticEvent) => {
		event.preventDefault();
		// Inside another form's dialog it must not send that one too.
		event.stopPropagation();
		if (isRunning.current || isLeaving()) return;
		isRunning.current = true;
		setProblem(null);
		try {
			await form.handleSubmit(send, focusFirst)(event);
		} finally {
			isRunning.current = false;
		}
	};
	return { submit: (event: SyntheticEvent) => void submit(event), problem };
}
