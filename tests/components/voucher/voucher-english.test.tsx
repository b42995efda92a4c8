// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import en from "#messages/en.json";
import { CART_ID } from "../checkout/a-cart.ts";
import { aVoucher, showFormIn, toldOf } from "./a-voucher-form.tsx";

const t = en.voucher;
const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: t.code });
const announced = () => within(screen.getByRole("region", { name: t.title })).getByRole("status").textContent;

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("an English page reports a wrong code in English; a right one gives its discount until it is removed", async () => {
	const { user, posts } = await showFormIn(
		"en",
		[],
		{ status: 404, error: "not_exists" },
		{ status: 422, error: "voucher_is_already_added" },
	);
	await user.type(codeField(), "SLEVA");
	await user.click(screen.getByRole("button", { name: t.apply }));
	await waitFor(() => expect(toldOf(codeField())).toBe(t.problems.notExists));
	expect(document.activeElement).toBe(codeField());
	expect(codeField().value).toBe("SLEVA");
	await user.type(codeField(), "{Enter}");
	await waitFor(() => expect(toldOf(codeField())).toBe(t.problems.alreadyAdded));
	await user.type(codeField(), "{Enter}");
	const list = within(await screen.findByRole("list", { name: t.list }));
	expect(list.getByText("SLEVA")).toBeTruthy();
	expect(announced()).toBe(t.added.replace("{code}", "SLEVA"));
	await user.click(screen.getByRole("button", { name: t.removeNamed.replace("{code}", "SLEVA") }));
	await waitFor(() => expect(announced()).toBe(t.removed.replace("{code}", "SLEVA")));
	expect(screen.queryByRole("list", { name: t.list })).toBeNull();
	expect(posts().map(({ path, body }) => [path, (body as { locale: string }).locale])).toEqual([
		...Array(3).fill([`/api/voucher/cart/add/${CART_ID}`, "en"]),
		[`/api/voucher/cart/delete/${CART_ID}`, "en"],
	]);
});

test("an English page asks for the e-mail that a voucher needs", async () => {
	const { user, posts } = await showFormIn("en", [], { status: 422, error: "email_required" });
	await user.type(codeField(), "NAMAIL50{Enter}");
	const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${t.email}`) });
	await waitFor(() => expect(document.activeElement).toBe(email()));
	expect(toldOf(email())).toBe(t.problems.emailRequired);
	await user.type(email(), "jana@");
	await user.click(screen.getByRole("button", { name: t.apply }));
	await waitFor(() => expect(toldOf(email())).toBe(en.validation.email));
	await user.type(email(), "example.cz{Enter}");
	expect(await screen.findByText("NAMAIL50")).toBeTruthy();
	expect(posts()[1]?.body).toMatchObject({ guestEmail: "jana@example.cz", locale: "en" });
});

test.each([
	[{ problem: "minimal_price", problem_value: 60_000, discount_with_tax: 0 }, /^This voucher needs goods for at least/],
	[{ voucher_type: "percent", value: 12.5 }, /^12\.5% off, −100[.,]00/],
] as const)("an English page describes a voucher's discount: %j", async (voucher, sentence) => {
	await showFormIn("en", [aVoucher(voucher)]);
	expect(screen.getByText(sentence)).toBeTruthy();
});
