// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { placesOf } from "../../a-notice.ts";
import { anOrder, events, HASH, ORDER_ID } from "../an-order.ts";
import { type Answer, clickTwice, forgetOrder, showOrder, stubOrder } from "../an-order-page.tsx";

afterEach(forgetOrder);

const ACTIONS = { pay: false, cancel: false, withdraw: true, review_courier: true };
const delivered = () =>
	anOrder({ state: "delivered", events: events("accepted", "packed", "handed_over", "delivered"), actions: ACTIONS });
const reviewed = () => ({
	...delivered(),
	actions: { ...ACTIONS, review_courier: false },
	courier_review: { stars: 4, text: "Volal předem." },
});

const form = async () => within(await screen.findByRole("region", { name: "Jak proběhlo doručení?" }));
const PATH = `/api/order/${ORDER_ID}/${HASH}/courier-review`;

function stubReview(answer?: Answer) {
	const shop = stubOrder(delivered(), ({ path }) => {
		if (path !== PATH) return undefined;
		if (answer) return answer;
		shop.set(reviewed());
		return { status: 201, body: {} };
	});
	return shop;
}

test("a delivered order asks for a rating of its courier, and shows the one given", async () => {
	const shop = stubReview();
	const { user } = showOrder();
	const review = await form();
	await user.click(review.getByRole("radio", { name: /^4 / }));
	await user.type(review.getByRole("textbox", { name: "Chcete něco dodat?" }), "Volal předem.");
	clickTwice(review.getByRole("button", { name: "Odeslat hodnocení" }));
	expect(await screen.findByText("Hodnocení dopravce bylo odesláno, děkujeme.")).toBeTruthy();
	const done = within(await screen.findByRole("region", { name: "Vaše hodnocení dopravce" }));
	expect(done.getByText("Volal předem.")).toBeTruthy();
	expect(done.getByRole("img", { name: "4 hvězdičky z\u00a05" })).toBeTruthy();
	expect(shop.posts("courier-review").map(({ body }) => body)).toEqual([{ stars: 4, text: "Volal předem." }]);
	expect(screen.queryByRole("button", { name: "Odeslat hodnocení" })).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Vaše hodnocení dopravce" }));
});

test("stars are required; a text is optional", async () => {
	const shop = stubReview();
	const { user } = showOrder();
	const review = await form();
	await user.click(review.getByRole("button", { name: "Odeslat hodnocení" }));
	expect(await review.findByText("Vyberte prosím počet hvězdiček.")).toBeTruthy();
	expect(shop.posts("courier-review")).toEqual([]);
	await user.click(review.getByRole("radio", { name: /^5 / }));
	await user.click(review.getByRole("button", { name: "Odeslat hodnocení" }));
	await waitFor(() => expect(shop.posts("courier-review").map(({ body }) => body)).toEqual([{ stars: 5, text: "" }]));
});

test.each<[Answer, string]>([
	["dropped", "Hodnocení dopravce se nepodařilo odeslat. Zkuste to prosím později."],
	[{ status: 409, body: { error: "already_reviewed" } }, "Dopravce jste už hodnotili."],
	[{ status: 409, body: { error: "not_reviewable" } }, "Dopravu lze ohodnotit až po doručení objednávky."],
])("a rating answered by %j shows: %s", async (answer, sentence) => {
	stubReview(answer);
	const { user } = showOrder();
	const review = await form();
	await user.click(review.getByRole("radio", { name: /^2 / }));
	await user.type(review.getByRole("textbox"), "Přišel pozdě.");
	await user.click(review.getByRole("button", { name: "Odeslat hodnocení" }));
	// Once: a second one would be read out again.
	expect(await placesOf(sentence)).toEqual(["notice"]);
	expect(review.getByRole("textbox")).toHaveProperty("value", "Přišel pozdě.");
	expect(review.getByRole("radio", { name: /^2 / })).toHaveProperty("checked", true);
});

test("a text that the shop refuses is marked and gets the focus", async () => {
	stubReview({ status: 422, body: { error: "invalid", errors: { text: ["too_long"] } } });
	const { user } = showOrder();
	const review = await form();
	await user.click(review.getByRole("radio", { name: /^2 / }));
	await user.click(review.getByRole("button", { name: "Odeslat hodnocení" }));
	expect(await review.findByText("Text je příliš dlouhý.")).toBeTruthy();
	expect(document.activeElement).toBe(review.getByRole("textbox"));
});

test("on return to the page there are no errors, but what was typed", async () => {
	stubReview({ status: 422, body: { error: "invalid", errors: { text: ["too_long"] } } });
	const { user, leaveAndComeBack } = showOrder();
	const review = await form();
	await user.click(review.getByRole("radio", { name: /^2 / }));
	await user.type(review.getByRole("textbox"), "Přišel pozdě.");
	await user.click(review.getByRole("button", { name: "Odeslat hodnocení" }));
	expect(await review.findByText("Text je příliš dlouhý.")).toBeTruthy();
	await leaveAndComeBack();
	expect(review.queryByText("Text je příliš dlouhý.")).toBeNull();
	expect(review.getByRole("textbox")).toHaveProperty("value", "Přišel pozdě.");
	expect(review.getByRole("radio", { name: /^2 / })).toHaveProperty("checked", true);
});

test("an order that is not delivered asks for no rating", async () => {
	stubOrder(anOrder());
	showOrder();
	await screen.findByText("Balónek srdce");
	expect(screen.queryByRole("region", { name: /doručení\?|dopravce/ })).toBeNull();
});
