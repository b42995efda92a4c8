// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { SandboxPayment } from "#components/payment/sandbox-payment.tsx";
import type { SandboxPayment as Payment } from "#lib/contract/schemas/payment.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

const PENDING: Payment = {
	transaction_id: "SBX-1",
	number: "2600001",
	amount: 152_450,
	currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
	state: "pending",
	return_url: "/shrnuti/7/abc?platba=navrat",
};
const PAID: Payment = { ...PENDING, state: "paid" };
const CANCELLED: Payment = { ...PENDING, state: "cancelled" };

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

type Reply = Response | "dropped" | Promise<Response>;

function showPage(answers: Reply[], locale: "cs" | "en" = "cs") {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
		calls.push([method, path, body].filter(Boolean).join(" "));
		const answer = answers.shift();
		if (!answer || answer === "dropped") throw new TypeError("Failed to fetch");
		return answer;
	});
	const left: string[] = [];
	vi.stubGlobal("location", { origin: "http://localhost", assign: (address: string) => left.push(address) });
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	render(
		<PathParamsContext.Provider value={{ id: "SBX-1" }}>
			<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en}>
				<QueryClientProvider client={client}>
					<SandboxPayment notFound={<p>Stránka nenalezena</p>} />
				</QueryClientProvider>
			</NextIntlClientProvider>
		</PathParamsContext.Provider>,
	);
	return { calls, left, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });
const json = (payment: Payment) => Response.json(payment);

test("the sandbox says that no money moves, how much is to be paid and for which order", async () => {
	const { calls } = showPage([json(PENDING)]);
	expect(screen.getByRole("heading", { name: "Načítáme platbu…" })).toBeTruthy();
	const page = await screen.findByRole("region", { name: "Zaplatit objednávku" });
	expect(within(page).getByText("Ukázková platební brána")).toBeTruthy();
	expect(within(page).getByText(/Nestrhnou se vám žádné peníze/)).toBeTruthy();
	expect(within(page).getByText("1 524,50 Kč")).toBeTruthy();
	expect(within(page).getByText("2600001")).toBeTruthy();
	expect(calls).toEqual(["GET /api/sandbox-gateway/SBX-1"]);
});

test("paying tells the gateway once and leads back to the order", async () => {
	const { calls, left, user } = showPage([json(PENDING), json(PAID)]);
	await user.dblClick(await button("Zaplatit"));
	await vi.waitFor(() => expect(left).toEqual(["/shrnuti/7/abc?platba=navrat"]));
	expect(calls.slice(1)).toEqual(['POST /api/sandbox-gateway/SBX-1 {"action":"pay"}']);
	expect((await button("Platíme…")).getAttribute("aria-busy")).toBe("true");
	await user.click(await button("Odmítnout"));
	expect(calls).toHaveLength(2);
});

test("refusing leads back to the order, too", async () => {
	const { calls, left, user } = showPage([json(PENDING), json(CANCELLED)]);
	await user.click(await button("Odmítnout"));
	await vi.waitFor(() => expect(left).toEqual(["/shrnuti/7/abc?platba=navrat"]));
	expect(calls.at(-1)).toBe('POST /api/sandbox-gateway/SBX-1 {"action":"refuse"}');
});

test("leaving without a decision is a plain link to the order", async () => {
	showPage([json(PENDING)]);
	const link = await screen.findByRole("link", { name: "Odejít bez placení" });
	expect(link.getAttribute("href")).toBe("/shrnuti/7/abc?platba=navrat");
});

test("while the answer is on its way, the other button does nothing", async () => {
	let answer: (reply: Response) => void = () => {};
	const { calls, user } = showPage([json(PENDING), new Promise((resolve) => (answer = resolve))]);
	await user.click(await button("Zaplatit"));
	await user.click(await button("Odmítnout"));
	expect(calls).toHaveLength(2);
	answer(json(PAID));
	await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test("a failure is shown and can be tried again", async () => {
	const { left, user } = showPage([json(PENDING), "dropped", json(PAID)]);
	await user.click(await button("Zaplatit"));
	expect((await screen.findByText("Platbu se nepodařilo zpracovat. Zkuste to prosím znovu.")).role).toBe("alert");
	expect(left).toEqual([]);
	await user.click(await button("Zaplatit"));
	await vi.waitFor(() => expect(left).toHaveLength(1));
});

test.each([
	[PAID, "Zaplaceno", "Platba objednávky 2600001 už proběhla."],
	[CANCELLED, "Platba byla odmítnuta", /zůstala nezaplacená/],
])("a decided payment offers no decision", async (payment, title, text) => {
	showPage([json(payment)]);
	expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
	expect(screen.getByText(text)).toBeTruthy();
	expect(screen.queryByRole("button")).toBeNull();
	expect(screen.getByRole("link", { name: /Zpátky k.objednávce/ }).getAttribute("href")).toBe(PENDING.return_url);
});

test("a refused payment leads first to where the order is paid, a paid one does not", async () => {
	showPage([json(CANCELLED)]);
	await screen.findByRole("heading", { name: "Platba byla odmítnuta" });
	const [first, second] = screen.getAllByRole("link");
	expect(first?.textContent).toBe("Zaplatit znovu");
	expect(first?.getAttribute("href")).toBe(`${PENDING.return_url}#order-pay`);
	expect(second?.textContent).toMatch(/^Zpátky k.objednávce$/);
});

test("for a payment unknown to the gateway the page does not exist", async () => {
	showPage([Response.json({ error: "not_found" }, { status: 404 })]);
	expect(await screen.findByText("Stránka nenalezena")).toBeTruthy();
});

test("a payment that could not be loaded can be tried again", async () => {
	const { user } = showPage(["dropped", json(PENDING)]);
	expect(await screen.findByRole("heading", { name: "Platbu se nepodařilo načíst" })).toBeTruthy();
	await user.click(await button("Zkusit znovu"));
	expect(await button("Zaplatit")).toBeTruthy();
});

test("a page restored by the Back button loads the payment's current state", async () => {
	showPage([json(PENDING), json(PAID)]);
	await button("Zaplatit");
	window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	expect(await screen.findByRole("heading", { name: "Zaplaceno" })).toBeTruthy();
});

test("the sandbox is in English on English pages", async () => {
	showPage([json(PENDING)], "en");
	expect(await button("Pay")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Leave without paying" })).toBeTruthy();
});
