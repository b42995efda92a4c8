// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageProgress } from "#components/layout/page/page-progress.tsx";
import {
	failProgress,
	finishProgress,
	startProgress,
	subscribeToProgress,
} from "#lib/storefront/browser/page-progress.ts";

beforeEach(() => {
	vi.useFakeTimers();
	window.history.replaceState(null, "", "/kosik");
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	// A success clears what a test left red.
	startProgress("/jinam", "push");
	finishProgress();
	vi.runOnlyPendingTimers();
	vi.useRealTimers();
});

const page = (path: string) => (
	<PathnameContext.Provider value={path}>
		<PageProgress />
	</PathnameContext.Provider>
);
const bar = () => screen.queryByTestId("page-progress")?.firstElementChild ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("Page loading: the bar starts at once on a route change and ends when the page is there", () => {
	const { rerender } = render(page("/kosik"));
	expect(bar()).toBeNull();
	act(() => startProgress("/prodejny", "push"));
	expect(bar()).not.toBeNull();
	pass(1000);
	rerender(page("/prodejny"));
	pass(0);
	expect(bar()).toBeNull();
});

test("the bar also ends when only the query changes, as for a sorted list", () => {
	render(page("/kosik"));
	act(() => startProgress("/kosik?razeni=nejlevnejsi", "push"));
	pass(400);
	expect(bar()).not.toBeNull();
	window.history.pushState(null, "", "/kosik?razeni=nejlevnejsi");
	pass(51);
	expect(bar()).toBeNull();
});

test("a link to an anchor on the same page shows no bar", () => {
	render(page("/kosik"));
	act(() => startProgress("/kosik#obsah", "push"));
	expect(bar()).toBeNull();
});

test("going back to an anchor on the same page shows no bar, going back to another page shows one", () => {
	const { rerender } = render(page("/kosik"));
	act(() => startProgress("/kosik?varianta=5", "replace"));
	window.history.replaceState(null, "", "/kosik?varianta=5");
	pass(51);
	pass(200);
	// The browser has written the address already when the router hears of it.
	window.history.replaceState(null, "", "/kosik?varianta=5#obsah");
	act(() => startProgress("/kosik?varianta=5", "traverse"));
	expect(bar()).toBeNull();
	window.history.replaceState(null, "", "/prodejny");
	act(() => startProgress("/prodejny", "traverse"));
	expect(bar()).not.toBeNull();
	rerender(page("/prodejny"));
	pass(200);
	expect(bar()).toBeNull();
});

test("choosing the page that is already shown hides the bar", () => {
	render(page("/kosik"));
	act(() => startProgress("/prodejny", "push"));
	act(() => startProgress("/kosik", "push"));
	expect(bar()).toBeNull();
});

test("Minimum display delay: a bar that was shown stays 200 ms", () => {
	const { rerender } = render(page("/kosik"));
	act(() => startProgress("/prodejny", "push"));
	rerender(page("/prodejny"));
	pass(199);
	expect(bar()).not.toBeNull();
	pass(1);
	expect(bar()).toBeNull();
});

test("Errors set an error state, red, cleared on the next successful navigation", () => {
	const { rerender } = render(page("/kosik"));
	act(() => startProgress("/prodejny", "push"));
	act(() => failProgress());
	pass(60_000);
	expect(bar()?.className).toContain("failed");
	act(() => startProgress("/blog", "push"));
	expect(bar()?.className).toContain("failed");
	rerender(page("/blog"));
	pass(200);
	expect(bar()).toBeNull();
	act(() => startProgress("/hledani", "push"));
	expect(bar()?.className).toContain("bar");
});

test("without a connection the bar turns red", () => {
	render(page("/kosik"));
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	act(() => startProgress("/prodejny", "push"));
	pass(51);
	expect(bar()?.className).toContain("failed");
});

test("a page that opens without a connection, prefetched before, clears the red bar", () => {
	const { rerender } = render(page("/kosik"));
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	act(() => startProgress("/prodejny", "push"));
	pass(51);
	expect(bar()?.className).toContain("failed");
	window.history.pushState(null, "", "/prodejny");
	rerender(page("/prodejny"));
	pass(200);
	expect(bar()).toBeNull();
});

test("an error page that is drawn as the next page leaves the bar red", () => {
	const { rerender } = render(page("/kosik"));
	act(() => startProgress("/prodejny", "push"));
	// Effects of the page run before those of the bar.
	act(() => failProgress());
	window.history.pushState(null, "", "/prodejny");
	rerender(page("/prodejny"));
	pass(60_000);
	expect(bar()?.className).toContain("failed");
});

test("while the page loads, nothing is drawn again that would interrupt the drawing of the next one", () => {
	const drawn = vi.fn();
	render(page("/kosik"));
	act(() => startProgress("/prodejny", "push"));
	const forget = subscribeToProgress(drawn);
	pass(5_000);
	expect(drawn).not.toHaveBeenCalled();
	forget();
});
