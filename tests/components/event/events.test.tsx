// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { EventList } from "#components/event/event-list.tsx";
import { EventPage } from "#components/event/event-page.tsx";
import { event, eventCard } from "#lib/contract/examples/written.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const plain = (element: HTMLElement) => (element.textContent ?? "").replace(/[\u00a0\u2009\u202f]/g, " ");
const over = { ...eventCard, id: 2, title: "Balónkový den", url: "/eventy/2/balonkovy-den" };

describe("events", () => {
	test("upcoming ones are listed before past ones, and visitors may suggest their own", () => {
		show(<EventList locale="cs" events={{ upcoming: [eventCard], past: [over] }} />);
		expect(screen.getAllByRole("heading").map((heading) => [heading.tagName, heading.textContent])).toEqual([
			["H1", "Akce a\u00a0workshopy"],
			["H2", "Co chystáme"],
			["H3", eventCard.title],
			["H2", "Chcete uspořádat vlastní akci?"],
			["H2", "Co už proběhlo"],
			["H3", over.title],
		]);
		expect(screen.getByRole("link", { name: "Navrhnout akci" }).getAttribute("href")).toBe("/eventy/novy");
	});

	test("times are Prague's", () => {
		show(<EventList locale="cs" events={{ upcoming: [eventCard], past: [] }} />);
		expect(plain(screen.getByRole("article"))).toMatch(/sobota 5\. prosince 2026.* 15:00.*17:00/);
	});

	test("without upcoming ones the page says so, and without past ones their heading is left out", () => {
		show(<EventList locale="cs" events={{ upcoming: [], past: [] }} />);
		expect(screen.getByText(/Další akci právě chystáme/)).toBeTruthy();
		expect(screen.queryByRole("heading", { name: "Co už proběhlo" })).toBeNull();
	});

	test.each([
		[0, "Zdarma"],
		[15_000, "150,00 Kč"],
	])("entry of %d haléře is shown as %s", (price_with_tax, said) => {
		show(<EventPage locale="cs" event={{ ...event, price_with_tax }} />);
		expect(plain(screen.getByRole("region", { name: "Kdy, kde a\u00a0za kolik" }))).toContain(said);
	});

	test("a place at a branch links to it, another is plain text", () => {
		const facts = () => within(screen.getByRole("region", { name: "Kdy, kde a\u00a0za kolik" }));
		show(<EventPage locale="cs" event={event} />);
		expect(facts().getByRole("link").getAttribute("href")).toBe("/prodejny/2");
		cleanup();
		const place = { name: "Kulturní dům Střelnice", street: "", city: "", url: null };
		show(<EventPage locale="cs" event={{ ...event, place }} />);
		expect(facts().queryByRole("link")).toBeNull();
		expect(facts().getByText("Kulturní dům Střelnice")).toBeTruthy();
	});

	test("a past one says so", () => {
		show(<EventPage locale="cs" event={event} />);
		expect(screen.queryByText("Tato akce už proběhla.")).toBeNull();
		cleanup();
		show(<EventPage locale="cs" event={{ ...event, is_over: true }} />);
		expect(screen.getByText("Tato akce už proběhla.")).toBeTruthy();
	});
});
