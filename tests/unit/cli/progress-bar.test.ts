import { expect, test } from "vitest";
import { openProgressBar, type Step } from "#lib/cli/shop-commands/progress-bar.ts";

function barOn(isTerminal: boolean) {
	const written: string[] = [];
	let ms = 0;
	const bar = openProgressBar({ isTerminal, write: (text) => written.push(text) }, () => ms);
	const show = (atMs: number, step: Partial<Step>) => {
		ms = atMs;
		bar.show({ phase: "reading", done: 0, total: 1000, items: 0, ...step });
	};
	return { bar, show, written };
}

test("a terminal shows one line that is redrawn at most ten times a second and cleared at the end", () => {
	const { bar, show, written } = barOn(true);
	show(50, { done: 100 });
	show(1000, { done: 455, items: 12_300 });
	show(1050, { done: 500, items: 12_400 });
	show(2000, { phase: "writing", done: 1, total: 4 });
	bar.clear();
	bar.clear();
	expect(written).toEqual([
		"\r\u001b[2KReading [###########-------------] 45 %, 12 300 items, 12 947/s",
		"\r\u001b[2KAdding new goods [######------------------] 25 %, 1 products",
		"\r\u001b[2K",
	]);
});

test("without a terminal a plain line is written every five seconds, and none when the import ends sooner", () => {
	const { bar, show, written } = barOn(false);
	for (let ms = 0; ms <= 12_000; ms += 500) show(ms, { done: ms / 12, items: ms });
	bar.clear();
	expect(written).toEqual(["Reading 41 %, 5 000 items, 1 000/s\n", "Reading 83 %, 10 000 items, 1 000/s\n"]);
});

test("without an output nothing is written", () => {
	const bar = openProgressBar(undefined);
	bar.show({ phase: "updating", done: 1, total: 1, items: 1 });
	bar.clear();
});
