// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function Screen({ isLoading }: { isLoading: boolean }) {
	return useSteadyLoading(isLoading) ? <p>Načítáme…</p> : <p>Košík</p>;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByText(/./).textContent;

test("a loading state that was shown stays 200 ms, however soon the answer is there", () => {
	const { rerender } = render(<Screen isLoading />);
	pass(30);
	rerender(<Screen isLoading={false} />);
	pass(169);
	expect(shown()).toBe("Načítáme…");
	pass(1);
	expect(shown()).toBe("Košík");
});

test("an answer that takes longer is shown at once", () => {
	const { rerender } = render(<Screen isLoading />);
	pass(200);
	rerender(<Screen isLoading={false} />);
	pass(0);
	expect(shown()).toBe("Košík");
});

test("data available from the beginning shows no loading state", () => {
	render(<Screen isLoading={false} />);
	expect(shown()).toBe("Košík");
});

test("loading again has its own 200 ms", () => {
	const { rerender } = render(<Screen isLoading />);
	pass(500);
	rerender(<Screen isLoading={false} />);
	pass(0);
	rerender(<Screen isLoading />);
	expect(shown()).toBe("Načítáme…");
	pass(50);
	rerender(<Screen isLoading={false} />);
	pass(149);
	expect(shown()).toBe("Načítáme…");
	pass(1);
	expect(shown()).toBe("Košík");
});

test("no timer runs on after the screen is gone", () => {
	const { rerender, unmount } = render(<Screen isLoading />);
	rerender(<Screen isLoading={false} />);
	unmount();
	expect(vi.getTimerCount()).toBe(0);
});
