// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PartyTicket } from "#components/listing/party-ticket.tsx";
import { category } from "#lib/contract/examples/catalogue.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

test.each([
	["cs", "/oslava/36/halloween"],
	["en", "/en/party/36/halloween"],
] as const)("the ticket leads to the theme's party, dressed as its head: %s", (locale, href) => {
	show(<PartyTicket locale={locale} category={{ ...category, id: 36, slug: "halloween", theme: "halloween" }} />);
	const ticket = screen.getByRole("link", { name: /^Naplánovat oslavu/ });
	expect(ticket.getAttribute("href")).toBe(href);
	expect(ticket.style.color).toBe("var(--surface)");
	expect(ticket.style.background).toBe("rgb(36, 23, 70)");
});
