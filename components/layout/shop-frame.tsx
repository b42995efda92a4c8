"use client";
import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

type Props = {
	/** Folders of app/[locale] whose pages have the plain layout. */
	plain: string[];
	header: ReactNode;
	/** Replaces the header in the plain layout. */
	plainHeader: ReactNode;
	/** Below the page: the footer, and overlays. */
	footer: ReactNode;
	children: ReactNode;
};

/**
 * The frame around every page: the default layout, or the plain one. Decided here because the root layout does not know
 * which page is inside.
 */
export function ShopFrame({ plain, header, plainHeader, footer, children }: Props) {
	const isPlain = plain.includes(useSelectedLayoutSegment() ?? "");
	return (
		<>
			{isPlain ? plainHeader : header}
			<main id="content">{children}</main>
			{!isPlain && footer}
		</>
	);
}
