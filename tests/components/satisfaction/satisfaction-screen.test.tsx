// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, test } from "vitest";
import { SatisfactionScreen } from "#components/satisfaction/satisfaction-screen.tsx";
import { Notices } from "#components/ui/notices.tsx";
import messages from "#messages/cs.json";
import { type Answer, forgetAccount, REFUSED, stubAccount } from "#tests/components/account/an-account.tsx";

const HASH = "h".repeat(32);

afterEach(forgetAccount);

/** The questionnaire at an address; the shop has an order 3 unless `known` says otherwise. */
function show(
	query: string,
	{
		known = { number: "2600003", is_answered: false },
		sent = { status: 201, body: {} },
	}: {
		known?: { number: string; is_answered: boolean } | null;
		sent?: Answer;
	} = {},
) {
	const stub = stubAccount(({ method, path }) => {
		if (method === "POST") return sent;
		if (path.startsWith("/api/satisfaction/")) return known ? { body: known } : REFUSED("not_found", 404);
		return undefined;
	});
	window.history.replaceState(null, "", `/spokojenost${query}`);
	const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 }, mutations: { retry: false } } });
	render(
		<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
			<QueryClientProvider client={client}>
				<Notices closeLabel="Zavřít">
					<SatisfactionScreen locale="cs" />
				</Notices>
			</QueryClientProvider>
		</NextIntlClientProvider>,
	);
	return { ...stub, user: userEvent.setup() };
}
const recommendation = () => screen.findByRole("radiogroup", { name: /Doporučili byste nás známým\?/ });
const step = async (name: string) => within(await recommendation()).getByRole("radio", { name });
const sendButton = () => screen.getByRole("button", { name: "Odeslat hodnocení" });

describe("the questionnaire after a purchase", () => {
	test("can be sent anonymously, and says thanks", async () => {
		const { user, changes } = show("");
		await user.click(await step("9"));
		const website = screen.getByRole("radiogroup", { name: "Web a\u00a0objednávání" });
		await user.click(within(website).getByRole("radio", { name: /4/ }));
		await user.type(screen.getByRole("textbox", { name: "Co se povedlo a\u00a0co máme zlepšit?" }), "Rychlé dodání.");
		await user.click(sendButton());
		expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Děkujeme za vaše hodnocení!" }));
		expect(changes()).toEqual([
			{
				method: "POST",
				path: "/api/satisfaction",
				body: { recommendation: 9, stars: { website: 4 }, text: "Rychlé dodání.", locale: "cs" },
			},
		]);
	});

	test("has a scale from 0 to 10, and requires only the recommendation", async () => {
		const { user, changes } = show("");
		expect(within(await recommendation()).getAllByRole("radio")).toHaveLength(11);
		await user.click(sendButton());
		expect(await screen.findByText("Pole musí být vyplněno")).toBeTruthy();
		expect(document.activeElement).toBe(await step("0"));
		expect(changes()).toEqual([]);
		await user.click(await step("0"));
		await user.click(sendButton());
		await screen.findByRole("heading", { name: "Děkujeme za vaše hodnocení!" });
		expect(changes()[0]?.body).toEqual({ recommendation: 0, stars: {}, text: "", locale: "cs" });
	});

	test("names the order of its link, and sends the order's hash along", async () => {
		const { user, changes } = show(`?objednavka=3&hash=${HASH}`);
		expect(await screen.findByText("Hodnotíte objednávku 2600003.")).toBeTruthy();
		await user.click(await step("10"));
		await user.click(sendButton());
		await screen.findByRole("heading", { name: "Děkujeme za vaše hodnocení!" });
		expect(changes()[0]?.body).toMatchObject({ order: { id: 3, hash: HASH } });
	});

	test("is not shown for an order that was answered already", async () => {
		show(`?objednavka=3&hash=${HASH}`, { known: { number: "2600003", is_answered: true } });
		expect(await screen.findByRole("heading", { name: "Tuto objednávku jste už ohodnotili" })).toBeTruthy();
		expect(screen.queryByRole("radiogroup")).toBeNull();
	});

	test("says when the link is wrong, and can be sent without an order", async () => {
		const { user } = show("?objednavka=3&hash=x", { known: null });
		expect(await screen.findByRole("heading", { name: "Odkaz na objednávku neplatí" })).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Ohodnotit bez objednávky" }));
		expect(await recommendation()).toBeTruthy();
	});

	test.each<[string, Answer, string]>([
		["nobody answers", "dropped", "Hodnocení se nepodařilo odeslat. Zkuste to prosím později."],
		["it was answered elsewhere", REFUSED("already_answered", 409), "Tuto objednávku jste už ohodnotili."],
	])("says so when %s, and keeps what was filled in", async (_, sent, sentence) => {
		const { user } = show("", { sent });
		await user.click(await step("7"));
		await user.click(sendButton());
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(await step("7")).toMatchObject({ checked: true });
	});
});
