// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BlogError } from "#components/blog/blog-error.tsx";
import { ErrorPage } from "#components/error/error-page.tsx";
import { pageProgress } from "#lib/storefront/browser/page-progress.ts";
import GlobalError from "../../../app/global-error.tsx";
import { show } from "../product/show.tsx";

beforeEach(() => {
	document.title = "Balónky | Konfety";
});
afterEach(cleanup);

describe("error pages of other codes than 404 (promises §2)", () => {
	test("have a generic title, explanatory text, a hint and a home button", () => {
		show(<ErrorPage error={new Error("x")} onRetry={() => undefined} />);
		expect(document.title).toBe("Něco se pokazilo");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Něco se pokazilo");
		expect(screen.getByText(/stránku se nepodařilo zobrazit/)).toBeTruthy();
		expect(screen.getByText(/začněte znovu od úvodní stránky/)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Na úvodní stránku" }).getAttribute("href")).toBe("/");
	});

	test("of the blog say that posts could not be loaded", () => {
		show(<BlogError error={new Error("x")} reset={() => undefined} />);
		expect(screen.getByText("Články se nepodařilo načíst. Zkuste to prosím později.")).toBeTruthy();
		expect(screen.queryByText(/stránku se nepodařilo zobrazit/)).toBeNull();
	});

	test("in English lead to the English home page", () => {
		show(<ErrorPage error={new Error("x")} onRetry={() => undefined} />, "en");
		expect(document.title).toBe("Something went wrong");
		expect(screen.getByRole("link", { name: "To the home page" }).getAttribute("href")).toBe("/en");
	});

	test.each([
		["an error with a status", Object.assign(new Error("x"), { status: 503 }), "503"],
		["an error with a response", Object.assign(new Error("x"), { response: { status: 429 } }), "429"],
		["any other error", new Error("x"), "500"],
		["a thrown value that is not an error", undefined, "500"],
		["an invalid status", { status: 200 }, "500"],
	])("show the status of the error or response, else 500: %s", (_, error, code) => {
		show(<ErrorPage error={error} onRetry={() => undefined} />);
		expect(screen.getByText(code)).toBeTruthy();
	});

	test("reload the page by the button, which then has its own title again", async () => {
		const onRetry = vi.fn();
		const { user } = show(<ErrorPage error={new Error("x")} onRetry={onRetry} />);
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		expect(onRetry).toHaveBeenCalledOnce();
		cleanup();
		expect(document.title).toBe("Balónky | Konfety");
	});

	test("do not change the title of the next page", () => {
		show(<ErrorPage error={new Error("x")} onRetry={() => undefined} />);
		document.title = "Kostýmy | Konfety";
		cleanup();
		expect(document.title).toBe("Kostýmy | Konfety");
	});

	test("turn the loading bar red", () => {
		show(<ErrorPage error={new Error("x")} onRetry={() => undefined} />);
		expect(pageProgress().hasFailed).toBe(true);
	});
});

describe("if showing the error page itself fails", () => {
	test("a fallback message with a link home is shown, in both languages and without texts, styles and router of the shop", () => {
		document.documentElement.innerHTML = renderToStaticMarkup(<GlobalError />);
		const shown = within(document.body);
		expect(document.title).toBe("Něco se pokazilo");
		expect(shown.getAllByRole("heading", { level: 1 })).toHaveLength(1);
		expect(shown.getByText("Omlouváme se, stránku se nepodařilo zobrazit.")).toBeTruthy();
		expect(shown.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Na úvodní stránku", "/"],
			["To the home page", "/en"],
		]);
	});
});
