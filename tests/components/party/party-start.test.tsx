// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PartyStartPage } from "#components/party/party-start-page.tsx";
import { node } from "#lib/contract/examples/catalogue.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const theme = (id: number, name: string, slug: string) => ({ ...node, id, name, slug, url: `/${id}/${slug}` });
const themes = { ...node, subcategories: [theme(31, "Piráti", "pirati"), theme(32, "Halloween", "halloween")] };

test.each([
	["cs", "Oslavy podle témat", "/oslava/31/pirati"],
	["en", "Oslavy podle témat", "/en/party/31/pirati"],
] as const)(
	"without a theme there is a laid table, the form, and each theme leads to its party: %s",
	(locale, title, href) => {
		show(<PartyStartPage locale={locale} themes={themes} />);
		const sources = [...document.querySelectorAll("picture source")].map((source) => source.getAttribute("srcset"));
		expect(sources).toContain("/tables/oslava-s.avif");
		expect(screen.getByRole("button", { name: "Sestavit oslavu" })).toBeTruthy();
		const tiles = within(screen.getByRole("region", { name: title })).getAllByRole("link");
		expect(tiles.map(({ textContent }) => textContent)).toEqual(["Piráti", "Halloween", "Všechna témata"]);
		expect(tiles[0]?.getAttribute("href")).toBe(href);
	},
);
