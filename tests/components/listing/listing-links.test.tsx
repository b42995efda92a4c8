// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { ChosenFilters } from "#components/listing/chosen-filters.tsx";
import { Sorts } from "#components/listing/sorts.tsx";
import { choiceFacets, type Facets } from "#lib/contract/schemas/listing.ts";
import { pickChoices } from "#lib/domain/goods/listing.ts";
import { type ListingState, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import messages from "#messages/cs.json";

afterEach(cleanup);

const value = (slug: string) => ({ slug, name: slug, count: 1 });
const FACETS: Facets = {
	price: { min: 3_900, max: 49_900 },
	categories: [],
	brands: [value("lumina"), value("fiesta")],
	...choiceFacets(
		pickChoices(() => false),
		() => 0,
	),
	branches: [value("brno"), value("praha")],
	ratings: [],
	attributes: [
		{ slug: "barva", name: "Barva", values: [value("cervena"), value("modra")] },
		{ slug: "motiv", name: "Motiv", values: [value("piraty")] },
	],
};
const STATE: ListingState = {
	...PLAIN_LISTING,
	attributes: { barva: ["cervena", "modra"], motiv: ["piraty"] },
	brand: ["lumina", "fiesta"],
	availability: ["in_stock", "sold_out"],
	branch: ["brno", "praha"],
	label: ["new", "sale"],
	priceFrom: 100,
	priceTo: 200,
	ratingFrom: 4,
	sort: "cheapest",
	page: 3,
};

/** Where each link leads, by its name; commas of the query are left readable. For jsdom the orders are a popover that nobody has opened. */
function linksOf(children: ReactNode): Record<string, string> {
	render(
		<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
			{children}
		</NextIntlClientProvider>,
	);
	const links = screen.getAllByRole("link", { hidden: true }).map((link): [string, string] => {
		const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
		return [name.replaceAll("\u00a0", " "), decodeURIComponent(link.getAttribute("href") ?? "")];
	});
	return Object.fromEntries(links);
}

test("each chosen value is removed alone, the others stay, and the list begins at its first page", () => {
	const links = linksOf(<ChosenFilters locale="cs" url="/1001/balonky" state={STATE} facets={FACETS} />);
	const [colours, motif, price] = ["barva=cervena,modra", "motiv=piraty", "cena_od=100&cena_do=200"];
	const rest = [
		"znacka=lumina,fiesta",
		"dostupnost=skladem,vyprodano",
		"pobocka=brno,praha",
		"stitek=novinka,akce",
		"hodnoceni_od=4",
	];
	const all = [colours, motif, price, ...rest];
	const without = (part: string, left?: string) =>
		`/1001/balonky?${[...all.flatMap((one) => (one === part ? (left ?? []) : one)), "razeni=nejlevnejsi"].join("&")}`;
	const [brands = "", availability = "", branches = "", labels = "", rating = ""] = rest;
	expect(links).toEqual({
		"Zrušit filtr Barva: cervena": without(colours, "barva=modra"),
		"Zrušit filtr Barva: modra": without(colours, "barva=cervena"),
		"Zrušit filtr Motiv: piraty": without(motif),
		"Zrušit filtr 100 Kč – 200 Kč": without(price),
		"Zrušit filtr lumina": without(brands, "znacka=fiesta"),
		"Zrušit filtr fiesta": without(brands, "znacka=lumina"),
		"Zrušit filtr Skladem": without(availability, "dostupnost=vyprodano"),
		"Zrušit filtr Vyprodáno": without(availability, "dostupnost=skladem"),
		"Zrušit filtr brno": without(branches, "pobocka=praha"),
		"Zrušit filtr praha": without(branches, "pobocka=brno"),
		"Zrušit filtr Novinka": without(labels, "stitek=akce"),
		"Zrušit filtr Akce": without(labels, "stitek=novinka"),
		"Zrušit filtr 4 hvězdičky a více": without(rating),
		"Zrušit všechny filtry": "/1001/balonky?razeni=nejlevnejsi",
	});
});

test("changing the sort order returns to the first page and keeps the filters", () => {
	const state = { ...PLAIN_LISTING, brand: ["lumina"], sort: "dearest" as const, page: 3 };
	expect(linksOf(<Sorts locale="cs" url="/1001/balonky" state={state} />)).toEqual({
		Doporučené: "/1001/balonky?znacka=lumina",
		Nejlevnější: "/1001/balonky?znacka=lumina&razeni=nejlevnejsi",
		Nejdražší: "/1001/balonky?znacka=lumina&razeni=nejdrazsi",
		Nejnovější: "/1001/balonky?znacka=lumina&razeni=nejnovejsi",
		"Nejlépe hodnocené": "/1001/balonky?znacka=lumina&razeni=hodnoceni",
	});
});
