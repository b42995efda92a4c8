import { resolve } from "node:path";
import { DEMO_LOCALES, type DemoLocale } from "#demo/facts/languages.ts";
import { WIDTHS, type Width } from "./devices.ts";

/** What was typed; widths and languages with commas between. */
type Typed = {
	only: string;
	widths: string;
	languages: string;
	out: string;
	before?: string | undefined;
	url?: string | undefined;
};
export type Options = {
	only: string;
	widths: Width[];
	locales: DemoLocale[];
	/** Whole paths of folders. */
	out: string;
	before?: string | undefined;
	/** Of a running demo shop, without a slash at its end; without it one is started. */
	url?: string | undefined;
};

/** Throws a sentence about a width or a language that there is not, and about pictures that would be compared with themselves. */
export function readOptions(typed: Typed): Options {
	const [out, before] = [resolve(typed.out), typed.before === undefined ? undefined : resolve(typed.before)];
	if (before === out)
		throw new Error("--before names the folder that the pictures are taken into; name another --out.");
	return {
		only: typed.only,
		widths: pick("--widths", WIDTHS, typed.widths),
		locales: pick("--languages", DEMO_LOCALES, typed.languages),
		out,
		before,
		url: typed.url?.replace(/\/+$/, ""),
	};
}

/** In the order of all of them. */
function pick<Value extends string | number>(option: string, all: readonly Value[], typed: string): Value[] {
	const words = typed.split(",").map((word) => word.trim());
	if (words.some((word) => !all.some((value) => `${value}` === word)))
		throw new Error(`${option} takes ${all.join(",")} or some of them, not "${typed}".`);
	return all.filter((value) => words.includes(`${value}`));
}
