import { GROWTH_FROM, growthOf, type Times } from "./growth.ts";

export type MeasuredFigure = {
	name: string;
	/** Largest acceptable growth; null when it grows with the goods it shows. */
	growthMax: number | null;
	bySize: ReadonlyMap<number, Times>;
};

/** The figures as a Markdown table, median and p95 in ms; growth above its limit is bold. */
export function growthTable(figures: readonly MeasuredFigure[], sizes: readonly number[]): string {
	const greatest = Math.max(...sizes);
	const hasGrowth = sizes.includes(GROWTH_FROM) && greatest > GROWTH_FROM;
	const header = [
		"median / p95, ms",
		...sizes.map(grouped),
		...(hasGrowth ? [`${grouped(GROWTH_FROM)} → ${grouped(greatest)}`] : []),
	];
	const rows = figures.map(({ name, growthMax, bySize }) => {
		const growth = growthOf(bySize);
		return [
			name,
			...sizes.map((size) => cellOf(bySize.get(size))),
			...(hasGrowth ? [growthCell(growth, growthMax)] : []),
		];
	});
	return [header, header.map((_, column) => (column === 0 ? "---" : "---:")), ...rows]
		.map((cells) => `| ${cells.join(" | ")} |`)
		.join("\n");
}

function cellOf(times: Times | undefined): string {
	return times ? `${milliseconds(times.medianMs)} / ${milliseconds(times.p95Ms)}` : "–";
}

function growthCell(growth: number | null, max: number | null): string {
	if (growth === null) return "–";
	const factor = `${growth.toFixed(1)}×`;
	if (max === null) return factor;
	return growth > max ? `**${factor}, above ${max}**` : factor;
}

const milliseconds = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

/** 1 000 000 */
export function grouped(count: number): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, " ");
}
