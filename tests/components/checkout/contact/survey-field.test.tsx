// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { readDraft } from "#lib/storefront/order/checkout-draft.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";
import { someOptions } from "../a-cart.ts";
import { aDraft, forgetEverything, ORDER, orderButton, showStep, stubShop } from "../a-checkout.tsx";

afterEach(forgetEverything);

const LABEL = cs.checkout.panel.surveyRefused;
const exact = { normalizer: (text: string) => text };
const consent = () => screen.findByRole("checkbox", { name: /Souhlasím/ });
const survey = () => screen.findByRole("checkbox", { name: /Nesouhlasím/ });

/** A shop that has buyers asked, or not. */
const stubSurvey = (is_survey_sent: boolean) =>
	stubShop(({ path }) =>
		path.startsWith("/api/order/deliveries/") ? { body: { ...someOptions(25_000), is_survey_sent } } : undefined,
	);

/** The last step in a shop that has buyers asked, or not. */
function showSummary(is_survey_sent: boolean, draft: Record<string, unknown> = {}) {
	aDraft({ paymentId: "2", ...draft });
	return { shop: stubSurvey(is_survey_sent), ...showStep("summary") };
}

test("a shop without the survey shows nothing to refuse", async () => {
	const { shop, user, push } = showSummary(false);
	await user.click(await consent());
	expect(screen.getAllByRole("checkbox")).toHaveLength(1);
	await user.click(await orderButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
	expect(shop.orders()[0]?.body).toMatchObject({ surveyRefused: true });
});

test("the survey can be refused right below the consent; the box is never ticked in advance and is optional", async () => {
	const { shop, user, push } = showSummary(true);
	const box = await survey();
	expect(box).toMatchObject({ checked: false, required: false });
	expect(screen.getByText(LABEL, exact)).toBeTruthy();
	const panel = within(screen.getByRole("complementary", { name: "Závěrečná kontrola" }));
	expect(panel.getAllByRole("checkbox")).toEqual([await consent(), box]);
	await user.click(await consent());
	await user.click(await orderButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
	expect(shop.orders()[0]?.body).toMatchObject({ surveyRefused: false, consent: true });
});

test("a refusal by keyboard, or by a click on its text, is sent", async () => {
	const { shop, user, push } = showSummary(true);
	await user.click(await consent());
	// Over the link to the terms and the one to the privacy notice; the first is inside the consent.
	for (let step = 0; step < 3 && document.activeElement !== (await survey()); step++) await user.tab();
	expect(document.activeElement).toBe(await survey());
	await user.keyboard(" ");
	expect(await survey()).toHaveProperty("checked", true);
	await user.click(screen.getByText(LABEL, exact));
	expect(await survey()).toHaveProperty("checked", false);
	await user.click(screen.getByText(LABEL, exact));
	await user.click(await orderButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
	expect(shop.orders()[0]?.body).toMatchObject({ surveyRefused: true });
	expect(readDraft().surveyRefused).toBe(false);
});

test("a refusal survives a reload, and a time when the shop had no survey", async () => {
	const { user } = showSummary(true);
	await user.click(await survey());
	cleanup();
	showStep("summary");
	expect(await survey()).toHaveProperty("checked", true);
	cleanup();
	const shop = stubSurvey(false);
	const { user: later, push } = showStep("summary");
	await later.click(await consent());
	expect(screen.queryByRole("checkbox", { name: /Nesouhlasím/ })).toBeNull();
	await later.click(await orderButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(ORDER.url));
	expect(shop.orders()[0]?.body).toMatchObject({ surveyRefused: true });
});

test("a draft from before the question, or with an invalid value, refuses nothing", async () => {
	showSummary(true);
	sessionStorage.setItem("checkout-draft", JSON.stringify({ ...readDraft(), surveyRefused: "ano" }));
	cleanup();
	showStep("summary");
	expect(await survey()).toHaveProperty("checked", false);
});

test("the field names the survey's programme in both languages", () => {
	for (const text of [LABEL, en.checkout.panel.surveyRefused]) expect(text).toContain("Ověřeno zákazníky");
});
