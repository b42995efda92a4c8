"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { createContext, type ReactNode, use, useMemo } from "react";
import { fetchTexts } from "#lib/storefront/client/fetch-texts.ts";
import { mergeTexts } from "./merge-texts.ts";

type Texts = Record<string, unknown>;

/** Address of the texts that come after the page; null where a page has all of its texts. */
export const LateTextsAddress = createContext<string | null>(null);

const fetched = new Map<string, Texts>();

/** Fetches the texts of a language once; what needs them is shown afterwards. */
export async function fetchLateTexts(address: string | null): Promise<void> {
	if (address === null || fetched.has(address)) return;
	fetched.set(address, await fetchTexts(address));
}

/** The fetched texts for what is inside, besides those of the page. */
export function LateTexts({ children }: { children: ReactNode }) {
	const known = useMessages() as Texts;
	const locale = useLocale();
	const late = fetched.get(use(LateTextsAddress) ?? "");
	const messages = useMemo(() => late && mergeTexts(known, late), [late, known]);
	if (!messages) return children;
	return (
		<NextIntlClientProvider locale={locale} messages={messages as ReturnType<typeof useMessages>}>
			{children}
		</NextIntlClientProvider>
	);
}
