import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../../..");
const ALERTS = join(ROOT, "deploy/prometheus/alerts.yaml");

const rules = z
	.object({
		groups: z.array(
			z.object({
				rules: z.array(
					z.object({
						alert: z.string(),
						expr: z.string(),
						for: z.string(),
						labels: z.object({ severity: z.enum(["page", "ticket"]) }),
						annotations: z.object({ summary: z.string(), first: z.string() }),
					}),
				),
			}),
		),
	})
	.parse(parse(readFileSync(ALERTS, "utf8")))
	.groups.flatMap((group) => group.rules);

/** Prometheus' own check; throws with the command that installs it where it is missing. */
function promtool(...args: string[]): string {
	const { error, status, stdout, stderr } = spawnSync("promtool", args, { cwd: ROOT, encoding: "utf8" });
	if (error) throw new Error("promtool is missing: apt-get install --no-install-recommends prometheus");
	return status === 0 ? "" : stdout + stderr;
}

test.each([
	["the alerts", ["check", "rules", "deploy/prometheus/alerts.yaml"]],
	["the example of a configuration", ["check", "config", "--syntax-only", "deploy/prometheus/prometheus.yaml"]],
])("Prometheus reads %s", (_, args) => {
	expect(promtool(...args)).toBe("");
});

test("each alert speaks when it should, and is silent otherwise (alerts.test.yaml)", () => {
	expect(promtool("test", "rules", "tests/unit/deploy/alerts.test.yaml")).toBe("");
	const tested = readFileSync(join(ROOT, "tests/unit/deploy/alerts.test.yaml"), "utf8");
	for (const { alert } of rules) {
		expect.soft(tested).toContain(`alertname: ${alert}, exp_alerts: []`);
		expect.soft(tested).toContain(`labels: '{alertname="${alert}"}'`);
	}
});

/** Names of metrics as the code writes them, and those of `prom-client`. */
function namesInCode(): Set<string> {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const ours = globSync("lib/{server,cli}/metrics/*.ts", { cwd: ROOT })
		.map((file) => readFileSync(join(ROOT, file), "utf8"))
		.flatMap((text) => [...text.matchAll(/\bkonfety_\w+/g)].map(([name]) => name));
	return new Set([...ours, ...registry.getMetricsAsArray().map(({ name }) => name), "up"]);
}

test("every metric that the alerts and their documentation name is one that the shop tells", () => {
	const known = namesInCode();
	const documented = readFileSync(join(ROOT, "docs/monitoring.md"), "utf8");
	const texts = [...rules.flatMap(({ expr, annotations }) => [expr, annotations.first]), documented];
	const named = texts.flatMap((text) => text.match(/\b(konfety|process|nodejs)_[a-z0-9_]+/g) ?? []);
	expect(named.length).toBeGreaterThan(40);
	expect(named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, "")))).toEqual([]);
	const missing = [...known].filter((name) => name.startsWith("konfety_") && !documented.includes(name));
	expect(missing).toEqual([]);
});

test("each alert says what has happened, and what to do first", () => {
	for (const { annotations } of rules) {
		expect(annotations.summary.length).toBeGreaterThan(30);
		expect(annotations.first).toMatch(/\.$/);
	}
	expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test("the call of an order has the address by which the alert knows it", () => {
	const asked = rules.find(({ alert }) => alert === "KonfetySlowOrders")?.expr ?? "";
	const contract = readFileSync(join(ROOT, "lib/contract/routes/order.ts"), "utf8");
	const [, path = ""] = /route="POST \/api([^"]+)"/.exec(asked) ?? [];
	expect(contract).toContain(`path: "${path.replace(/:(\w+)/g, "{$1}")}"`);
});
