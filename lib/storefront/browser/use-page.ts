import { usePathname, useSelectedLayoutSegments } from "next/navigation";

/**
 * Key of the page within the layout. A different query (sorting, search) is a different folder, so its segments differ
 * too.
 */
export function usePage(): string {
	return `${usePathname()} ${useSelectedLayoutSegments()}`;
}
