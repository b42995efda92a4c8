// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Filters } from "#components/listing/filters.tsx";
import { choiceFacets, type Facets } from "#lib/contract/schemas/listing.ts";
import { pickChoices } from "#lib/domain/goods/listing.ts";
import { type ListingState, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const WORDS = {
	cs: { url: "/1001/balonky", key: "barva", red: "cervena", blue: "modra", texts: cs },
	en: { url: "/en/1001/balloons", key: "colour", red: "red", blue: "blue", texts: en },
};

const CHOICE_COUNTS: Record<string, number> = { in_stock: 4, sold_out: 1, new: 2 };

function facetsIn(locale: keyof typeof WORDS): Facets {
	const { key, red, blue } = WORDS[locale];
	return {
		price: { min: 3_900, max: 49_900 },
		categories: [],
		brands: [
			{ slug: "fiesta-deluxe", name: "Fiesta Deluxe", count: 3 },
			{ slug: "lumina", name: "Lumina", count: 2 },
		],
		...choiceFacets(
			pickChoices((_, value) => value in CHOICE_COUNTS),
			(_, value) => CHOICE_COUNTS[value] ?? 0,
		),
		branches: [{ slug: "brno", name: "Brno", count: 2 }],
		ratings: [{ from: 4, count: 2 }],
		attributes: [
			{
				slug: key,
				name: "Barva",
				values: [
					{ slug: red, name: red, count: 3 },
					{ slug: blue, name: blue, count: 2 },
				],
			},
		],
	};
}

beforeEach(() => {
	// jsdom has no popovers; on wide screens the panel is none.
	HTMLElement.prototype.hidePopover = () => undefined;
	const { matches } = Element.prototype;
	vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selectors: string) {
		return selectors !== ":popover-open" && matches.call(this, selectors);
	});
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

function show(locale: keyof typeof WORDS, changes: Partial<ListingState> = {}) {
	const push = vi.fn<(path: string, options: object) => void>();
	const router = { push, replace: push, prefetch() {}, back() {}, forward() {}, refresh() {} } as unknown as Router;
	const { url, texts } = WORDS[locale];
	const { container } = render(
		<AppRouterContext.Provider value={router}>
			<NextIntlClientProvider locale={locale} messages={texts} timeZone="Europe/Prague">
				<Filters
					locale={locale}
					url={url}
					state={{ ...PLAIN_LISTING, ...changes }}
					facets={facetsIn(locale)}
					swatches={{}}
					total={5}
				/>
			</NextIntlClientProvider>
		</AppRouterContext.Provider>,
	);
	return { push, form: container.querySelector("form") as HTMLFormElement };
}

// For jsdom the panel is a popover that nobody has opened.
const box = (name: RegExp) => screen.getByRole("checkbox", { name, hidden: true });
const price = (name: string) => screen.getByRole("spinbutton", { name, hidden: true });

describe.each(["cs", "en"] as const)("filters in %s", (locale) => {
	const { url, key, red, blue, texts } = WORDS[locale];
	const t = texts.listing;
	const in_stock = locale === "cs" ? "dostupnost=skladem" : "availability=in-stock";
	const [from, to, sort] =
		locale === "cs" ? ["cena_od", "cena_do", "razeni=nejlevnejsi"] : ["price_from", "price_to", "sort=cheapest"];

	test("a choice changes the address at once, without scrolling, and keeps earlier choices", () => {
		const { push } = show(locale, { sort: "cheapest", attributes: { [key]: [blue] }, page: 3 });
		expect(box(new RegExp(`^${blue}`))).toHaveProperty("checked", true);
		fireEvent.click(box(new RegExp(`^${red}`)));
		const chosen = [red, blue].toSorted().join(",");
		expect(push.mock.calls).toEqual([[`${url}?${key}=${chosen}&${sort}`, { scroll: false }]]);
		fireEvent.click(box(new RegExp(`^${texts.availability.in_stock}`)));
		expect(push.mock.calls.at(-1)?.[0]).toBe(`${url}?${key}=${chosen}&${in_stock}&${sort}`);
	});

	test("removing the only choice restores the plain address", () => {
		const { push } = show(locale, { attributes: { [key]: [red] } });
		fireEvent.click(box(new RegExp(`^${red}`)));
		expect(push.mock.calls).toEqual([[url, { scroll: false }]]);
	});

	test("a price is applied once typing pauses, or at once by Enter", () => {
		vi.useFakeTimers();
		const { push, form } = show(locale);
		fireEvent.change(price(t.priceFrom), { target: { value: "5" } });
		act(() => void vi.advanceTimersByTime(699));
		fireEvent.change(price(t.priceFrom), { target: { value: "50" } });
		act(() => void vi.advanceTimersByTime(699));
		expect(push).not.toHaveBeenCalled();
		act(() => void vi.advanceTimersByTime(1));
		expect(push.mock.calls).toEqual([[`${url}?${from}=50`, { scroll: false }]]);
		fireEvent.change(price(t.priceTo), { target: { value: "300" } });
		fireEvent.submit(form);
		expect(push.mock.calls.at(-1)?.[0]).toBe(`${url}?${from}=50&${to}=300`);
		act(() => void vi.advanceTimersByTime(10_000));
		expect(push).toHaveBeenCalledTimes(2);
	});

	test("every kind of filter has its name and its number of goods", () => {
		show(locale);
		const titles = [...document.querySelectorAll("legend")].map((legend) => legend.textContent);
		for (const title of [t.groups.price, t.groups.availability, t.groups.brand, t.groups.branch, t.groups.label])
			expect(titles).toContain(title);
		const panel = within(screen.getByLabelText(t.filters));
		expect(panel.getByText(t.choices.new).nextElementSibling?.textContent).toBe("2");
		expect(panel.getByRole("button", { name: /5/, hidden: true })).toHaveProperty("type", "submit");
	});
});
