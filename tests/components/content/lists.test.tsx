// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ContactList } from "#components/contact/contact-list.tsx";
import { ContactPage } from "#components/contact/contact-page.tsx";
import { TextPage } from "#components/content/text-page.tsx";
import { DocumentList } from "#components/document/document-list.tsx";
import { settings } from "#lib/contract/examples/content.ts";
import { contact, page, document as paper } from "#lib/contract/examples/written.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

test("documents are listed under their sections and lead to their PDF", () => {
	const rental = {
		...paper,
		key: "pujceni",
		section: "Půjčovna",
		title: "Podmínky půjčení",
		url: "/api/documents/p.pdf",
	};
	show(<DocumentList locale="cs" documents={[paper, rental]} />);
	const section = within(screen.getByRole("region", { name: "Půjčovna" }));
	const link = section.getByRole("link", { name: "Podmínky půjčení (PDF)" });
	expect(link.getAttribute("href")).toBe("/api/documents/p.pdf");
	expect(link.getAttribute("type")).toBe("application/pdf");
	expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Nákup", "Půjčovna"]);
});

test("contacts show departments with phone and e-mail, the company, and the way to the stores", () => {
	show(<ContactList locale="cs" contacts={[contact]} company={settings.contacts} />);
	const departments = within(screen.getByRole("region", { name: "Koho se zeptat" }));
	expect(departments.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
		"/contacts/1",
		"tel:+420800100200",
		"mailto:ahoj@konfety.example",
	]);
	for (const fact of [settings.contacts.company, settings.contacts.companyId, settings.contacts.bankAccount]) {
		expect(screen.getByText(fact)).toBeTruthy();
	}
	expect(screen.getByRole("link", { name: "Najít prodejnu" }).getAttribute("href")).toBe("/prodejny");
});

test("a contact shows its purpose, and a link back", () => {
	show(<ContactPage locale="cs" contact={contact} />);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(contact.name);
	expect(screen.getByText(contact.description)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Všechny kontakty" }).getAttribute("href")).toBe("/kontakty");
});

test("a page of text shows when it was last changed", () => {
	show(<TextPage locale="cs" page={page} settings={settings} />);
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(page.title);
	expect(screen.getByText("Naposledy upraveno 22. listopadu 2026")).toBeTruthy();
});
