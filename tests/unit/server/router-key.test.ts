import { expect, test } from "vitest";
import { withoutRouterKey } from "#lib/server/router-key.ts";

test.each([
	["/", "/"],
	["/?_rsc=abc", "/"],
	["/?_rsc", "/"],
	["/?a=1&_rsc=abc", "/?a=1"],
	["/?_rsc=abc&a=1", "/?a=1"],
	["/?a=1&_rsc=abc&b=2", "/?a=1&b=2"],
	["/?a_rsc=1", "/?a_rsc=1"],
	["/?_rscx=1", "/?_rscx=1"],
	["/?a=_rsc", "/?a=_rsc"],
	["/_rsc", "/_rsc"],
])("the address %s is, without the router's mark, %s", (target, plain) => {
	expect(withoutRouterKey(target)).toBe(plain);
});
