"use client";
import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { folderOf } from "#lib/i18n/folders.ts";
import { SCREEN_LIST } from "#lib/i18n/screens.ts";

/** Folders of app/[locale] whose pages stand alone, with the logo and nothing else of the shop (promises §2 Layouts). */
const PLAIN = SCREEN_LIST.flatMap(([screen, { layout }]) => (layout === "plain" ? [folderOf(screen)] : []));

type Props = {
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
export function ShopFrame({ header, plainHeader, footer, children }: Props) {
	const isPlain = PLAIN.includes(useSelectedLayoutSegment() ?? "");
	return (
		<>
			{isPlain ? plainHeader : header}
			<main id="content">{children}</main>
			{!isPlain && footer}
		</>
	);
}
