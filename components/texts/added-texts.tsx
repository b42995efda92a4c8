"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { mergeTexts } from "./merge-texts.ts";

type Messages = ReturnType<typeof useMessages>;

/** Texts for client components inside, besides those of every page, which are not sent twice. */
export function AddedTexts({
	texts,
	children,
}: {
	/** Of a namespace, all texts or a part. */
	texts: { [Name in keyof Messages]?: Partial<Messages[Name]> };
	children: ReactNode;
}) {
	const known = useMessages();
	const locale = useLocale();
	const messages = useMemo(() => mergeTexts(texts, known) as typeof known, [known, texts]);
	return (
		<NextIntlClientProvider locale={locale} messages={messages}>
			{children}
		</NextIntlClientProvider>
	);
}
