import { usePathname, useSelectedLayoutSegments } from "next/navigation";

/** What tells one page of the layout from another: another query (a sorting, a search) is another folder, so other segments. */
export function usePage(): string {
	return `${usePathname()} ${useSelectedLayoutSegments()}`;
}
