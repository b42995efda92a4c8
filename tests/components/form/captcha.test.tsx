// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CaptchaNotice } from "#components/form/captcha.tsx";
import { useCaptcha } from "#components/form/use-captcha.ts";
import { showPage, stubShop } from "../account/a-sign-up.tsx";
import { type Answer, forgetCartShop } from "../cart/a-cart-shop.tsx";

const asked = vi.fn<(token: string | undefined) => void>();
const execute = vi.fn<(key: string, options: { action: string }) => Promise<string>>();

afterEach(() => {
	forgetCartShop();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	asked.mockReset();
	execute.mockReset();
	for (const script of googleScripts()) script.remove();
});

const googleScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*='recaptcha']")];
const stub = (answer: Answer) => stubShop(({ path }) => (path === "/api/auth/captcha" ? answer : undefined));
const questions = (shop: ReturnType<typeof stub>) => shop.calls.filter(({ path }) => path === "/api/auth/captcha");

function AForm({ isRare = false }: { isRare?: boolean }) {
	const captcha = useCaptcha("register", { isRare });
	return (
		<form>
			<input aria-label="Jméno" />
			<button type="button" onClick={async () => asked(await captcha.ask())}>
				Odeslat
			</button>
			<CaptchaNotice captcha={captcha} />
		</form>
	);
}

/** As Google's script announces itself. */
function scriptLoads(script: HTMLScriptElement | undefined, making = execute) {
	vi.stubGlobal("grecaptcha", { ready: (onReady: () => void) => onReady(), execute: making });
	act(() => void script?.dispatchEvent(new Event("load")));
}

const send = (user: ReturnType<typeof showPage>["user"]) => user.click(screen.getByRole("button", { name: "Odeslat" }));

test("without keys nothing of Google is loaded or mentioned, and no token is sent", async () => {
	stub({ body: { siteKey: null } });
	const { user } = showPage(<AForm />);
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenCalledWith(undefined));
	expect(googleScripts()).toEqual([]);
	expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
});

test("with a key the form loads the script in Czech, mentions it, and makes a new token for its action at each submit", async () => {
	const shop = stub({ body: { siteKey: "a-key" } });
	execute.mockResolvedValueOnce("first").mockResolvedValueOnce("second");
	const { user } = showPage(<AForm />);
	await user.type(screen.getByRole("textbox", { name: "Jméno" }), "Jana");
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	const [script] = googleScripts();
	expect(script?.src).toBe("https://www.google.com/recaptcha/api.js?render=a-key&hl=cs");
	expect(screen.getByRole("link", { name: "zásady ochrany soukromí" }).getAttribute("href")).toBe(
		"https://policies.google.com/privacy",
	);
	expect(screen.getByRole("link", { name: "smluvní podmínky" }).getAttribute("href")).toBe(
		"https://policies.google.com/terms",
	);
	scriptLoads(script);
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenLastCalledWith("first"));
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenLastCalledWith("second"));
	expect(execute).toHaveBeenCalledWith("a-key", { action: "register" });
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Jméno" }).value).toBe("Jana");
	expect(questions(shop)).toHaveLength(1);
});

test("a form that rarely needs a captcha loads nothing before it asks for a token", async () => {
	const shop = stub({ body: { siteKey: "a-key" } });
	execute.mockResolvedValueOnce("a-token");
	const { user } = showPage(<AForm isRare />);
	await user.type(screen.getByRole("textbox", { name: "Jméno" }), "Jana");
	expect([questions(shop), googleScripts()]).toEqual([[], []]);
	await send(user);
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	scriptLoads(googleScripts()[0]);
	await waitFor(() => expect(asked).toHaveBeenCalledWith("a-token"));
});

test("a form sent before the script is loaded waits for it", async () => {
	stub({ body: { siteKey: "a-key" } });
	execute.mockResolvedValue("a token");
	const { user } = showPage(<AForm />);
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	await send(user);
	expect(asked).not.toHaveBeenCalled();
	scriptLoads(googleScripts()[0]);
	await waitFor(() => expect(asked).toHaveBeenCalledWith("a token"));
});

test("a script that never comes ends the waiting without a token", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
	stub({ body: { siteKey: "a-key" } });
	const { user } = showPage(<AForm />);
	await send(user);
	await vi.advanceTimersByTimeAsync(6000);
	await waitFor(() => expect(asked).toHaveBeenCalledWith(undefined));
});

test("a captcha that fails to make a token sends none", async () => {
	stub({ body: { siteKey: "a-key" } });
	execute.mockRejectedValue(new Error("no network"));
	const { user } = showPage(<AForm />);
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	scriptLoads(googleScripts()[0]);
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenCalledWith(undefined));
});

test("when the shop's settings of the captcha could not be loaded, the next submit loads them", async () => {
	const shop = stub("dropped");
	const { user } = showPage(<AForm />);
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenCalledWith(undefined));
	const before = questions(shop).length;
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
	expect(questions(shop).length).toBe(before + 1);
});

test("leaving the page removes the script, and returning loads it again", async () => {
	stub({ body: { siteKey: "a-key" } });
	execute.mockResolvedValue("a token of the script that is gone");
	const page = (mode: "visible" | "hidden") => (
		<Activity mode={mode}>
			<AForm />
		</Activity>
	);
	const { user, showAgain } = showPage(page("visible"));
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	scriptLoads(googleScripts()[0]);
	showAgain(page("hidden"));
	await waitFor(() => expect(googleScripts()).toEqual([]));
	showAgain(page("visible"));
	await waitFor(() => expect(googleScripts()).toHaveLength(1));
	scriptLoads(
		googleScripts()[0],
		vi.fn(async () => "a fresh token"),
	);
	await send(user);
	await waitFor(() => expect(asked).toHaveBeenCalledWith("a fresh token"));
});
