// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MaintenanceWatch } from "#components/maintenance/maintenance-watch.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import messages from "#messages/cs.json";

vi.mock(import("#lib/storefront/browser/leave.ts"), async (original) => ({ ...(await original()), leaveTo: vi.fn() }));

let answers: (boolean | "dropped")[] = [];
let asked = 0;

beforeEach(() => {
	asked = 0;
	vi.useFakeTimers();
	vi.mocked(leaveTo).mockClear();
	vi.stubGlobal("fetch", async () => {
		asked++;
		const answer = answers.shift() ?? true;
		if (answer === "dropped") throw new TypeError("Failed to fetch");
		return Response.json({ is_enabled: answer });
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	window.history.replaceState(null, "", "/");
});

function show(query: string, ...given: typeof answers) {
	answers = given;
	window.history.replaceState(null, "", `/mimo-provoz${query}`);
	render(
		<NextIntlClientProvider locale="cs" messages={messages}>
			<MaintenanceWatch locale="cs" />
		</NextIntlClientProvider>,
	);
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const left = () => vi.mocked(leaveTo).mock.calls.flat();

describe("the maintenance page", () => {
	test("checks every 15 s, and stays while the shop is closed", async () => {
		show("?redirect=%2Fkosik");
		await pass(14.9);
		expect(asked).toBe(0);
		await pass(0.2);
		expect(asked).toBe(1);
		await pass(45);
		expect([asked, left()]).toEqual([4, []]);
	});

	test("leads back to where the visitor wanted to go once the shop is open, and says so before", async () => {
		show("?redirect=%2Fkosik%3Fx%3D1", true, false);
		await pass(30.1);
		expect(screen.getByRole("status").textContent).toBe("Už máme otevřeno, vracíme vás do obchodu…");
		expect(left()).toEqual([]);
		await pass(4.1);
		expect(left()).toEqual(["/kosik?x=1"]);
		await pass(60);
		expect([asked, left().length]).toEqual([2, 1]);
	});

	test.each(["", "?redirect=https%3A%2F%2Fevil.example", "?redirect=%2F%2Fevil.example"])(
		"with %j it leads to the home page of the shop",
		async (query) => {
			show(query, false);
			await pass(15.1);
			await pass(4.1);
			expect(left()).toEqual(["/"]);
		},
	);

	test("stays when a check fails, until the next one", async () => {
		show("", "dropped", false);
		await pass(20);
		expect(left()).toEqual([]);
		await pass(10.1);
		await pass(4.1);
		expect(left()).toEqual(["/"]);
	});
});
