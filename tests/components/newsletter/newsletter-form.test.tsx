// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NewsletterForm } from "#components/newsletter/newsletter-form.tsx";
import { Notices } from "#components/ui/notices.tsx";
import messages from "#messages/cs.json";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

type Answer = { status: number; body: unknown } | "dropped";

function show(...answers: Answer[]) {
	const calls: unknown[] = [];
	vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
		calls.push([method, path, JSON.parse(String(body))]);
		const answer = answers.shift() ?? "dropped";
		if (answer === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(answer.body, { status: answer.status });
	});
	const on = (path: string) => (
		<PathnameContext.Provider value={path}>
			<NextIntlClientProvider locale="cs" messages={messages}>
				<Notices closeLabel="Zavřít">
					<NewsletterForm locale="cs" privacy="/info/ochrana-osobnich-udaju" />
				</Notices>
			</NextIntlClientProvider>
		</PathnameContext.Provider>
	);
	const { rerender } = render(on("/"));
	return { calls, user: userEvent.setup(), goTo: (path: string) => rerender(on(path)) };
}
const SAVED: Answer = { status: 200, body: {} };
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /E-mail/ });
const button = () => screen.getByRole("button", { name: "Odebírat" });
const errorOf = (element: Element) =>
	(element.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent)
		.join(" ");
const noticeOf = (text: string) => screen.queryAllByText(text).some((one) => one.closest('[role="status"]'));

describe("the newsletter in the footer (§5, §7, §8)", () => {
	test("Success 'E-mail byl úspěšně uložen.', and what to do next; the field is empty again", async () => {
		const { calls, user } = show(SAVED);
		await user.type(field(), " jana@example.cz ");
		await user.click(button());
		await waitFor(() => expect(noticeOf("E-mail byl úspěšně uložen.")).toBe(true));
		expect(screen.getByText(/^Teď prosím otevřete e-mail od nás/)).toBeTruthy();
		expect(calls).toEqual([["POST", "/api/subscriber/save", { email: "jana@example.cz", locale: "cs" }]]);
		expect(field().value).toBe("");
	});

	test("error already_exists 'Tento e-mail je již uložen.', beside the field too; what was typed stays", async () => {
		const { user } = show({
			status: 422,
			body: { error: "already_exists", errors: { email: ["already_exists"] } },
		});
		await user.type(field(), "jana@example.cz{Enter}");
		await waitFor(() => expect(noticeOf("Tento e-mail je již uložen.")).toBe(true));
		expect(errorOf(field())).toBe("Tento e-mail je již uložen.");
		expect([document.activeElement, field().value]).toEqual([field(), "jana@example.cz"]);
	});

	test.each<[string, Answer]>([
		["a shop that is away", "dropped"],
		["a broken shop", { status: 500, body: { error: "server_error" } }],
		["an invalid answer", { status: 404, body: "no" }],
	])("other 'E-mail nebyl úspěšně uložen.': %s; what was typed stays, and another try works", async (_, answer) => {
		const { user } = show(answer, SAVED);
		await user.type(field(), "jana@example.cz{Enter}");
		await waitFor(() => expect(noticeOf("E-mail nebyl úspěšně uložen.")).toBe(true));
		expect(field().value).toBe("jana@example.cz");
		await user.click(button());
		await waitFor(() => expect(noticeOf("E-mail byl úspěšně uložen.")).toBe(true));
	});

	test("email required: 'Pole musí být vyplněno', and nothing is sent", async () => {
		const { calls, user } = show();
		await user.click(button());
		expect(errorOf(field())).toBe("Pole musí být vyplněno");
		expect([document.activeElement, calls]).toEqual([field(), []]);
	});

	test("email type: 'Pole musí obsahovat platný email.', and nothing is sent", async () => {
		const { calls, user } = show();
		await user.type(field(), "jana{Enter}");
		expect(errorOf(field())).toBe("Pole musí obsahovat platný email.");
		expect(calls).toEqual([]);
	});

	test("the shop's refusal of the field is shown beside it, and disappears before the next try", async () => {
		const { user } = show({ status: 422, body: { error: "invalid", errors: { email: ["email"] } } }, SAVED);
		await user.type(field(), "jana@example{Enter}");
		await waitFor(() => expect(errorOf(field())).toBe("Pole musí obsahovat platný email."));
		await user.type(field(), ".cz{Enter}");
		await waitFor(() => expect(field().getAttribute("aria-invalid")).toBeNull());
	});

	test("after too many requests says how long to wait", async () => {
		const { user } = show({ status: 429, body: { error: "too_many_requests", value: 130 } });
		await user.type(field(), "jana@example.cz{Enter}");
		await waitFor(() => expect(noticeOf("Zkoušíte to příliš často. Zkuste to prosím znovu za 3 minuty.")).toBe(true));
	});

	test("sends once when the button is pressed twice", async () => {
		const { calls, user } = show(SAVED);
		await user.type(field(), "jana@example.cz");
		await user.dblClick(button());
		await waitFor(() => expect(noticeOf("E-mail byl úspěšně uložen.")).toBe(true));
		expect(calls).toHaveLength(1);
	});

	test("the browser may fill the address in, and the form has a name", () => {
		show();
		expect(field().autocomplete).toBe("email");
		expect(screen.getByRole("form", { name: "Novinky e-mailem" })).toBeTruthy();
	});

	test("Validation errors are cleared on every navigation; what was typed stays", async () => {
		const { user, goTo } = show();
		await user.type(field(), "jana{Enter}");
		expect(errorOf(field())).not.toBe("");
		goTo("/prodejny");
		expect(errorOf(field())).toBe("");
		expect(field().value).toBe("jana");
	});
});
