import { expect, test } from "vitest";
import { mergeMetrics } from "#lib/cli/metrics/merge-metrics.ts";

const of = (process: string, value: number) => `# HELP konfety_a_total What it counts.
# TYPE konfety_a_total counter
konfety_a_total{process="${process}"} ${value}

# HELP konfety_b Another one.
# TYPE konfety_b gauge
`;

test("each metric is described once, with the samples of all processes below it; whoever is silent is down", () => {
	const told = [
		{ process: "door", text: of("door", 1) },
		{ process: "app-1", text: of("app-1", 2) },
		{ process: "worker", text: null },
	];
	expect(mergeMetrics(told)).toBe(`# HELP konfety_process_up 1 when the process has told its metrics, otherwise 0.
# TYPE konfety_process_up gauge
konfety_process_up{process="door"} 1
konfety_process_up{process="app-1"} 1
konfety_process_up{process="worker"} 0
# HELP konfety_a_total What it counts.
# TYPE konfety_a_total counter
konfety_a_total{process="door"} 1
konfety_a_total{process="app-1"} 2
`);
});
