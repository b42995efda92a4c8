// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Activity, StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LoadMore } from "#components/listing/load-more.tsx";
import { ProductGrid } from "#components/product/card/product-grid.tsx";
import { ProductRow } from "#components/product/card/product-row.tsx";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { leavePage, toldEvents, toldNames } from "#tests/support/screens/told-events.ts";
import { aCard } from "../member/a-member-shop.tsx";
import { forgetProduct, show } from "../product/show.tsx";

afterEach(forgetProduct);

const CARDS = [aCard(1), aCard(2), aCard(3)];
const grid = <ProductGrid products={CARDS} locale="cs" list={LISTS.sale} first={24} />;

/** Places and codes of each list told so far. */
const toldLists = () =>
	toldEvents().map(({ event, ...told }) => ({
		event,
		items: "ecommerce" in told ? told.ecommerce.items.map(({ item_id, index }) => `${index} ${item_id}`) : [],
	}));
const LIST = { event: "view_item_list", items: ["24 B-1", "25 B-2", "26 B-3"] };

/** Everything that is to be told is told, whatever waits. */
async function settle() {
	await new Promise((resolve) => setTimeout(resolve, 20));
	leavePage();
}

describe("a list of goods", () => {
	test("is reported once, with its name and each item's position", async () => {
		show(<StrictMode>{grid}</StrictMode>);
		await settle();
		expect(toldLists()).toEqual([LIST]);
		expect(toldEvents()[0]).toMatchObject({ ecommerce: { item_list_id: "sale", item_list_name: "Sale" } });
	});

	test("is reported again on return to its page, not while the page is hidden", async () => {
		const page = (mode: "visible" | "hidden") => (
			<StrictMode>
				<Activity mode={mode}>{grid}</Activity>
			</StrictMode>
		);
		const { rerender } = show(page("hidden"));
		await settle();
		expect(toldLists()).toEqual([]);
		for (const mode of ["visible", "hidden", "visible"] as const) {
			rerender(page(mode));
			await settle();
		}
		expect(toldLists()).toEqual([LIST, LIST]);
	});

	test("reports nothing without goods", async () => {
		show(<ProductGrid products={[]} locale="cs" list={LISTS.sale} />);
		await settle();
		expect(toldNames()).toEqual([]);
	});

	test("counts no cell that is no goods", async () => {
		const cards = Array.from({ length: 7 }, (_, at) => aCard(at + 1));
		show(<ProductGrid products={cards} locale="cs" list={LISTS.sale} aside={<a href="/oslava">Lístek</a>} />);
		await settle();
		const cells = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
		expect([cells.length, cells[5]]).toEqual([8, "Lístek"]);
		for (const name of ["Balónek 7", "Lístek"]) {
			const link = screen.getByRole("link", { name });
			link.addEventListener("click", (event) => event.preventDefault());
			fireEvent.click(link);
		}
		await settle();
		expect(toldLists().slice(1)).toEqual([{ event: "select_item", items: ["6 B-7"] }]);
	});

	test("reports the item whose link is followed, in this tab or another", async () => {
		show(<StrictMode>{grid}</StrictMode>);
		await settle();
		const link = screen.getByRole("link", { name: "Balónek 2" });
		link.addEventListener("click", (event) => event.preventDefault());
		fireEvent.click(link);
		fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button: 1 }));
		// The right button opens a menu.
		fireEvent(link, new MouseEvent("auxclick", { bubbles: true, button: 2 }));
		await settle();
		const selection = { event: "select_item", items: ["25 B-2"] };
		expect(toldLists().slice(1)).toEqual([selection, selection]);
	});

	test("does not count the button that adds a piece as a selection", async () => {
		vi.stubGlobal("fetch", async () => Response.json({ error: "unavailable" }, { status: 503 }));
		const card = aCard(7, { only_variant_id: 70, availability: "in_stock", minimum_age: null });
		const { user } = show(<ProductRow id="row" title="K tomu" products={[card]} locale="cs" list={LISTS.companions} />);
		await user.click(screen.getByRole("button", { name: /Balónek 7/ }));
		await settle();
		expect(toldNames()).toEqual(["view_item_list"]);
	});
});

test("goods loaded on demand are reported as they come, with their positions", async () => {
	vi.stubGlobal("fetch", async (path: string) => {
		const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
		return Response.json({ products: [aCard(2 * page), aCard(2 * page + 1)], page, pages: 3 });
	});
	const { user } = show(
		<StrictMode>
			<LoadMore
				pageKey="strana"
				locale="cs"
				list={LISTS.new}
				first={2}
				params={{}}
				page={1}
				pages={3}
				total={6}
				shown={2}
				pathOfNext="/produkty/novinky?strana=2"
			/>
		</StrictMode>,
	);
	for (const name of ["Balónek 5", "Balónek 7"]) {
		await user.click(screen.getByRole("link", { name: "Zobrazit další" }));
		await screen.findByRole("link", { name });
		await settle();
	}
	expect(toldLists()).toEqual([
		{ event: "view_item_list", items: ["2 B-4", "3 B-5"] },
		{ event: "view_item_list", items: ["4 B-6", "5 B-7"] },
	]);
	const link = screen.getByRole("link", { name: "Balónek 6" });
	link.addEventListener("click", (event) => event.preventDefault());
	await user.click(link);
	await waitFor(() => expect(toldLists().at(-1)).toEqual({ event: "select_item", items: ["4 B-6"] }));
});
