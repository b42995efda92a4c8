import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { accept } from "#lib/domain/result.ts";
import { type Command, EXIT, type Io } from "./command.ts";
import { nearest } from "./nearest.ts";

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>
>["values"];

/** A parsed value, or a sentence about its fault. */
export type Typed<Value> = { ok: true; value: Value } | { ok: false; sentence: string };

export function misuse(sentence: string): { ok: false; sentence: string } {
	return { ok: false, sentence };
}

/** Parses a command's arguments: exactly these positional ones, or several of the last, and the options of its table. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
	args: string[],
	options: Options,
	names: string[],
	{ hasMore = false }: { hasMore?: boolean } = {},
): Typed<{ values: Values<Options>; positionals: string[] }> {
	const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = options[token.name];
		if (!option) return misuse(unknownOption(token.rawName, Object.keys(options)));
		const hasValue = token.value !== undefined && !(option.type === "string" && token.value === "");
		if (option.type === "string" && !hasValue) return misuse(`The option ${token.rawName} needs a value.`);
		if (token.inlineValue === false && token.value?.startsWith("-")) {
			return misuse(`The option ${token.rawName} needs a value; one that begins with "-" is typed ${token.rawName}=…`);
		}
		if (option.type === "boolean" && hasValue) return misuse(`The option ${token.rawName} takes no value.`);
	}
	const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
	const missing = names[positionals.length];
	if (missing !== undefined) return misuse(`The ${missing} is missing.`);
	const surplus = positionals[names.length];
	if (surplus !== undefined && !hasMore) return misuse(`"${surplus}" is one argument too many.`);
	return accept({ values, positionals });
}

function unknownOption(typed: string, known: string[]): string {
	const near = nearest(typed.replace(/^-+/, ""), known);
	if (near === undefined) return `There is no option ${typed}; this command has none.`;
	return `There is no option ${typed}. Did you mean --${near}?`;
}

/** A whole number within these bounds; null for any other text. */
export function wholeNumber(text: string, bounds: { min: number; max: number }): number | null {
	if (!/^\d{1,10}$/.test(text)) return null;
	const number = Number(text);
	return number >= bounds.min && number <= bounds.max ? number : null;
}

/** Prints the fault and the command's usage. */
export function explainMisuse(command: Pick<Command, "name" | "usage">, io: Io, sentence: string): number {
	io.complain(sentence);
	io.complain(`Usage: npm run shop -- ${`${command.name} ${command.usage}`.trim()}`);
	return EXIT.misused;
}
