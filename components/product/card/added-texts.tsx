"use client";
import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

/** Texts for client components inside, besides those of every page, which are not sent twice. */
export function AddedTexts({
	texts,
	children,
}: {
	texts: Partial<ReturnType<typeof useMessages>>;
	children: ReactNode;
}) {
	const known = useMessages();
	const locale = useLocale();
	const messages = useMemo(() => ({ ...known, ...texts }), [known, texts]);
	return (
		<NextIntlClientProvider locale={locale} messages={messages}>
			{children}
		</NextIntlClientProvider>
	);
}
