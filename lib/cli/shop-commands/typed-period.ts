import { accept } from "#lib/domain/result.ts";
import { misuse, type Typed } from "./read-args.ts";
import { typedMoment } from "./typed-moment.ts";

/** Parses --from and --to: days, both included, or times; null: open on this side. */
export function typedPeriod({ from, to }: { from?: string; to?: string }): Typed<{
	from: Date | null;
	to: Date | null;
}> {
	const begin = from === undefined ? accept(null) : typedMoment(from, "--from");
	if (!begin.ok) return begin;
	const end = to === undefined ? accept(null) : typedMoment(to, "--to", true);
	if (!end.ok) return end;
	if (begin.value && end.value && end.value <= begin.value) return misuse("--to must be later than --from.");
	return accept({ from: begin.value, to: end.value });
}
