// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import { AvailabilityBadge } from "#components/product/card/availability-badge.tsx";
import type { Availability } from "#lib/domain/goods/availability.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

afterEach(cleanup);

const MESSAGES = { cs, en };

/** Every word of promises §4: the shop itself says four of them, one behind SHOP_API_URL may say the fifth. */
const WORDS: Record<Availability, Record<keyof typeof MESSAGES, string>> = {
	in_stock: { cs: "Skladem", en: "In stock" },
	not_in_stock: { cs: "Není skladem", en: "Not in stock" },
	sold_out: { cs: "Vyprodáno", en: "Sold out" },
	temporarily_sold_out: { cs: "Dočasně vyprodáno", en: "Temporarily sold out" },
	not_active: { cs: "Neprodává se", en: "Not on sale" },
};
const CASES = Object.entries(WORDS).flatMap(([value, words]) =>
	Object.entries(words).map(([locale, word]) => [value, locale, word] as [Availability, keyof typeof MESSAGES, string]),
);

test.each(CASES)("%s is shown in %s as %s", (availability, locale, word) => {
	const { container } = render(
		<NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Europe/Prague">
			<AvailabilityBadge availability={availability} />
		</NextIntlClientProvider>,
	);
	expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(word);
});
