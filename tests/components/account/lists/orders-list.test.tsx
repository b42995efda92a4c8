// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OrderInAccount } from "#components/account/lists/order-in-account.tsx";
import { OrdersList } from "#components/account/lists/orders-list.tsx";
import type { OrderRow, OrdersPage } from "#lib/contract/schemas/account-orders.ts";
import { anOrder, HASH, ORDER_ID } from "../../order/an-order.ts";
import { button, forgetAccount, REFUSED, showAccount, stubAccount } from "../an-account.tsx";

afterEach(forgetAccount);

function aRow(changes: Partial<OrderRow> = {}): OrderRow {
	return {
		id: ORDER_ID,
		hash: HASH,
		number: "2600007",
		date: "2026-11-20T09:00:00.000Z",
		state: "accepted",
		total_with_tax: 36_900,
		currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
		items: 2,
		goods: 1,
		pictures: [],
		progress: { reached: 1, steps: 5 },
		tracking_url: null,
		actions: { pay: false, transfer: false },
		documents: [],
		...changes,
	};
}

const aPage = (orders: OrderRow[], changes: Partial<OrdersPage> = {}): OrdersPage => ({
	orders,
	page: 1,
	pages: 1,
	count: orders.length,
	...changes,
});

/** Answers with the page that is asked for. */
const stubOrders = (pages: Record<string, OrdersPage>) =>
	stubAccount(({ path }) => {
		const [, page] = /^\/api\/account\/orders\?page=(\d+)$/.exec(path) ?? [];
		return page ? { body: pages[page] ?? aPage([], { page: Number(page), count: 11, pages: 2 }) } : undefined;
	});

const rowOf = async (number: string) => screen.findByRole("row", { name: new RegExp(number) });
const plain = (element: HTMLElement) => (element.textContent ?? "").replaceAll("\u00a0", " ");

test("an order shows its code, date, total, state and what can be done with it", async () => {
	const documents = [{ number: "F26001", kind: "invoice" as const, url: "/api/document/1/x" }];
	stubOrders({ 1: aPage([aRow({ documents })]) });
	showAccount(<OrdersList locale="cs" />);
	const row = await rowOf("2600007");
	const cells = within(row).getAllByRole("cell").map(plain);
	expect(cells.slice(0, 3)).toEqual(["20. 11. 2026", "369,00 Kč", "Přijatá"]);
	expect(within(row).getByRole("link", { name: "Detail" }).getAttribute("href")).toBe("/ucet/objednavka/7");
	expect(within(row).getByRole("link", { name: "Faktura F26001" }).getAttribute("href")).toBe("/api/document/1/x");
	expect(within(row).getByRole("button", { name: "Objednat znovu" })).toBeTruthy();
	expect(within(row).queryByRole("button", { name: "Zaplatit" })).toBeNull();
	expect(screen.queryByRole("navigation", { name: "Stránkování" })).toBeNull();
});

test("an order has its first goods as pictures with how many more, how far it is, and the way to the parcel", async () => {
	const picture = (at: number) => ({ image: { src: `/media/kus-${at}`, alt: "" }, tint: "#ffe3ea" });
	const more = { goods: 5, pictures: [1, 2, 3].map(picture), tracking_url: "https://ppl.example/Z1" };
	stubOrders({ 1: aPage([aRow({ ...more, progress: { reached: 3, steps: 5 } })]) });
	showAccount(<OrdersList locale="cs" />);
	const row = await rowOf("2600007");
	const files = [...row.querySelectorAll("img")].map((img) => img.getAttribute("src")?.split("/").at(2));
	expect(files).toEqual(["kus-1", "kus-2", "kus-3"]);
	expect(within(row).getByText("+2")).toBeTruthy();
	expect(within(row).getByRole("img", { name: "Krok 4 z\u00a05" })).toBeTruthy();
	const track = within(row).getByRole("link", { name: "Sledovat zásilku" });
	expect(track.getAttribute("href")).toBe("https://ppl.example/Z1");
});

test("a delivered order leads to how to complain, another does not", async () => {
	stubOrders({ 1: aPage([aRow({ state: "delivered" }), aRow({ id: 8, number: "2600008", state: "handed_over" })]) });
	showAccount(<OrdersList locale="cs" />);
	const name = "Reklamovat";
	expect(
		within(await rowOf("2600007"))
			.getByRole("link", { name })
			.getAttribute("href"),
	).toBe("/reklamacni-rad");
	expect(within(await rowOf("2600008")).queryByRole("link", { name })).toBeNull();
});

test("an order that waits for a transfer leads to its payment, one that leads nowhere shows no way", async () => {
	stubOrders({ 1: aPage([aRow({ actions: { pay: false, transfer: true }, progress: null })]) });
	showAccount(<OrdersList locale="cs" />);
	const row = await rowOf("2600007");
	const pay = within(row).getByRole("link", { name: "Zaplatit převodem" });
	expect(pay.getAttribute("href")).toBe("/ucet/objednavka/7");
	expect(within(row).queryByRole("img")).toBeNull();
});

test("without orders the list says so and leads to the shop", async () => {
	stubOrders({ 1: aPage([]) });
	showAccount(<OrdersList locale="cs" />);
	expect(await screen.findByRole("heading", { name: "Zatím tu nic není" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Vybrat zboží" }).getAttribute("href")).toBe("/");
});

test("the page's number is in the address; a new page takes the focus, one past the end leads to the first", async () => {
	stubOrders({
		1: aPage([aRow()], { pages: 2, count: 11 }),
		2: aPage([aRow({ id: 8, number: "2600001" })], { page: 2, pages: 2, count: 11 }),
	});
	const { goTo } = showAccount(<OrdersList locale="cs" />);
	await rowOf("2600007");
	expect(screen.getByRole("link", { name: /2$/ }).getAttribute("href")).toBe("/ucet?strana=2");
	goTo("?strana=2");
	await rowOf("2600001");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("table")));
	goTo("?strana=9");
	expect(await screen.findByRole("heading", { name: "Tak daleko objednávky nesahají" })).toBeTruthy();
	goTo("?strana=nesmysl");
	await rowOf("2600007");
});

test("an unpaid order can be paid; a refusal is shown, and the list reloaded", async () => {
	const shop = stubAccount(({ path, method }) => {
		if (path.startsWith("/api/account/orders"))
			return { body: aPage([aRow({ actions: { pay: true, transfer: false } })]) };
		return method === "POST" ? REFUSED("not_payable", 409) : undefined;
	});
	const { user } = showAccount(<OrdersList locale="cs" />);
	await user.click(await button("Zaplatit"));
	expect(await screen.findByText("Tuto objednávku už nelze zaplatit.")).toBeTruthy();
	expect(shop.changes().map(({ path }) => path)).toEqual([`/api/order/${ORDER_ID}/${HASH}/pay`]);
	await waitFor(() => expect(shop.calls.filter(({ path }) => path.startsWith("/api/account/orders")).length).toBe(2));
});

const CONTACTS = {
	company: "Konfety s.r.o.",
	street: "Nádražní 62",
	city: "150 00 Praha 5",
	companyId: "00000001",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "Po–Pá 9–18",
	bankAccount: "19-2000145399/0800",
	social: [],
};
const detail = <OrderInAccount locale="cs" contacts={CONTACTS} notFound={<h1>Stránka nenalezena</h1>} />;

test("an order in the account shows the same as its summary page", async () => {
	const shop = stubAccount(({ path }) => {
		if (path === "/api/account/orders/7") return { body: { id: 7, hash: HASH } };
		return path.startsWith(`/api/order/7/${HASH}`) ? { body: anOrder() } : undefined;
	});
	showAccount(detail, { params: { id: "7" } });
	expect(await screen.findByRole("heading", { level: 1, name: "Objednávka 2600007" })).toBeTruthy();
	expect(screen.getByText("Balónek srdce")).toBeTruthy();
	expect(shop.calls.map(({ path }) => path)).toContain(`/api/order/7/${HASH}?lang=cs`);
});

test("another customer's order and a missing one show the page for not found", async () => {
	stubAccount();
	showAccount(detail, { params: { id: "8" } });
	expect(await screen.findByRole("heading", { level: 1, name: "Stránka nenalezena" })).toBeTruthy();
});

test("an order that could not be loaded can be tried again", async () => {
	stubAccount(({ path }) => (path.startsWith("/api/account/orders") ? "dropped" : undefined));
	showAccount(detail, { params: { id: "7" } });
	expect(
		await screen.findByRole("heading", { name: "Objednávku se nepodařilo načíst. Zkuste to prosím později." }),
	).toBeTruthy();
});

test("the newest order that is on its way, or waits at a branch, stands above the list; others do not", async () => {
	const rows = [
		aRow(),
		aRow({ id: 8, number: "2600008", state: "ready_at_branch" }),
		aRow({ id: 9, state: "handed_over" }),
	];
	stubOrders({ 1: aPage(rows) });
	showAccount(<OrdersList locale="cs" />);
	const card = await screen.findByRole("region", { name: "Čeká na vás na pobočce" });
	expect(plain(card)).toContain("Objednávka 2600008, 2 kusy.");
	expect(within(card).getByRole("link").getAttribute("href")).toBe("/ucet/objednavka/8");
	expect(screen.getAllByRole("region", { name: /pobočce|na cestě/ })).toHaveLength(1);
});
