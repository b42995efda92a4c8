import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { BRANCHES } from "#demo/facts/branches.ts";
import { DEMO_TEXTS } from "#demo/seed/seed-content.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { eventDay } from "#lib/domain/time/event-day.ts";
import { holidayOf } from "#lib/domain/time/holidays.ts";
import { openingOf } from "#lib/domain/time/opening-hours.ts";

const folder = join(DEMO_TEXTS, "events");
const events = readdirSync(folder)
	.filter((file) => file.endsWith(".cs.md"))
	.map((file) => {
		const [, front = ""] = readFileSync(join(folder, file), "utf8").split(/^---$/m);
		const { branch, inDays, from, to } = parse(front) as Record<"branch" | "from" | "to", string> & { inDays: number };
		const place = BRANCHES.find(({ slug }) => slug === branch);
		const opening = place ? { isLargeShop: false, ...place, exceptions: [] } : null;
		return { file, opening, inDays, hours: [from, to] as [string, string] };
	});
const year = Array.from({ length: 366 }, (_, i) => addDays("2026-11-28", i));

test.each(events)("$file: whenever the demo is opened, on no holiday and while its branch is open", (event) => {
	const missed = year
		.map((today) => eventDay(today, event.inDays, event.hours, event.opening))
		.filter((day) => {
			const open = event.opening && openingOf(event.opening, day);
			return holidayOf(day) || (event.opening && !(open && open[0] <= event.hours[0] && event.hours[1] <= open[1]));
		});
	expect(missed).toEqual([]);
});
