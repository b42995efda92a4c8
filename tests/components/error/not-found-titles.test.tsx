// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { PathParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OrderInAccount } from "#components/account/lists/order-in-account.tsx";
import type { LoginFrame } from "#components/account/login/login-frame.tsx";
import { NewPasswordPage } from "#components/account/password/new-password-page.tsx";
import { ConfirmPage } from "#components/account/register/confirm-page.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { NewsletterPage } from "#components/newsletter/newsletter-page.tsx";
import { OrderSummary } from "#components/order/order-summary.tsx";
import { Withdrawal } from "#components/order/withdrawal/withdrawal.tsx";
import { SandboxPayment } from "#components/payment/sandbox-payment.tsx";
import { RequestScreen } from "#components/request/details/request-screen.tsx";
import { VideoScreen } from "#components/video/video-screen.tsx";
import { WatchPage } from "#components/watchdog/watch-page.tsx";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { SECRET, showPage, signInAs, stubShop } from "../account/a-sign-up.tsx";
import { type Answer, forgetCartShop } from "../cart/a-cart-shop.tsx";

vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));

const BEFORE = "Balónky | Konfety";
const NOT_FOUND = "Stránka nenalezena";
const CONTACTS = {
	company: "Konfety s.r.o.",
	street: "Nádražní 62",
	city: "150 00 Praha 5",
	companyId: "00000001",
	phone: "+420 800 100 200",
	email: "ahoj@konfety.example",
	openingHours: "Po–Pá 9–18",
	bankAccount: "19-2000145399/0800",
	social: [],
};
const GONE: Answer = { status: 404, body: { error: "not_found" } };

beforeEach(() => {
	openDialogsInJsdom();
	document.title = BEFORE;
});
afterEach(forgetCartShop);

/** A shop that knows nothing of what is asked, or answers so. */
function show(content: ReactNode, answer: Answer = GONE) {
	stubShop(({ path }) => {
		if (path === "/api/auth/captcha") return { body: { siteKey: null } };
		return /^\/api\/(me$|cart\/)/.test(path) ? undefined : answer;
	});
	return showPage(
		<PathParamsContext.Provider value={{ id: "7", hash: SECRET }}>{content}</PathParamsContext.Provider>,
		"/shrnuti/7/x",
	);
}

/** What a page puts into the frame of the login, with the texts that it sends along. */
async function framed(page: Promise<ReactElement<ComponentProps<typeof LoginFrame>>>): Promise<ReactNode> {
	const { messages, children } = (await page).props;
	return (
		<NextIntlClientProvider locale="cs" messages={messages}>
			{children}
		</NextIntlClientProvider>
	);
}

describe("a well-formed address of something missing has the title of a page that does not exist (§2)", () => {
	test.each<[string, (notFound: ReactNode) => ReactNode]>([
		["order", (notFound) => <OrderSummary locale="cs" contacts={CONTACTS} notFound={notFound} />],
		["withdrawal", (notFound) => <Withdrawal locale="cs" contacts={CONTACTS} notFound={notFound} />],
		["order in the account", (notFound) => <OrderInAccount locale="cs" contacts={CONTACTS} notFound={notFound} />],
		["request", (notFound) => <RequestScreen locale="cs" contacts={CONTACTS} notFound={notFound} />],
		["payment at the sandbox gateway", (notFound) => <SandboxPayment notFound={notFound} />],
		["video", (notFound) => <VideoScreen locale="cs" id="7" notFound={notFound} />],
	])("%s", async (_, pageOf) => {
		signInAs(7);
		show(pageOf(await NotFoundPage({ locale: "cs" })));
		expect(document.title).toBe(BEFORE);
		await screen.findByRole("heading", { level: 1, name: NOT_FOUND });
		await waitFor(() => expect(document.title).toBe(NOT_FOUND));
	});

	test.each([
		["newsletter", () => NewsletterPage({ locale: "cs" }), "Tento odkaz neplatí"],
		["watch", () => WatchPage({ locale: "cs" }), "Tento odkaz neplatí"],
		["new password", () => framed(NewPasswordPage({ locale: "cs" })), "Tento odkaz už neplatí"],
		["confirmation of an e-mail", () => framed(ConfirmPage({ locale: "cs" })), "Tento odkaz už neplatí"],
	])("%s", async (_, pageOf, heading) => {
		show(await pageOf());
		expect(document.title).toBe(BEFORE);
		await screen.findByRole("heading", { level: 1, name: heading });
		await waitFor(() => expect(document.title).toBe(NOT_FOUND));
	});
});

test("something that exists but is refused keeps the title of its page", async () => {
	show(await framed(ConfirmPage({ locale: "cs" })), { status: 422, body: { error: "account_exists" } });
	const heading = await screen.findByRole("heading", { level: 1, name: "E-mail se nepodařilo změnit" });
	// By then the heading has done its work, and so would the title.
	await waitFor(() => expect(document.activeElement).toBe(heading));
	expect(document.title).toBe(BEFORE);
});

test("the next page has its own title again", async () => {
	const { showAgain } = show(<SandboxPayment notFound={await NotFoundPage({ locale: "cs" })} />);
	await waitFor(() => expect(document.title).toBe(NOT_FOUND));
	showAgain(<p>Jinam</p>);
	expect(document.title).toBe(BEFORE);
});
