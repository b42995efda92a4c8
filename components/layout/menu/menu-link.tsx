import Link from "next/link";
import type { ReactNode } from "react";
import type { Settings } from "#lib/contract/schemas/lists.ts";

/** An entry of a menu of the settings; one that leaves the shop opens outside it (promises §2 Header). */
export function MenuLink({ entry, children }: { entry: Settings["topmenu"][number]; children?: ReactNode }) {
	if (entry.leave) {
		return (
			<a href={entry.link} target="_blank" rel="noopener">
				{children ?? entry.text}
			</a>
		);
	}
	return (
		<Link href={entry.link} prefetch={false}>
			{children ?? entry.text}
		</Link>
	);
}
