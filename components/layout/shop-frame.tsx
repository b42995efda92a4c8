"use client";
import { useSelectedLayoutSegments } from "next/navigation";
import type { ReactNode } from "react";
import type { ScreenRow } from "#lib/i18n/screens.ts";

type Props = {
	/** Layouts of pages by their folders in app/[locale]; others have the default one. */
	layouts: Record<string, NonNullable<ScreenRow["layout"]>>;
	header: ReactNode;
	/** Replaces the header in the plain layout. */
	plainHeader: ReactNode;
	/** Below the page: the footer, and overlays. */
	footer: ReactNode;
	children: ReactNode;
};

/**
 * The frame around every page: the default layout, or another. Decided here because the root layout does not know
 * which page is inside. The checkout's header and footer hide what they need not (`data-leads-away`, `in-checkout` of styles/_mixins.scss).
 */
export function ShopFrame({ layouts, header, plainHeader, footer, children }: Props) {
	const layout = layouts[useSelectedLayoutSegments().join("/")];
	const isPlain = layout === "plain";
	return (
		<>
			{isPlain ? plainHeader : header}
			<main id="content" data-layout={layout}>
				{children}
			</main>
			{!isPlain && footer}
		</>
	);
}
