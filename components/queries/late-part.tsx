"use client";
import type { ReactNode } from "react";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { WithQueries } from "./with-queries.tsx";

/** Around what is fetched when somebody needs it: the texts that came with it, and the page's cache of replies. */
export function LatePart({ children }: { children: ReactNode }) {
	return (
		<LateTexts>
			<WithQueries>{children}</WithQueries>
		</LateTexts>
	);
}
