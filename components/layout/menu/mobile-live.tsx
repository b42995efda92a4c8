"use client";
import type { ComponentProps } from "react";
import { LatePart } from "#components/queries/late-part.tsx";
import { MenuNotThere } from "./menu-not-there.tsx";
import { MobilePanel } from "./mobile-panel.tsx";
import { useMenu } from "./use-menu.ts";

type Props = Omit<ComponentProps<typeof MobilePanel>, "categories" | "themes" | "instead"> & {
	/** Keys of the categories in the menu, in their order (setting `categoriesMenu`). */
	keys: string[];
};

/** The panel; its categories are asked for now, and the rest of it does not wait for them. */
export function MobileLive(props: Props) {
	return (
		<LatePart>
			<Content {...props} />
		</LatePart>
	);
}

function Content({ keys, ...panel }: Props) {
	const { categories, themes, hasFailed, fetchNow } = useMenu(panel.locale, keys);
	return (
		<MobilePanel
			{...panel}
			categories={categories ?? []}
			themes={themes}
			instead={categories ? null : <MenuNotThere hasFailed={hasFailed} onRetry={fetchNow} />}
		/>
	);
}
