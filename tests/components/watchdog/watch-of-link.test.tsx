// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { WatchOfLink } from "#components/watchdog/watch-of-link.tsx";
import messages from "#messages/cs.json";

const HASH = "h".repeat(32);

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

type State = "pending" | "watching" | "ended" | "withdrawn" | "refused";
const PRODUCT = { id: 5, slug: "srdce", name: "Srdce", url: "/5/balonky/srdce" };
const ofLink = (state: State, isGuest = true) =>
	Response.json({ product: PRODUCT, variant_name: "červené", state, is_guest: isGuest });
const ended = () => Response.json({ product: PRODUCT, variant_name: "červené" });
const refusal = (status: number, error: string) => Response.json({ error }, { status });

function showPage(answers: (Response | "dropped")[]) {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
		calls.push(`${method} ${path}`);
		const answer = answers.shift();
		if (!answer || answer === "dropped") throw new TypeError("Failed to fetch");
		return answer;
	});
	const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 }, mutations: { retry: false } } });
	render(
		<PathParamsContext.Provider value={{ hash: HASH }}>
			<NextIntlClientProvider locale="cs" messages={messages}>
				<QueryClientProvider client={client}>
					<WatchOfLink locale="cs" />
				</QueryClientProvider>
			</NextIntlClientProvider>
		</PathParamsContext.Provider>,
	);
	return { calls, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const LOOKED = `GET /api/watchdog/link/cs/${HASH}`;

test.each([true, false])(
	"opening the link does not end the watch; the button does, and names the goods (of a guest: %s)",
	async (isGuest) => {
		const { calls, user } = showPage([ofLink("watching", isGuest), ended()]);
		await heading("Ukončit hlídání zboží?");
		expect(calls).toEqual([LOOKED]);
		await user.click(await button("Ukončit hlídání"));
		const title = await heading("Hlídání je ukončené");
		expect(document.activeElement).toBe(title);
		expect(screen.getByText("Zboží „Srdce, červené“ už pro vás nehlídáme.")).toBeTruthy();
		expect(screen.getByRole("link", { name: "Zobrazit zboží" }).getAttribute("href")).toBe("/5/balonky/srdce");
		expect(calls).toEqual([LOOKED, `POST /api/watchdog/end/cs/${HASH}`]);
	},
);

test("a guest's watch begins by its button, which says what will come", async () => {
	const { calls, user } = showPage([ofLink("pending"), ofLink("watching")]);
	expect(await screen.findByText(/Až bude „Srdce, červené“ skladem, pošleme vám jeden e-mail\./)).toBeTruthy();
	await user.click(await button("Ano, hlídat"));
	expect(document.activeElement).toBe(await heading("Hlídáme za vás"));
	expect(calls).toEqual([LOOKED, `POST /api/watchdog/confirm/cs/${HASH}`]);
});

test("a guest who does not want it ends it before it begins", async () => {
	const { calls, user } = showPage([ofLink("pending"), ended()]);
	await user.click(await button("Nemám zájem"));
	await heading("Už vám nenapíšeme");
	expect(calls.at(-1)).toBe(`POST /api/watchdog/end/cs/${HASH}`);
});

test("a guest who confirms when the goods are back is led to them", async () => {
	const { user } = showPage([ofLink("pending"), refusal(409, "already_in_stock")]);
	await user.click(await button("Ano, hlídat"));
	await heading("Už je skladem");
	expect(screen.getByRole("link", { name: "Zobrazit zboží" }).getAttribute("href")).toBe("/5/balonky/srdce");
});

test("the link of a watch that has ended says so, and a guest can refuse more mails there", async () => {
	const { calls, user } = showPage([ofLink("ended"), "dropped", ended()]);
	await heading("Hlídání je ukončené");
	await user.click(await button("Už mi kvůli němu nepište"));
	await screen.findByText("Hlídání se nepodařilo zrušit. Zkuste to prosím později.");
	await user.click(await button("Už mi kvůli němu nepište"));
	expect(document.activeElement).toBe(await heading("Už vám nenapíšeme"));
	expect(calls.at(-1)).toBe(`POST /api/watchdog/end/cs/${HASH}`);
});

test("the link of a customer's watch that has ended says no more, since the account has the rest", async () => {
	showPage([ofLink("ended", false)]);
	await heading("Hlídání je ukončené");
	expect(screen.queryByRole("button")).toBeNull();
});

test.each([
	["refused", "Už vám nenapíšeme", 1],
	["withdrawn", "Už ho neprodáváme", 0],
] as const)("the link of a watch that is %s says so", async (state, title, links) => {
	showPage([ofLink(state)]);
	await heading(title);
	expect([screen.queryByRole("button"), screen.queryAllByRole("link").length]).toEqual([null, links]);
});

test("an unknown link says so", async () => {
	showPage([refusal(404, "not_found")]);
	await heading("Tento odkaz neplatí");
});

test("when the watch cannot be read, it can be tried again", async () => {
	const { user } = showPage(["dropped", "dropped", ofLink("pending")]);
	await user.click(await button("Zkusit znovu"));
	await heading("Máme vám dát vědět?");
});

test.each([
	[
		"Ano, hlídat",
		"Hlídání se nepodařilo uložit. Zkuste to prosím později.",
		() => ofLink("watching"),
		"Hlídáme za vás",
	],
	["Nemám zájem", "Hlídání se nepodařilo zrušit. Zkuste to prosím později.", ended, "Už vám nenapíšeme"],
])("after a failure the button %s is still there and works", async (name, sentence, answer, title) => {
	const { user } = showPage([ofLink("pending"), "dropped", answer()]);
	await user.click(await button(name));
	expect(await screen.findByText(sentence)).toBeTruthy();
	await user.click(await button(name));
	await heading(title);
});
