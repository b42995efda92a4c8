// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StorePage } from "#components/store/store-page.tsx";
import { store } from "#lib/contract/examples/store.ts";
import { forgetProduct, show } from "../product/show.tsx";

afterEach(forgetProduct);

test("a store's page leads to the forms of its services alone, which begin with it", () => {
	const service = (kind: "rental" | "inflation", id: number) => ({
		...{ id, kind, title: kind, perex: "", image: null, tint: "#ffffff", slug: kind, url: `/sluzby/${id}/${kind}` },
	});
	show(
		<StorePage
			locale="cs"
			store={{ ...store, id: 7, services: ["inflation", "card"] }}
			services={[service("rental", 1), service("inflation", 2)]}
			products={[]}
		/>,
	);
	expect(screen.getByRole("link", { name: /^Objednat nafouknutí/ }).getAttribute("href")).toBe(
		"/sluzby/2/inflation?prodejna=7#poptavka",
	);
	expect(screen.queryByRole("link", { name: /^Půjčit si kostým/ })).toBeNull();
});
