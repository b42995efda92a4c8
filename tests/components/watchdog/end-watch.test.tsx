// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { EndWatch } from "#components/watchdog/end-watch.tsx";
import messages from "#messages/cs.json";

const HASH = "h".repeat(32);

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function showPage(answers: (Response | "dropped")[]) {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
		calls.push(`${method} ${path}`);
		const answer = answers.shift();
		if (!answer || answer === "dropped") throw new TypeError("Failed to fetch");
		return answer;
	});
	const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
	render(
		<PathParamsContext.Provider value={{ hash: HASH }}>
			<NextIntlClientProvider locale="cs" messages={messages}>
				<QueryClientProvider client={client}>
					<EndWatch locale="cs" />
				</QueryClientProvider>
			</NextIntlClientProvider>
		</PathParamsContext.Provider>,
	);
	return { calls, user: userEvent.setup() };
}

const button = () => screen.getByRole("button", { name: "Ukončit hlídání" });
const ended = () =>
	Response.json({ product: { id: 5, slug: "srdce", name: "Srdce", url: "/5/balonky/srdce" }, variant_name: "červené" });

test("opening the link does not end the watch; the button does, and names the goods", async () => {
	const { calls, user } = showPage([ended()]);
	expect(calls).toEqual([]);
	await user.click(button());
	const title = await screen.findByRole("heading", { name: "Hlídání je ukončené" });
	expect(document.activeElement).toBe(title);
	expect(screen.getByText("Zboží „Srdce, červené“ už pro vás nehlídáme.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Zobrazit zboží" }).getAttribute("href")).toBe("/5/balonky/srdce");
	expect(calls).toEqual([`POST /api/watchdog/end/cs/${HASH}`]);
});

test("an unknown link says so", async () => {
	const { user } = showPage([Response.json({ error: "not_found" }, { status: 404 })]);
	await user.click(button());
	expect(await screen.findByRole("heading", { name: "Tento odkaz neplatí" })).toBeTruthy();
});

test("after a failure the button is still there and works", async () => {
	const { user } = showPage(["dropped", ended()]);
	await user.click(button());
	expect(await screen.findByText("Hlídání se nepodařilo zrušit. Zkuste to prosím později.")).toBeTruthy();
	await user.click(button());
	expect(await screen.findByRole("heading", { name: "Hlídání je ukončené" })).toBeTruthy();
});
