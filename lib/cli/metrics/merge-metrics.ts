/** Metrics of several processes as one text of Prometheus' exposition format, in which each metric is described once. */

/** What one process told; null when it did not answer in time, or is not there. */
export type Told = { process: string; text: string | null };

/** Whether each process answered comes first. */
export function mergeMetrics(told: readonly Told[]): string {
	const families = new Map<string, { about: string[]; samples: string[] }>();
	for (const { text } of told) {
		for (const family of (text ?? "").split(/^(?=# HELP )/m)) {
			const lines = family.split("\n").filter((line) => line.trim() !== "");
			const [, name] = /^# HELP (\S+)/.exec(lines[0] ?? "") ?? [];
			if (name === undefined) continue;
			const known = families.get(name) ?? { about: lines.filter((line) => line.startsWith("#")), samples: [] };
			known.samples.push(...lines.filter((line) => !line.startsWith("#")));
			families.set(name, known);
		}
	}
	const up = [
		"# HELP konfety_process_up 1 when the process has told its metrics, otherwise 0.",
		"# TYPE konfety_process_up gauge",
		...told.map(({ process, text }) => `konfety_process_up{process="${process}"} ${text === null ? 0 : 1}`),
	];
	const others = [...families.values()].flatMap(({ about, samples }) =>
		samples.length > 0 ? [...about, ...samples] : [],
	);
	return `${[...up, ...others].join("\n")}\n`;
}
