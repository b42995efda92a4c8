// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchGroups } from "#components/search/search-groups.tsx";
import { show } from "../product/show.tsx";

vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));

afterEach(cleanup);

const found = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Piráti ${at}`, url: `/${at}/p` }));

test.each([
	[3, 3, null],
	[4, 4, null],
	[5, 3, "Další (2): Kategorie"],
])("of %i categories that are found, %i are seen at once", async (count, seen, more) => {
	show(await SearchGroups({ locale: "cs", groups: { categories: found(count), brands: [], articles: [], pages: [] } }));
	const links = within(screen.getByRole("region")).getAllByRole("link", { hidden: true });
	expect(links).toHaveLength(count);
	expect(links.filter((link) => !link.closest("details"))).toHaveLength(seen);
	expect(document.querySelector("summary")?.textContent?.replace(/ \(\d+\)$/, "") ?? null).toBe(more);
});
