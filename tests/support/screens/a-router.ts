import type { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const NOTHING: Router = {
	back() {},
	forward() {},
	refresh() {},
	push() {},
	replace() {},
	prefetch() {},
	bfcacheId: "0",
};

/** Next's router that goes nowhere, but for what a test gives. */
export const aRouter = (own: Partial<Router> = {}): Router => ({ ...NOTHING, ...own });
