// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHoverIntent } from "#components/ui/use-hover-intent.ts";
import { usePanel } from "#components/ui/use-panel.ts";

function Panel({ name }: { name: string }) {
	const [isOpen, setOpen] = useState(false);
	const hover = useHoverIntent(isOpen, setOpen);
	const { root, toggle } = usePanel(isOpen, () => setOpen(false), hover.dismiss);
	return (
		<div ref={root} onPointerEnter={hover.enter} onPointerLeave={hover.leave}>
			<button
				ref={toggle}
				type="button"
				aria-expanded={isOpen}
				onPointerEnter={hover.rest}
				onFocus={hover.focus}
				onClick={hover.click}
			>
				{name}
			</button>
			<div hidden={!isOpen} data-panel>
				<input aria-label={`Pole ${name}`} />
			</div>
		</div>
	);
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	render(
		<>
			<Panel name="Sortiment" />
			<Panel name="Košík" />
			<input aria-label="Hledat" />
		</>,
	);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const button = (name: string) => screen.getByRole("button", { name });
const opened = () => screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const restOn = (name: string) => {
	fireEvent.pointerEnter(button(name), { pointerType: "mouse" });
	wait(200);
};
const leave = (name: string) => {
	fireEvent.pointerLeave(button(name).parentElement as HTMLElement, { pointerType: "mouse" });
	wait(400);
};
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

test("a panel that opens closes the one that was open", () => {
	act(() => button("Košík").focus());
	expect(opened()).toEqual(["Košík"]);
	restOn("Sortiment");
	expect(opened()).toEqual(["Sortiment"]);
	fireEvent.click(button("Košík"));
	expect(opened()).toEqual(["Košík"]);
});

test("a resting mouse opens nothing over a panel that has the focus inside", () => {
	fireEvent.click(button("Košík"));
	focus("Pole Košík");
	restOn("Sortiment");
	expect([opened(), document.activeElement]).toEqual([["Košík"], screen.getByLabelText("Pole Košík")]);
});

test("a mouse that opens a panel leaves the focus where it is", () => {
	focus("Hledat");
	restOn("Košík");
	expect([opened(), document.activeElement]).toEqual([["Košík"], screen.getByLabelText("Hledat")]);
});

test("a mouse that leaves closes no panel in which somebody is, nor one reached by keyboard", () => {
	restOn("Košík");
	focus("Pole Košík");
	leave("Košík");
	expect(opened()).toEqual(["Košík"]);
	act(() => button("Košík").focus());
	leave("Košík");
	expect(opened()).toEqual(["Košík"]);
	focus("Hledat");
	leave("Košík");
	expect(opened()).toEqual([]);
});

test("Escape closes a panel opened by resting wherever the focus is, which stays there", () => {
	focus("Hledat");
	restOn("Košík");
	pressEscape();
	expect([opened(), document.activeElement]).toEqual([[], screen.getByLabelText("Hledat")]);
});

test("after Escape the focus that comes back opens nothing, a press does", () => {
	act(() => button("Košík").focus());
	pressEscape();
	focus("Hledat");
	act(() => button("Košík").focus());
	expect(opened()).toEqual([]);
	fireEvent.click(button("Košík"));
	expect(opened()).toEqual(["Košík"]);
});
