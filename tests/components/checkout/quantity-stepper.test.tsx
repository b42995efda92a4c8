// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";

afterEach(cleanup);

function show(value: number, { min = 0, max = 999 } = {}) {
	const onCommit = vi.fn<(quantity: number) => void>();
	const onSubmit = vi.fn<() => void>();
	render(
		<form onSubmit={onSubmit}>
			<QuantityStepper
				value={value}
				min={min}
				max={max}
				onCommit={onCommit}
				labels={{ quantity: "Počet", less: "Méně", more: "Více" }}
			/>
			<button type="submit">Dál</button>
		</form>,
	);
	return { onCommit, onSubmit, user: userEvent.setup(), input: screen.getByRole("textbox", { name: "Počet" }) };
}

describe("quantity stepper", () => {
	test("typing 12 is one change, made when the field is left", async () => {
		const { user, input, onCommit } = show(1);
		await user.click(input);
		await user.keyboard("12");
		expect(onCommit).not.toHaveBeenCalled();
		await user.tab();
		expect(onCommit.mock.calls).toEqual([[12]]);
	});

	test("Enter makes the change once and does not submit the form", async () => {
		const { user, input, onCommit, onSubmit } = show(1);
		await user.click(input);
		await user.keyboard("7{Enter}");
		await user.tab();
		expect(onCommit.mock.calls).toEqual([[7]]);
		expect(onSubmit).not.toHaveBeenCalled();
	});

	test("0 is a change like any other where it is allowed", async () => {
		const { user, input, onCommit } = show(3);
		await user.click(input);
		await user.keyboard("0{Enter}");
		expect(onCommit.mock.calls).toEqual([[0]]);
	});

	test.each(["", "abc", "-3", "1.5"])("%j restores the old number", async (typed) => {
		const { user, input, onCommit } = show(3);
		await user.clear(input);
		if (typed !== "") await user.keyboard(typed);
		await user.tab();
		expect(onCommit).not.toHaveBeenCalled();
		expect(input).toHaveProperty("value", "3");
	});

	test("a number beyond the limits becomes the limit", async () => {
		const { user, input, onCommit } = show(3, { min: 1, max: 20 });
		await user.click(input);
		await user.keyboard("500{Enter}");
		await user.clear(input);
		await user.keyboard("0{Enter}");
		expect(onCommit.mock.calls).toEqual([[20], [1]]);
	});

	test("the buttons change by one and stop at the limits", async () => {
		const { user, onCommit } = show(20, { min: 1, max: 20 });
		await user.click(screen.getByRole("button", { name: "Více" }));
		await user.click(screen.getByRole("button", { name: "Méně" }));
		expect(onCommit.mock.calls).toEqual([[19]]);
	});

	test.each([
		["Více", { max: 3 }],
		["Méně", { min: 3 }],
	])(
		"“%s” keeps the focus at the end of the range, is marked as disabled, and does nothing there",
		async (name, limits) => {
			const { user, onCommit } = show(3, limits);
			const button = screen.getByRole("button", { name });
			await user.click(button);
			await user.keyboard("{Enter}");
			expect(document.activeElement).toBe(button);
			expect(button.getAttribute("aria-disabled")).toBe("true");
			expect(onCommit).not.toHaveBeenCalled();
		},
	);
});
