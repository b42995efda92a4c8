// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LoadMore } from "#components/listing/load-more.tsx";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { aCard } from "../member/a-member-shop.tsx";
import { forgetProduct, show } from "../product/show.tsx";

afterEach(forgetProduct);

/** A list of two pages whose second brings two cards. */
function showListing() {
	vi.stubGlobal("fetch", async () => Response.json({ products: [aCard(4), aCard(5)], page: 2, pages: 2 }));
	const page = (mode: "visible" | "hidden") => (
		<Activity mode={mode}>
			<LoadMore
				{...{ pageKey: "strana", locale: "cs", list: LISTS.new, first: 2, params: {}, page: 1, pages: 2, total: 4 }}
				shown={2}
				pathOfNext="/produkty/novinky?strana=2"
			/>
		</Activity>
	);
	const { user, rerender } = show(page("visible"));
	return { user, show: (mode: "visible" | "hidden") => rerender(page(mode)) };
}

test("after the last goods are loaded their first has the focus, and coming back to the page moves none", async () => {
	const listing = showListing();
	await listing.user.click(screen.getByRole("link", { name: "Zobrazit další" }));
	const first = await screen.findByRole("link", { name: "Balónek 4" });
	expect(document.activeElement).toBe(first);
	first.blur();
	listing.show("hidden");
	listing.show("visible");
	expect(screen.getByRole("link", { name: "Balónek 4" })).toBe(first);
	expect(document.activeElement).toBe(document.body);
});
