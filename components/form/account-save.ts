"use client";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useNotice } from "#components/ui/notices.tsx";
import { isLeaving, whileLeaving } from "#lib/storefront/browser/leave.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";

type Options<Values extends FieldValues, Body> = {
	form: UseFormReturn<Values, unknown, Body>;
	/** Initial values, set again on each return to the page. */
	values: () => Values;
	save: (body: Body) => Promise<unknown>;
	/** The default error message. */
	failed: string;
	/** Fields of the form by fields of the shop, where the names differ, and by refusals that belong to a field. */
	fields?: Partial<Record<string, FieldPath<Values>>>;
	/** Fields in the order of the screen, for a form with conditional fields; `shouldFocusError` must be off. */
	order?: () => FieldPath<Values>[];
	/** The form is in a modal dialog, which covers notices, so errors are shown in it too. */
	isModal?: boolean;
};

/**
 * Sends a form once, even if the button is pressed again or the page is being left. Field refusals are shown at their
 * fields, the first with the focus; other errors are a notice (promises §8). Typed values stay. An ended session leads
 * to the login.
 */
export function useAccountSave<Values extends FieldValues, Body>({
	form,
	values,
	save,
	failed,
	fields = {},
	order = () => [],
	isModal = false,
}: Options<Values, Body>) {
	const notice = useNotice();
	const errorText = useErrorText();
	const [problem, setProblem] = useState<string | null>(null);
	const isRunning = useRef(false);
	const start = useRef(values);
	start.current = values;

	// The router keeps a left page: on return the form is reset.
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
		const first = order().find((name) => get(errors, name) !== undefined);
		if (first) form.setFocus(first);
	};
	const submit = async (event: SyntheticEvent) => {
		event.preventDefault();
		// In a dialog inside another form, it must not submit that one too.
		event.stopPropagation();
		if (isRunning.current || isLeaving()) return;
		isRunning.current = true;
		setProblem(null);
		try {
			await form.handleSubmit(send, focusFirst)(event);
		} finally {
			isRunning.current = false;
			keepFocusInSight();
		}
	};
	return { submit: (event: SyntheticEvent) => void submit(event), problem };
}

/** The summary of errors comes above the field that has the focus, and moves it. */
function keepFocusInSight(): void {
	requestAnimationFrame(() => document.activeElement?.scrollIntoView?.({ block: "nearest" }));
}
