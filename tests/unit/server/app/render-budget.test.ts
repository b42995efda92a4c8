import { expect, test } from "vitest";
import { createRenderBudget } from "#lib/server/app/render-budget.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

function spend(budget: ReturnType<typeof createRenderBudget>, network: string): number {
	let pages = 0;
	while (pages < 1000 && budget.allows(network, `/hledani?q=${pages}`, NOW)) pages += 1;
	return pages;
}

test("a network has 240 pages rendered at once, then two in a second", () => {
	const budget = createRenderBudget();
	expect(spend(budget, "203.0.113.7")).toBe(240);
	expect(budget.allows("203.0.113.7", "/hledani?q=a", later(0.4))).toBe(false);
	expect(budget.allows("203.0.113.7", "/hledani?q=a", later(0.9))).toBe(true);
	expect(budget.allows("203.0.113.7", "/hledani?q=b", later(0.9))).toBe(false);
});

test("pages that are fetched ahead have a smaller budget of their own, so that no guess takes a click", () => {
	const budget = createRenderBudget();
	const ahead = (page: number, now = NOW) => budget.allows("203.0.113.7", `/zbozi?strana=${page}`, now, true);
	expect(Array.from({ length: 130 }, (_, page) => ahead(page)).filter(Boolean)).toHaveLength(120);
	expect(ahead(200, later(1.1))).toBe(true);
	expect(spend(budget, "203.0.113.7")).toBe(240);
});

test("another network has its own budget", () => {
	const budget = createRenderBudget();
	spend(budget, "203.0.113.7");
	expect(budget.allows("203.0.113.8", "/hledani?q=a", NOW)).toBe(true);
});

test("cached pages cost nothing, however the router asks for them", () => {
	const budget = createRenderBudget();
	spend(budget, "203.0.113.7");
	budget.noteKept("/1001/balonky?strana=2");
	for (const target of ["/1001/balonky?strana=2", "/1001/balonky?strana=2&_rsc=abc", "/1001/balonky?_rsc=x&strana=2"])
		expect.soft(budget.allows("203.0.113.7", target, NOW), target).toBe(true);
	budget.noteKept("/1001/balonky?_rsc=abc");
	expect(budget.allows("203.0.113.7", "/1001/balonky", NOW)).toBe(true);
	expect(budget.allows("203.0.113.7", "/1001/balonky?strana=3", NOW)).toBe(false);
});

test("very long addresses are not remembered as cached", () => {
	const budget = createRenderBudget();
	const long = `/?${"a".repeat(300)}`;
	budget.noteKept(long);
	spend(budget, "203.0.113.7");
	expect(budget.allows("203.0.113.7", long, NOW)).toBe(false);
});
