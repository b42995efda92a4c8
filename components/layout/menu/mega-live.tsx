"use client";
import type { ComponentProps } from "react";
import { LatePart } from "#components/queries/late-part.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { queriesOfPage } from "#lib/storefront/client/page-queries.ts";
import { menuQuery } from "#lib/storefront/goods/menu.ts";
import { MegaPanel } from "./mega-panel.tsx";
import { MenuNotThere } from "./menu-not-there.tsx";
import { useMenu } from "./use-menu.ts";

type Props = Omit<ComponentProps<typeof MegaPanel>, "categories" | "themes"> & { locale: Locale; keys: string[] };

/** The panel with its categories, which are asked for now. */
export function MegaLive(props: Props) {
	return (
		<LatePart>
			<Content {...props} />
		</LatePart>
	);
}

function Content({ locale, keys, ...panel }: Props) {
	const { categories, themes, hasFailed, fetchNow } = useMenu(locale, keys);
	if (!categories) return <MenuNotThere hasFailed={hasFailed} onRetry={fetchNow} />;
	return <MegaPanel categories={categories} themes={themes} {...panel} />;
}

/** The pointer is near: the panel will open at once. */
export const fetchMenu = (locale: Locale): void => void queriesOfPage().prefetchQuery(menuQuery(locale));
