// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { placesOf } from "../a-notice.ts";
import {
	aPage,
	aReview,
	author,
	dialog,
	forgetEverything,
	openForm,
	problemOf,
	showReviews,
	signIn,
	star,
	stubShop,
	text,
} from "./a-review-page.tsx";

afterEach(forgetEverything);

const press = (name: string) => screen.getByRole("button", { name });
const stars = () => screen.getByRole("radiogroup", { name: /^Kolik hvězdiček dáváte/ });

describe("guests", () => {
	test("are asked to log in, with a link that leads back here; no form opens", async () => {
		stubShop();
		const { user } = showReviews();
		expect(screen.queryByText(/přihlašte/)).toBeNull();
		await user.click(press("Napsat recenzi"));
		expect(screen.getByText(/Pro hodnocení produktu se prosím přihlašte\./)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Přihlásit se" }).getAttribute("href")).toBe("/prihlaseni?redirect=%2F");
		expect(dialog().hasAttribute("open")).toBe(false);
	});
});

describe("form of a review", () => {
	test("begins with the stars and has the customer's first name filled in", async () => {
		signIn();
		stubShop();
		const { user } = showReviews();
		await openForm(user);
		expect(dialog().hasAttribute("open")).toBe(true);
		expect(document.activeElement).toBe(star("1 hvězdička z\u00a05"));
		expect(author().value).toBe("Jana");
	});

	test("left empty says what is missing beside each field, focuses the first one and sends nothing", async () => {
		signIn();
		const shop = stubShop();
		const { user } = showReviews();
		await openForm(user);
		await user.clear(author());
		await user.click(press("Odeslat recenzi"));
		await waitFor(() => expect(problemOf(author())).toBe("Pole musí být vyplněno"));
		expect(problemOf(stars())).toBe("Vyberte prosím počet hvězdiček.");
		expect(problemOf(text())).toBe("Pole musí být vyplněno");
		expect(stars().getAttribute("aria-invalid")).toBe("true");
		expect(document.activeElement).toBe(star("1 hvězdička z\u00a05"));
		expect(shop.sent()).toEqual([]);
	});

	test("has no errors on return to its page, but what was typed", async () => {
		signIn();
		stubShop();
		const { user, leaveAndComeBack } = showReviews();
		await openForm(user);
		await user.type(text(), "Krátké");
		await user.click(press("Odeslat recenzi"));
		await waitFor(() => expect(problemOf(stars())).toBe("Vyberte prosím počet hvězdiček."));
		await leaveAndComeBack();
		expect([problemOf(stars()), stars().getAttribute("aria-invalid")]).toEqual(["", null]);
		expect(text().getAttribute("aria-invalid")).toBeNull();
		expect([author().value, text().value]).toEqual(["Jana", "Krátké"]);
	});

	test("says how many characters a too short text needs", async () => {
		signIn();
		stubShop();
		const { user } = showReviews();
		await openForm(user);
		await user.type(text(), "Krátké");
		await user.tab();
		await waitFor(() => expect(problemOf(text())).toBe("Vyplňte prosím minimálně 10 znaků."));
	});

	test("has stars that are chosen by keyboard, and read out in words", async () => {
		signIn();
		const shop = stubShop();
		const { user } = showReviews();
		await openForm(user);
		await user.keyboard(" {ArrowRight}{ArrowRight}");
		expect(star("3 hvězdičky z\u00a05").checked).toBe(true);
		await user.type(text(), "Vydržel celý týden.");
		await user.click(press("Odeslat recenzi"));
		await waitFor(() =>
			expect(shop.sent()).toEqual([{ stars: 3, author: "Jana", text: "Vydržel celý týden.", locale: "cs" }]),
		);
	});

	const fillIn = async (user: ReturnType<typeof showReviews>["user"]) => {
		await openForm(user);
		await user.click(star("5 hvězdiček z\u00a05"));
		await user.type(text(), "Vydržel celý týden.");
	};

	test("when sent says thanks, closes the dialog, returns the focus and empties the form", async () => {
		signIn();
		const shop = stubShop();
		const { user } = showReviews();
		await fillIn(user);
		await user.dblClick(press("Odeslat recenzi"));
		expect(await screen.findByText("Hodnocení produktu bylo odesláno, děkujeme.")).toBeTruthy();
		expect(screen.getByText("Vaše recenze tu bude, jakmile ji přečteme.")).toBeTruthy();
		expect(shop.sent()).toHaveLength(1);
		expect(dialog().hasAttribute("open")).toBe(false);
		expect(document.activeElement).toBe(press("Napsat recenzi"));
		await user.click(press("Napsat recenzi"));
		expect([text().value, star("5 hvězdiček z\u00a05").checked]).toEqual(["", false]);
		expect(Object.keys(sessionStorage)).toEqual([]);
	});

	test("shows the shop's refusal beside its field, and keeps the text", async () => {
		signIn();
		stubShop(({ method }) =>
			method === "POST" ? { status: 422, body: { error: "invalid", errors: { author: ["too_long"] } } } : undefined,
		);
		const { user } = showReviews();
		await fillIn(user);
		await user.click(press("Odeslat recenzi"));
		await waitFor(() => expect(problemOf(author())).toBe("Text je příliš dlouhý."));
		expect(document.activeElement).toBe(author());
		expect(text().value).toBe("Vydržel celý týden.");
	});

	test.each([
		["a lost connection", "dropped", "Recenzi se nepodařilo odeslat. Zkuste to prosím později.", ["alert", "notice"]],
		[
			"an outage",
			{ status: 503, body: { error: "unavailable" } },
			"Recenzi se nepodařilo odeslat. Zkuste to prosím později.",
			["alert", "notice"],
		],
		[
			"a second review",
			{ status: 409, body: { error: "already_reviewed" } },
			"Tento produkt jste už hodnotili.",
			["alert"],
		],
	] as const)("after %s keeps everything typed, and says what happened", async (_, answer, sentence, places) => {
		signIn();
		stubShop(({ method }) => (method === "POST" ? answer : undefined));
		const { user } = showReviews();
		await fillIn(user);
		await user.click(press("Odeslat recenzi"));
		await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
		expect((await placesOf(sentence)).toSorted()).toEqual(places);
		expect([author().value, text().value, star("5 hvězdiček z\u00a05").checked]).toEqual([
			"Jana",
			"Vydržel celý týden.",
			true,
		]);
		expect(dialog().hasAttribute("open")).toBe(true);
	});

	test("asks to log in again when the session has ended, and keeps the text through the login", async () => {
		signIn();
		stubShop(({ method }) => (method === "POST" ? { status: 401, body: { error: "unauthorized" } } : undefined));
		const { user } = showReviews();
		await fillIn(user);
		await user.click(press("Odeslat recenzi"));
		await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/přihlašte\. Přihlásit se$/));
		expect(document.cookie).not.toContain("token=");
		const kept = { ...sessionStorage };
		forgetEverything();
		for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
		signIn();
		stubShop();
		const again = showReviews();
		await openForm(again.user);
		expect([text().value, star("5 hvězdiček z\u00a05").checked]).toEqual(["Vydržel celý týden.", true]);
	});

	test("keeps what was typed when the dialog is closed", async () => {
		signIn();
		stubShop();
		const { user } = showReviews();
		await fillIn(user);
		await user.click(press("Zavřít"));
		expect(dialog().hasAttribute("open")).toBe(false);
		expect(document.activeElement).toBe(press("Napsat recenzi"));
		await user.click(press("Napsat recenzi"));
		expect(text().value).toBe("Vydržel celý týden.");
	});

	test("ignores a stored draft of another shape", async () => {
		sessionStorage.setItem("review-draft-1234", '{"stars":9,"author":{},"text":5}');
		signIn();
		stubShop();
		const { user } = showReviews(aPage([aReview()]));
		await openForm(user);
		expect([author().value, text().value]).toEqual(["Jana", ""]);
		expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
	});
});
