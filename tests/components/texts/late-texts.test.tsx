// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import { LateTexts, LateTextsAddress } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import messages from "#messages/cs.json";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const SHELL = { cart: { title: "Košík" } } as unknown as typeof messages;
const LATE = { cart: { title: "Jiný košík", empty: messages.cart.empty }, login: { title: messages.login.title } };

function Panel() {
	const t = useTranslations();
	return (
		<p>
			{t("cart.title")}, {t("cart.empty")}, {t("login.title")}
		</p>
	);
}

const loadPanel = async () => ({ Panel });

function Shell() {
	const { part, hasFailed, fetchNow } = usePart(loadPanel, false);
	return (
		<>
			<button type="button" onClick={fetchNow}>
				otevřít
			</button>
			{hasFailed && <p role="alert">nejde to</p>}
			<LateTexts>{part && <part.Panel />}</LateTexts>
		</>
	);
}

/** A page with the texts of its shell, whose other ones are at an address of its own. */
function show(address: string | null, texts: typeof messages = SHELL) {
	render(
		<NextIntlClientProvider locale="cs" messages={texts}>
			<LateTextsAddress value={address}>
				<Shell />
			</LateTextsAddress>
		</NextIntlClientProvider>,
	);
	return userEvent.setup();
}
const press = async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button"));
const ALL = `Košík, ${LATE.cart.empty}, ${LATE.login.title}`;

test("a page's texts stand, and those that it has not come once with the code that needs them", async () => {
	const fetched = vi.fn(async () => Response.json(LATE));
	vi.stubGlobal("fetch", fetched);
	const user = show("/texts/cs-1.json");
	expect(fetched).not.toHaveBeenCalled();
	await press(user);
	expect(await screen.findByText(ALL)).toBeDefined();
	cleanup();
	await press(show("/texts/cs-1.json"));
	await screen.findByText(ALL);
	expect(fetched.mock.calls).toEqual([["/texts/cs-1.json"]]);
});

test("code whose texts do not come is not shown, and both are tried again", async () => {
	const replies = [new Response(null, { status: 503 }), Response.json(LATE)];
	vi.stubGlobal("fetch", async () => replies.shift());
	const user = show("/texts/cs-2.json");
	await press(user);
	expect(await screen.findByRole("alert")).toBeDefined();
	await press(user);
	expect(await screen.findByText(ALL)).toBeDefined();
});

test("a page that has all texts asks for none", async () => {
	vi.stubGlobal("fetch", () => Promise.reject(new Error("nothing is asked for")));
	await press(show(null, messages));
	expect(
		await screen.findByText(`${messages.cart.title}, ${messages.cart.empty}, ${messages.login.title}`),
	).toBeDefined();
});

test("texts that one page adds stand beside those of every page, of one namespace too", () => {
	render(
		<NextIntlClientProvider locale="cs" messages={SHELL}>
			<AddedTexts texts={{ cart: { empty: messages.cart.empty }, login: { title: messages.login.title } }}>
				<Panel />
			</AddedTexts>
		</NextIntlClientProvider>,
	);
	expect(screen.getByText(ALL)).toBeDefined();
});
