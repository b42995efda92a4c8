// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { SubscriptionScreen } from "#components/newsletter/subscription-screen.tsx";
import messages from "#messages/cs.json";

const HASH = "h".repeat(32);
const EMAIL = "jana@example.cz";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** A shop whose newsletter is in this state; `refusals` come before its answers. */
function show(state: "pending" | "confirmed" | "ended" | null, ...refusals: (number | "dropped")[]) {
	const calls: string[] = [];
	let now = state;
	vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
		calls.push(`${method} ${path.replace(HASH, "…")}`);
		const refusal = refusals.shift();
		if (refusal === "dropped") throw new TypeError("Failed to fetch");
		if (refusal || now === null)
			return Response.json({ error: refusal ? "server_error" : "not_found" }, { status: refusal ?? 404 });
		if (method === "POST") now = path.endsWith("/end") ? "ended" : "confirmed";
		return Response.json({ email: EMAIL, state: now });
	});
	const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 }, mutations: { retry: false } } });
	render(
		<PathParamsContext.Provider value={{ hash: HASH }}>
			<NextIntlClientProvider locale="cs" messages={messages}>
				<QueryClientProvider client={client}>
					<SubscriptionScreen locale="cs" />
				</QueryClientProvider>
			</NextIntlClientProvider>
		</PathParamsContext.Provider>,
	);
	return { calls, user: userEvent.setup() };
}
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
	user.click(await screen.findByRole("button", { name }));

test("opening the link does not confirm the subscription; the button does", async () => {
	const { calls, user } = show("pending");
	await title("Potvrdit odběr novinek?");
	expect(screen.getByText(`Novinky budeme posílat na ${EMAIL}.`)).toBeTruthy();
	expect(calls).toEqual(["GET /api/subscriber/…"]);
	await press(user, "Potvrdit odběr");
	expect(document.activeElement).toBe(await title("Odběr novinek je zapnutý"));
	expect(calls).toEqual(["GET /api/subscriber/…", "POST /api/subscriber/…/confirm"]);
});

test("one click ends the subscription, and another renews it", async () => {
	const { calls, user } = show("confirmed");
	await press(user, "Odhlásit odběr");
	expect(document.activeElement).toBe(await title("Novinky vám už posílat nebudeme"));
	await press(user, "Obnovit odběr");
	await title("Odběr novinek je zapnutý");
	expect(calls.slice(1)).toEqual(["POST /api/subscriber/…/end", "POST /api/subscriber/…/confirm"]);
});

test("somebody who did not ask for the newsletter can end it at once", async () => {
	const { user } = show("pending");
	await press(user, "Nemám zájem");
	await title("Novinky vám už posílat nebudeme");
});

test("an unknown link says so, and leads on", async () => {
	show(null);
	await title("Tento odkaz neplatí");
	expect(screen.getByRole("link", { name: "Přejít do obchodu" }).getAttribute("href")).toBe("/");
});

test("after a failure the button is still there and works", async () => {
	const { user } = show("confirmed");
	await title("Odběr novinek je zapnutý");
	vi.stubGlobal("fetch", async () => Response.json({ error: "server_error" }, { status: 500 }));
	await press(user, "Odhlásit odběr");
	expect(await screen.findByText("Změnu se nepodařilo uložit. Zkuste to prosím později.")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Odhlásit odběr" })).toBeTruthy();
});

test("a subscription that could not be loaded can be tried again", async () => {
	const { user } = show("confirmed", "dropped", "dropped");
	expect(await screen.findByText("Odběr se nepodařilo načíst. Zkuste to prosím později.")).toBeTruthy();
	await press(user, "Zkusit znovu");
	await title("Odběr novinek je zapnutý");
});
