"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useErrorsCleared } from "#components/form/use-errors-cleared.ts";
import { useNotice } from "#components/ui/notices.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { type VoucherInput, type VoucherTyped, voucherInput } from "#lib/contract/schemas/voucher.ts";
import { normalisedVoucherCode } from "#lib/domain/cart/voucher.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useAddVoucher } from "#lib/storefront/cart/voucher.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { isVoucherRefusal, useVoucherProblemText } from "./use-voucher-problem-text.ts";

const BLANK = { voucherCode: "", guestEmail: "" };
type Field = keyof typeof BLANK;
const check = zodResolver(voucherInput);

type Options = { locale: Locale; cart: Cart; onAdded: (code: string) => void; onRefused: (sentence: string) => void };

/**
 * The form for a voucher's code, and for an e-mail when the voucher needs one. A refusal is shown at its field and
 * announced, a failure is a notice.
 */
export function useAddVoucherForm({ locale, cart, onAdded, onRefused }: Options) {
	const [asking, setAsking] = useState<string | null>(null);
	const isAsking = (code: string) => asking !== null && normalisedVoucherCode(code) === normalisedVoucherCode(asking);
	const form = useForm<VoucherInput, unknown, VoucherTyped>({
		// The e-mail typed for another voucher stays, but is not validated.
		resolver: (typed, ...rest) =>
			check(isAsking(typed.voucherCode) ? typed : { ...typed, guestEmail: BLANK.guestEmail }, ...rest),
		defaultValues: BLANK,
	});
	const add = useAddVoucher(locale, cart.id);
	const asksForEmail = isAsking(useWatch({ control: form.control, name: "voucherCode" }));
	const fieldText = useFieldText();
	const sentenceOf = useRefusalText(cart);

	const notice = useNotice();
	useErrorsCleared(form);

	const { setError, setFocus, reset } = form;
	const isEmailNext = useRef(false);
	// The e-mail field is rendered only after the refusal that asks for it.
	useEffect(() => {
		if (asksForEmail && isEmailNext.current) setFocus("guestEmail");
		isEmailNext.current = false;
	}, [asksForEmail, setFocus]);

	const refuse = (field: Field, sentence: string) => {
		setError(field, { message: sentence });
		setFocus(field);
		onRefused(sentence);
	};
	const showRefusal = (error: unknown, voucherCode: string) => {
		if (isFailure(error)) return notice("danger", sentenceOf(error));
		if (error instanceof ApiError && error.code === "invalid") {
			const field: Field = error.fields.guestEmail ? "guestEmail" : "voucherCode";
			const [key] = error.fields[field] ?? [];
			return refuse(field, fieldText(key ?? "invalid"));
		}
		const isAboutEmail = error instanceof ApiError && error.code === "email_required";
		if (isAboutEmail) {
			isEmailNext.current = true;
			setAsking(voucherCode);
		}
		refuse(isAboutEmail ? "guestEmail" : "voucherCode", sentenceOf(error));
	};
	const submit = form.handleSubmit(
		({ voucherCode, guestEmail }) => {
			if (add.isPending) return;
			if (asksForEmail && !guestEmail) return refuse("guestEmail", fieldText("required"));
			const typed = asksForEmail ? { voucherCode, guestEmail } : { voucherCode };
			add.mutate(typed, {
				onSuccess: () => {
					reset(BLANK);
					setAsking(null);
					onAdded(voucherCode);
				},
				onError: (error) => showRefusal(error, voucherCode),
			});
		},
		(errors) => onRefused(fieldText((errors.voucherCode ?? errors.guestEmail)?.message ?? "invalid")),
	);

	const { errors } = form.formState;
	const errorOf = (field: Field) => {
		const message = errors[field]?.message;
		return message === undefined ? undefined : fieldText(message);
	};
	return { register: form.register, submit, errorOf, asksForEmail, isAdding: add.isPending };
}

/** A server error or no reply, which says nothing about the voucher. */
function isFailure(error: unknown): boolean {
	return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The message of a field's rule; a text that is a message already is unchanged. */
function useFieldText() {
	const t = useTranslations("validation");
	return (keyOrSentence: string): string => {
		const key = keyOrSentence as Parameters<typeof t>[0];
		if (!/^[a-z_]+$/.test(keyOrSentence)) return keyOrSentence;
		return t.has(key) ? t(key, {} as never) : t("invalid");
	};
}

function useRefusalText(cart: Cart) {
	const t = useTranslations("voucher.problems");
	const problemText = useVoucherProblemText(cart);
	const errorText = useErrorText();
	return (error: unknown): string => {
		if (!(error instanceof ApiError)) return errorText(error, "add_voucher");
		if (isVoucherRefusal(error.code)) return problemText(error.code, error.value);
		// Any 404 is reported as a missing voucher (promises §8).
		if (error.status === 404) return t("notExists");
		if (error.status === 422) return t("invalid");
		return errorText(error, "add_voucher");
	};
}
