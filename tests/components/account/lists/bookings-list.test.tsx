// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OrdersList } from "#components/account/lists/orders-list.tsx";
import type { OwnRequest } from "#lib/contract/schemas/account-orders.ts";
import { forgetAccount, showAccount, stubAccount } from "../an-account.tsx";

afterEach(forgetAccount);

const NO_ORDERS = { orders: [], page: 1, pages: 1, count: 0 };

function aRequest(changes: Partial<OwnRequest> = {}): OwnRequest {
	return {
		...{ id: 4, hash: "tajemstvi", number: "P260004", kind: "rental", state: "confirmed" },
		...{ date: "2026-11-20T10:00:00.000Z", branch: "Konfety Brno", price_with_tax: 69_000, image: null, tint: "" },
		details: {
			...{ kind: "rental", costume: "Kostým pirát", costume_url: "/1/k/p", size: "M" },
			...{ from_day: "2026-12-04", to_day: "2026-12-07", days: 4 },
		},
		...changes,
	};
}

const stubRequests = (answer: { status?: number; body: unknown }) =>
	stubAccount(({ path }) => {
		if (path === "/api/account/requests") return answer;
		return path.startsWith("/api/account/orders") ? { body: NO_ORDERS } : undefined;
	});
const plain = (element: HTMLElement) => (element.textContent ?? "").replaceAll("\u00a0", " ");

test("a booking has its day, costume, branch, state and price, and leads to its page", async () => {
	stubRequests({ body: [aRequest()] });
	showAccount(<OrdersList locale="cs" />);
	const part = await screen.findByRole("region", { name: /^Rezervace/ });
	const [booking] = within(part).getAllByRole("listitem");
	if (!booking) throw new Error("No booking");
	expect(within(booking).getByRole("link").getAttribute("href")).toBe("/pozadavek/4/tajemstvi");
	for (const words of [
		"Půjčení kostýmu P260004",
		"Kostým pirát, M",
		"do 7. prosince 2026",
		"Konfety Brno",
		"Potvrzeno",
		"690,00 Kč",
	])
		expect(plain(booking)).toContain(words);
	expect(booking.querySelector("time")?.getAttribute("datetime")).toBe("2026-12-04");
});

test("the nearest day comes first, whatever was asked for last", async () => {
	const decoration = {
		kind: "decoration",
		day: "2026-12-02",
		place: "Doma",
		motif: "Víly",
		colours: "",
		guests: 9,
		budget: 1,
	} as const;
	const far = {
		kind: "event",
		title: "Karneval",
		day: "2027-02-13",
		time: "15:00",
		place: "Brno",
		guests: 60,
		about: "",
	} as const;
	stubRequests({ body: [aRequest({ id: 7, details: far }), aRequest(), aRequest({ id: 5, details: decoration })] });
	showAccount(<OrdersList locale="cs" />);
	const part = await screen.findByRole("region", { name: /^Rezervace/ });
	const days = [...part.querySelectorAll("time")].map((time) => time.getAttribute("datetime"));
	expect(days).toEqual(["2026-12-02", "2026-12-04", "2027-02-13"]);
});

test("what is over is folded away while something is ahead, and open when nothing is", async () => {
	const over = [
		aRequest({ id: 2, number: "P260002", state: "done" }),
		aRequest({ id: 3, number: "P260003", state: "cancelled" }),
	];
	stubRequests({ body: [aRequest(), ...over] });
	showAccount(<OrdersList locale="cs" />);
	const folded = (await screen.findByText("Starší rezervace (2)")).closest("details");
	expect(folded?.open).toBe(false);
	expect(within(folded as HTMLElement).getAllByRole("listitem", { hidden: true })).toHaveLength(2);
	forgetAccount();
	stubRequests({ body: over });
	showAccount(<OrdersList locale="cs" />);
	expect((await screen.findByText("Starší rezervace (2)")).closest("details")?.open).toBe(true);
});

test("whoever never asked for anything sees orders alone; a failure is said and hides no orders", async () => {
	stubRequests({ body: [] });
	showAccount(<OrdersList locale="cs" />);
	await screen.findByRole("heading", { name: "Zatím tu nic není" });
	expect(screen.queryByRole("region", { name: /^Rezervace/ })).toBeNull();
	forgetAccount();
	stubRequests({ status: 404, body: { error: "not_found" } });
	showAccount(<OrdersList locale="cs" />);
	expect(await screen.findByText(/^Rezervace se nepodařilo načíst/)).toBeTruthy();
	expect(await screen.findByRole("heading", { name: "Zatím tu nic není" })).toBeTruthy();
});
