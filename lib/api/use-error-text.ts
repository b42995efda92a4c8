"use client";
import { useTranslations } from "next-intl";
import { ApiError } from "./browser.ts";

/** The sentence for a failed call, from its code; `fallback` names the sentence for what cannot be told. */
export function useErrorText() {
	const t = useTranslations("errors");
	return (error: unknown, fallback: Parameters<typeof t>[0]): string => {
		if (!(error instanceof ApiError)) return t(fallback);
		const { code, value } = error;
		if (code === "out_of_stock" && typeof value === "number") return t("out_of_stock_pieces", { count: value });
		const key = code as Parameters<typeof t>[0];
		return t.has(key) ? t(key, { value: value ?? "" } as never) : t(fallback);
	};
}
