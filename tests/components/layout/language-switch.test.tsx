// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import messages from "#messages/cs.json";

afterEach(() => {
	cleanup();
	window.history.replaceState(null, "", "/");
});

test.each([
	["/ucet/nastaveni", "/en/account/settings"],
	["/prihlaseni?redirect=/ucet/nastaveni", "/en/login?redirect=%2Fen%2Faccount%2Fsettings"],
	["/registrace?redirect=/kosik", "/en/register?redirect=%2Fen%2Fcart"],
	["/prihlaseni?redirect=//evil.test", "/en/login"],
])("%s is %s in English", (address, href) => {
	window.history.replaceState(null, "", address);
	render(
		<NextIntlClientProvider locale="cs" messages={messages}>
			<PathnameContext.Provider value={window.location.pathname}>
				<LanguageSwitch locale="cs" />
			</PathnameContext.Provider>
		</NextIntlClientProvider>,
	);
	expect(screen.getByRole("link").getAttribute("href")).toBe(href);
});
