import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** Next's own prefetch brings one page of each kind; this one, the page that is asked for. */
const WHOLE = { kind: PrefetchKind.FULL };

const loadRules = () => import("./can-prefetch.ts").catch(() => null);
type Rules = NonNullable<Awaited<ReturnType<typeof loadRules>>>;

/** Prefetches, in an idle moment, the pages at the paths that `choose` finds (promises §7, decisions 52). */
export function usePrefetch(): (choose: (rules: Rules) => readonly string[]) => void {
	const router = useRouter();
	return useCallback(
		(choose) =>
			whenIdle(async () => {
				const rules = await loadRules();
				for (const path of rules ? choose(rules) : []) router.prefetch(path, WHOLE);
			}),
		[router],
	);
}

/** The page at this path comes next for most visitors who see the component: it is prefetched. */
export function useNextPage(path: string): void {
	const prefetch = usePrefetch();
	useEffect(() => prefetch(({ isPrefetchWelcome }) => (isPrefetchWelcome() ? [path] : [])), [prefetch, path]);
}
