// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import { FreeDelivery } from "#components/cart/free-delivery.tsx";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

afterEach(cleanup);

const show = (missing: number, locale: "cs" | "en" = "cs") =>
	render(
		<NextIntlClientProvider locale={locale} messages={{ cs, en }[locale]} timeZone="Europe/Prague">
			<FreeDelivery missing={missing} isStale={false} />
		</NextIntlClientProvider>,
	).container;
const litIn = (page: HTMLElement) =>
	[...page.querySelectorAll("ellipse")].map((bulb) => bulb.getAttribute("fill") !== "var(--surface)");

test("half of eight bulbs are lit half way, from the first one", () => {
	expect(litIn(show(75_000))).toEqual([true, true, true, true, false, false, false, false]);
});

test.each([
	["cs", "Dopravu máte zdarma."],
	["en", "Your delivery is free."],
] as const)("the garland is decoration: in %s the words say how far it is", (locale, words) => {
	const page = show(0, locale);
	expect(screen.getByText(words)).toBeTruthy();
	expect(page.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
