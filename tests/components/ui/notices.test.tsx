// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Notices, useFailureNotice, useNotice } from "#components/ui/notices.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function Teller({ tone }: { tone: "danger" | "success" }) {
	const notice = useNotice();
	return (
		<button type="button" onClick={() => notice(tone, "Adresa byla smazána.")}>
			říct
		</button>
	);
}

function Failing({ isFailed }: { isFailed: boolean }) {
	useFailureNotice(isFailed, "Košík se nepodařilo načíst.");
	return null;
}

const around = (content: ReactNode) => <Notices closeLabel="Zavřít oznámení">{content}</Notices>;
const told = () => screen.queryByText("Adresa byla smazána.");
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function tell(tone: "danger" | "success" = "success") {
	render(around(<Teller tone={tone} />));
	fireEvent.click(screen.getByText("říct"));
}

describe("a notice", () => {
	test.each([
		["danger", /Danger/],
		["success", /Success/],
	] as const)("is announced, in the colour of %s", (tone, colour) => {
		tell(tone);
		const status = screen.getByRole("status");
		expect(status.textContent).toContain("Adresa byla smazána.");
		expect(told()?.parentElement?.className).toMatch(colour);
	});

	test("disappears by itself after seven seconds", () => {
		tell();
		pass(6_900);
		expect(told()).not.toBeNull();
		pass(200);
		expect(told()).toBeNull();
	});

	test("is closed by its button", () => {
		tell();
		fireEvent.click(screen.getByRole("button", { name: "Zavřít oznámení" }));
		expect(told()).toBeNull();
	});

	test.each([
		["pointed at", "pointerEnter", "pointerLeave"],
		["focused", "focus", "blur"],
	] as const)("waits while it is %s, and then goes on", (_, begin, end) => {
		tell();
		pass(4_000);
		const box = told()?.parentElement as HTMLElement;
		fireEvent[begin](box);
		pass(60_000);
		expect(told()).not.toBeNull();
		fireEvent[end](box);
		pass(2_900);
		expect(told()).not.toBeNull();
		pass(200);
		expect(told()).toBeNull();
	});

	test("of a failure is shown once, and again when it fails again", () => {
		const { rerender } = render(around(<Failing isFailed={false} />));
		const failures = () => screen.queryAllByText("Košík se nepodařilo načíst.").length;
		expect(failures()).toBe(0);
		rerender(around(<Failing isFailed />));
		rerender(around(<Failing isFailed />));
		expect(failures()).toBe(1);
		pass(7_100);
		expect(failures()).toBe(0);
		rerender(around(<Failing isFailed={false} />));
		rerender(around(<Failing isFailed />));
		expect(failures()).toBe(1);
	});
});
