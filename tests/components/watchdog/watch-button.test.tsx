// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Notices } from "#components/ui/notices.tsx";
import { WatchButton } from "#components/watchdog/watch-button.tsx";
import messages from "#messages/cs.json";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	// biome-ignore lint/suspicious/noDocumentCookie: the session ends with the test
	document.cookie = "token=; path=/; max-age=0";
});

function signIn() {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session
	document.cookie = "token=abc; path=/";
}

type Refusal = { status: number; error: string };

/** A shop that keeps the watches of its one customer; `refuse` refuses every change. */
function stubShop(watched: number[] = [], refuse?: Refusal | "dropped") {
	const calls: string[] = [];
	let ids = watched;
	vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
		calls.push(`${method} ${path}${typeof body === "string" ? ` ${body}` : ""}`);
		if (method === "GET") return Response.json(ids.map((id) => ({ variant_id: id })));
		if (refuse === "dropped") throw new TypeError("Failed to fetch");
		if (refuse) return Response.json({ error: refuse.error }, { status: refuse.status });
		const id = Number(path.split("/").at(-1));
		ids = method === "POST" ? [...ids, id] : ids.filter((one) => one !== id);
		return Response.json({ variant_id: id, is_watching: method === "POST" });
	});
	return { calls };
}

function showButton(variantId = 7) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
	const page = (id: number) => (
		<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
			<QueryClientProvider client={client}>
				<Notices closeLabel="Zavřít">
					<WatchButton variantId={id} locale="cs" />
				</Notices>
			</QueryClientProvider>
		</NextIntlClientProvider>
	);
	const { rerender } = render(page(variantId));
	return { user: userEvent.setup(), choose: (id: number) => rerender(page(id)) };
}

const button = () => screen.getByRole("button", { name: "Hlídat dostupnost" });
const isPressed = () => button().getAttribute("aria-pressed") === "true";

describe("watching a sold-out variant", () => {
	test("guests are asked to log in, with a link that leads back here, and nothing is sent", async () => {
		const { calls } = stubShop();
		const { user } = showButton();
		await user.click(button());
		expect(await screen.findByText(/Pro hlídání produktu se prosím přihlašte\./)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Přihlásit se" }).getAttribute("href")).toBe("/prihlaseni?redirect=%2F");
		expect([isPressed(), calls]).toEqual([false, []]);
	});

	test("a guest may leave an e-mail instead in a form that comes into sight, and is told to confirm it", async () => {
		const { calls } = stubShop();
		const seen: Element[] = [];
		// jsdom lays out nothing.
		Element.prototype.scrollIntoView = function () {
			seen.push(this);
		};
		const { user } = showButton();
		await user.click(button());
		const field = await screen.findByRole("textbox", { name: /E-mail/ });
		expect(seen).toEqual([field.closest("form")]);
		await user.type(field, " jana@example.cz {Enter}");
		expect(
			await screen.findByText(
				"Děkujeme. Pokud hlídání ještě není potvrzené, přijde vám e-mail: potvrďte ho v něm, prosím.",
			),
		).toBeTruthy();
		expect(calls).toEqual(['POST /api/watchdog/guest/7 {"email":"jana@example.cz","locale":"cs"}']);
		expect(screen.getByRole("link", { name: "Jak chráníme osobní údaje" }).getAttribute("href")).toBe(
			"/ochrana-osobnich-udaju",
		);
	});

	test.each([
		["", "Pole musí být vyplněno"],
		["jana", "Pole musí obsahovat platný email."],
	])("a guest's e-mail that is „%s“ is refused beside its field, and nothing is sent", async (typed, sentence) => {
		const { calls } = stubShop();
		const { user } = showButton();
		await user.click(button());
		const field = await screen.findByRole("textbox", { name: /E-mail/ });
		await user.type(field, `${typed}{Enter}`);
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect([document.activeElement === field, calls]).toEqual([true, []]);
	});

	test.each([
		["dropped", "Hlídání se nepodařilo uložit. Zkuste to prosím později."],
		[{ status: 409, error: "already_in_stock" }, "Toto zboží už zase máme skladem. Načtěte prosím stránku znovu."],
	] as const)("after %j a guest reads the reason and keeps the e-mail", async (refusal, sentence) => {
		stubShop([], refusal);
		const { user } = showButton();
		await user.click(button());
		const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /E-mail/ });
		await user.type(field, "jana@example.cz{Enter}");
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(field.value).toBe("jana@example.cz");
	});

	test("a press by a customer begins the watch and says so; another one ends it", async () => {
		signIn();
		const { calls } = stubShop();
		const { user } = showButton();
		await user.click(button());
		expect(await screen.findByText("Hlídání je uložené. Až bude zboží skladem, pošleme vám e-mail.")).toBeTruthy();
		await waitFor(() => expect(isPressed()).toBe(true));
		expect(screen.getByText("Hlídáme. Až bude zboží skladem, pošleme vám e-mail.")).toBeTruthy();
		await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());
		await user.click(button());
		expect(await screen.findByText("Hlídání jsme zrušili.")).toBeTruthy();
		await waitFor(() => expect(isPressed()).toBe(false));
		expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([
			'POST /api/watchdog/7 {"locale":"cs"}',
			"DELETE /api/watchdog/7",
		]);
	});

	test("a press before the customer's part of the button is here counts once, and the button is busy until then", async () => {
		signIn();
		const { calls } = stubShop();
		showButton();
		fireEvent.click(button());
		expect([button().getAttribute("aria-busy"), calls]).toEqual(["true", []]);
		expect(await screen.findByText("Hlídání je uložené. Až bude zboží skladem, pošleme vám e-mail.")).toBeTruthy();
		expect(calls.filter((call) => !call.startsWith("GET"))).toEqual(['POST /api/watchdog/7 {"locale":"cs"}']);
	});

	test("the button keeps the focus when the customer's part of it comes", async () => {
		signIn();
		stubShop([7]);
		showButton(7);
		button().focus();
		await act(() => vi.dynamicImportSettled());
		await waitFor(() => expect(isPressed()).toBe(true));
		expect(document.activeElement).toBe(button());
	});

	test("the button of a watched variant is pressed; each variant has its own state", async () => {
		signIn();
		stubShop([7]);
		const { user, choose } = showButton(7);
		await waitFor(() => expect(isPressed()).toBe(true));
		choose(8);
		expect(isPressed()).toBe(false);
		await user.click(button());
		await waitFor(() => expect(isPressed()).toBe(true));
		choose(7);
		expect(isPressed()).toBe(true);
	});

	test.each([
		["dropped", "Hlídání se nepodařilo uložit. Zkuste to prosím později."],
		[{ status: 503, error: "unavailable" }, "Hlídání se nepodařilo uložit. Zkuste to prosím později."],
		[{ status: 409, error: "already_in_stock" }, "Toto zboží už zase máme skladem. Načtěte prosím stránku znovu."],
	] as const)("after %j nothing is watched, and the reason is shown", async (refusal, sentence) => {
		signIn();
		stubShop([], refusal);
		const { user } = showButton();
		await user.click(button());
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(isPressed()).toBe(false);
	});

	test("the button stays pressed when the watch could not be ended", async () => {
		signIn();
		stubShop([7], "dropped");
		const { user } = showButton();
		await waitFor(() => expect(isPressed()).toBe(true));
		await user.click(button());
		expect(await screen.findByText("Hlídání se nepodařilo zrušit. Zkuste to prosím později.")).toBeTruthy();
		expect(isPressed()).toBe(true);
	});

	test("an ended session is forgotten, and the customer is asked to log in", async () => {
		signIn();
		stubShop([], { status: 401, error: "unauthorized" });
		const { user } = showButton();
		await act(() => vi.dynamicImportSettled());
		await user.click(button());
		expect(await screen.findByText(/Pro hlídání produktu se prosím přihlašte\./)).toBeTruthy();
		expect(document.cookie).not.toContain("token=");
	});
});
