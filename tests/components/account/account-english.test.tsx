// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AddressesList } from "#components/account/addresses/addresses-list.tsx";
import { OrderInAccount } from "#components/account/lists/order-in-account.tsx";
import { OrdersList } from "#components/account/lists/orders-list.tsx";
import { OwnReviewsList } from "#components/account/lists/own-reviews-list.tsx";
import { WatchedList } from "#components/account/lists/watched-list.tsx";
import { InvoiceDetails } from "#components/account/settings/invoice-form.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { anOrder, HASH, ORDER_ID } from "../order/an-order.ts";
import { accountMenu } from "./account-menu.ts";
import { aUser, COUNTRIES, forgetAccount, showAccount, stubAccount } from "./an-account.tsx";

afterEach(forgetAccount);

const JANE = aUser({ firstname: "Jane", lastname: "Novak", street: "Lidicka 12" });
const CONTACTS = {
	company: "Konfety s.r.o.",
	street: "Lipova 1",
	city: "Brno",
	companyId: "00000001",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "",
	bankAccount: "19-2000145399/0800",
	social: [],
};
const ROW = {
	...{ id: ORDER_ID, hash: HASH, number: "2600007", date: "2026-11-20T09:00:00.000Z", state: "accepted" },
	...{ total_with_tax: 36_900, items: 2, actions: { pay: false, transfer: false }, documents: [] },
	...{ goods: 1, pictures: [], progress: { reached: 1, steps: 5 }, tracking_url: null },
	currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
};

/** A shop with nothing of Jane's but what `answers` has by its path. */
const stubJane = (answers: Record<string, unknown> = {}) =>
	stubAccount(({ path }) => {
		if (path === "/api/me") return { body: { data: JANE } };
		const found = Object.entries(answers).find(([start]) => path.startsWith(start));
		return found && { body: found[1] };
	});
const show = (page: ReactNode, params: Record<string, string> = {}) => showAccount(page, { locale: "en", params });

test("the English account leads to each of its pages", async () => {
	stubJane();
	show(<p>Content</p>);
	const nav = await screen.findByRole("navigation", { name: "My account" });
	const links = within(nav).getAllByRole("link");
	expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(accountMenu("en"));
	expect(links[0]?.textContent).toBe("Orders");
	expect(links[0]?.getAttribute("aria-current")).toBe("page");
});

test("a guest is sent to the English login, and back after it", async () => {
	stubJane();
	const { replace } = showAccount(<p>Content</p>, { locale: "en", isGuest: true });
	await waitFor(() => expect(replace.mock.calls).toEqual([["/en/login?redirect=%2Fen%2Faccount"]]));
});

test.each<[string, ReactNode, Record<string, unknown>]>([
	[
		"Nothing here yet",
		<OrdersList key="" locale="en" />,
		{ "/api/account/orders": { orders: [], page: 1, pages: 1, count: 0 } },
	],
	["You have no address here yet", <AddressesList key="" countries={[]} />, { "/api/account/addresses": [] }],
	["We are watching nothing right now", <WatchedList key="" locale="en" />, { "/api/watchdog": [] }],
	["You have not reviewed anything yet", <OwnReviewsList key="" locale="en" />, { "/api/account/reviews": [] }],
	["Signed-in devices", <SettingsScreen key="" locale="en" />, { "/api/account/devices": [] }],
])("%s: the page is wholly in English", async (heading, page, answers) => {
	stubJane(answers);
	show(page);
	await screen.findByRole("heading", { name: heading });
	await screen.findByText("Jane Novak");
	expect(document.body.textContent?.replace("Zavřít oznámení", "")).not.toMatch(/[ěščřžýáíéúůťďňĚŠČŘŽ]/);
});

test("invoice details are asked for and kept in English", async () => {
	const shop = stubAccount(({ path }) => (path.startsWith("/api/") ? { body: { data: JANE } } : undefined));
	const { user } = show(<InvoiceDetails countries={COUNTRIES} />);
	const city = await screen.findByRole("textbox", { name: /^City/ });
	await user.clear(city);
	await user.type(city, "Olomouc");
	await user.click(screen.getByRole("button", { name: "Save" }));
	expect(await screen.findByText("Your details have been updated.")).toBeTruthy();
	expect(shop.changes()).toMatchObject([{ path: "/api/account/invoice", body: { city: "Olomouc" } }]);
});

test("an order in the English list leads to its English page, which is loaded in English", async () => {
	const shop = stubJane({
		[`/api/account/orders/${ORDER_ID}`]: { id: ORDER_ID, hash: HASH },
		"/api/account/orders": { orders: [ROW], page: 1, pages: 1, count: 1 },
		[`/api/order/${ORDER_ID}/${HASH}`]: anOrder(),
	});
	show(<OrdersList locale="en" />);
	const row = within(await screen.findByRole("row", { name: /2600007/ }));
	expect(row.getByText("Accepted")).toBeTruthy();
	expect(row.getByRole("link", { name: "Details" }).getAttribute("href")).toBe(`/en/account/order/${ORDER_ID}`);
	forgetAccount();
	const again = stubJane({
		[`/api/account/orders/${ORDER_ID}`]: { id: ORDER_ID, hash: HASH },
		[`/api/order/${ORDER_ID}/${HASH}`]: anOrder(),
	});
	show(<OrderInAccount locale="en" contacts={CONTACTS} notFound={<h1>Not found</h1>} />, { id: `${ORDER_ID}` });
	expect(await screen.findByRole("heading", { level: 1, name: "Order 2600007" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Back to orders" }).getAttribute("href")).toBe("/en/account");
	expect(again.calls.map(({ path }) => path)).toContain(`/api/order/${ORDER_ID}/${HASH}?lang=en`);
	expect(shop.changes()).toEqual([]);
});

test("the export of the customer's data is saved under an English name", async () => {
	const saved: string[] = [];
	vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(this.download);
	});
	stubJane({ "/api/account/devices": [], "/api/account/export": { exportedAt: "2026-11-20T09:00:00.000Z" } });
	const { user } = show(<SettingsScreen locale="en" />);
	await user.click(await screen.findByRole("button", { name: "Download my data" }));
	await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^konfety-my-data-\d{4}-\d\d-\d\d\.json$/)]));
});
