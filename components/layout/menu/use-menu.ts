import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { menuQuery } from "#lib/storefront/goods/menu.ts";
import { themesIn } from "#lib/storefront/goods/themes.ts";
import { menuTree } from "./menu-tree.ts";

/** Categories of the menus; null until they are here. */
export function useMenu(locale: Locale, keys: string[]) {
	const { data, isError, isFetching, refetch } = useQuery(menuQuery(locale));
	const categories = useMemo(() => (data ? menuTree(data, keys) : null), [data, keys]);
	const themes = useMemo(() => (data ? (themesIn(data) ?? null) : null), [data]);
	return { categories, themes, hasFailed: isError && !isFetching, fetchNow: () => void refetch() };
}
