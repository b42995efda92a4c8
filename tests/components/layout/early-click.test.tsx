// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { EARLY_CLICK_SCRIPT, forgetEarlyClick } from "#lib/storefront/browser/early-click.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";

function TwoButtons({ onClick }: { onClick: (name: string) => void }) {
	const first = useEarlyClick();
	const second = useEarlyClick();
	return (
		<>
			<button {...first} type="button" onClick={() => onClick("first")}>
				<i>First</i>
			</button>
			<button {...second} type="button" onClick={() => onClick("second")}>
				Second
			</button>
		</>
	);
}

let root: Root | undefined;
const onClick = vi.fn();
const app = <TwoButtons onClick={onClick} />;
const clicked = () => onClick.mock.calls.map(([name]) => name);
const button = (index: number) => document.querySelectorAll("button")[index] ?? document.body;
const hydrate = () =>
	startTransition(() => {
		root = hydrateRoot(document.body, app);
	});
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
/** Hydration, and what its effects put off. */
const settle = async () => {
	await act(pause);
	await act(pause);
};

beforeAll(() => new Function(EARLY_CLICK_SCRIPT)());

beforeEach(() => {
	document.body.innerHTML = renderToString(app);
});

afterEach(() => {
	act(() => root?.unmount());
	root = undefined;
	onClick.mockClear();
	forgetEarlyClick();
	cleanup();
});

describe("a click on a button before hydration", () => {
	test("counts once the page is hydrated", async () => {
		fireEvent.click(document.querySelector("i") ?? document.body);
		hydrate();
		await settle();
		expect(clicked()).toEqual(["first"]);
	});

	test("counts once, however often it is repeated, and only for the last button", async () => {
		for (const index of [0, 1, 1, 1]) fireEvent.click(button(index));
		hydrate();
		await settle();
		expect(clicked()).toEqual(["second"]);
	});

	test("counts once when it makes React hydrate the button first", async () => {
		hydrate();
		fireEvent.click(button(0));
		await settle();
		expect(clicked()).toEqual(["first"]);
	});

	test("is not repeated by another click or by returning to the page", async () => {
		fireEvent.click(button(0));
		hydrate();
		await settle();
		fireEvent.click(button(0));
		act(() => root?.unmount());
		document.body.innerHTML = renderToString(app);
		hydrate();
		await settle();
		expect(clicked()).toEqual(["first", "first"]);
	});
});

test("a click on a hydrated button is not kept", async () => {
	hydrate();
	await settle();
	fireEvent.click(button(1));
	expect(window.earlyClick ?? null).toBeNull();
	expect(clicked()).toEqual(["second"]);
});
