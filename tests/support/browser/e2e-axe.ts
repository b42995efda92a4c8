import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Found = { id: string; nodes: { html: string }[] };
type Axe = { run(node: Document, options: object): Promise<{ violations: Found[]; incomplete: Found[] }> };

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it stands, and what stands in no landmark; a line per rule. Where it cannot
 * tell whether the keyboard scrolls a part, none does.
 */
export async function axeViolations(page: Page): Promise<string[]> {
	await page.evaluate(axeSource);
	return page.evaluate(async () => {
		const { axe } = window as unknown as { axe: Axe };
		const result = await axe.run(document, {
			runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
			rules: { region: { enabled: true } },
		});
		const unscrolled = result.incomplete.filter(({ id }) => id === "scrollable-region-focusable");
		return [...result.violations, ...unscrolled].map(
			({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
		);
	});
}
