// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anOrder, anUnpaidOrder, BRANCH, TRANSFER } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder, title } from "./an-order-page.tsx";

afterEach(forgetOrder);

const tracking = { number: "Z1", url: "https://tracking.packeta.com/cs/?id=Z1" };

/** What the head of the page offers. */
async function offers(order: ReturnType<typeof anOrder>) {
	stubOrder(order);
	showOrder();
	const head = (await title()).parentElement?.parentElement as HTMLElement;
	const names = (root: HTMLElement) =>
		[...within(root).queryAllByRole("link"), ...within(root).queryAllByRole("button")].map((one) => one.textContent);
	const first = names(head);
	return first;
}

test("a parcel on its way is followed from the page's head, and told by its number alone below", async () => {
	const first = await offers(anOrder({ state: "handed_over", tracking }));
	expect(first).toEqual(["Sledovat zásilku Z1"]);
	expect(screen.getByText("Číslo zásilky Z1")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Objednat znovu" })).toBeTruthy();
});

test("goods that wait at a branch lead to the branch", async () => {
	const first = await offers(anOrder({ state: "ready_at_branch", branch: BRANCH, address: null }));
	expect(first).toEqual(["Kde a kdy ji vyzvednout"]);
	expect(screen.getByRole("link", { name: "Kde a kdy ji vyzvednout" }).getAttribute("href")).toBe("/prodejny/2");
});

test.each(["delivered", "cancelled", "withdrawn"] as const)(
	"an order that is %s is ordered again, from one button",
	async (state) => {
		const first = await offers(anOrder({ state }));
		expect(first).toEqual(["Objednat znovu"]);
		expect(screen.getAllByRole("button", { name: "Objednat znovu" })).toHaveLength(1);
	},
);

test.each([
	["is being packed", anOrder()],
	[
		"is on its way without a page of its carrier",
		anOrder({ state: "handed_over", tracking: { number: "Z1", url: null } }),
	],
])("an order that %s asks for nothing", async (_, order) => {
	expect(await offers(order)).toEqual([]);
});

test("thanks tell the way of the order once, as what comes next; a later visit as its course", async () => {
	await offers(anOrder({ date: new Date().toISOString() }));
	expect(screen.getByRole("list", { name: "Co bude dál" })).toBeTruthy();
	expect(screen.queryByRole("region", { name: "Průběh objednávky" })).toBeNull();
});

test("a new order that is cancelled keeps its heading, which takes the focus", async () => {
	const shop = stubOrder(anUnpaidOrder({ payment: TRANSFER, date: new Date().toISOString() }), ({ path }) =>
		path.includes("/cancel") ? shop.set(anOrder({ state: "cancelled" })) : undefined,
	);
	const { user } = showOrder();
	const heading = await title();
	await user.click(screen.getByRole("button", { name: "Zrušit objednávku" }));
	await user.click(screen.getByRole("button", { name: "Ano, zrušit" }));
	await waitFor(() => expect(heading.textContent).toBe("Objednávka 2600007"));
	expect(document.activeElement).toBe(heading);
});
