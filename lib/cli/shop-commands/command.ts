import type { ParseArgsOptionsConfig } from "node:util";
import type { CustomerSurvey } from "#lib/shop/kernel/services/customer-survey.ts";

/** What a command needs of the outside: where it writes, and the shop's database for as long as `run` takes. */
export type Io = {
	print(line: string): void;
	/** For refusals. */
	complain(line: string): void;
	withDatabase<T>(run: (database: IoDatabase) => Promise<T>): Promise<T>;
	/** Asks whoever sits at the terminal, and waits for the line; absent where nobody does. */
	ask?(question: string): Promise<string>;
	/** Where a long command shows how far it is; absent where nobody watches. */
	progress?: { isTerminal: boolean; write(text: string): void };
};

export type IoDatabase = {
	databaseUrl: string;
	dataDir: string;
	/** The shop's public address. */
	shopUrl: string;
	/** Whether strangers may come to the shop. */
	isPublic?: boolean;
	/** Asks buyers how it went; nobody when absent. */
	survey?: CustomerSurvey;
};

/** Done, or there was nothing to do; refused; asked for in a way that cannot be understood. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;
export const EXIT_CODES = `Exit codes: ${EXIT.done} done, or nothing to do; ${EXIT.refused} refused, nothing changed; ${EXIT.misused} not understood.`;

export type Command = {
	/** As it is typed: "price set". */
	name: string;
	/** What comes behind the name. */
	usage: string;
	/** One line for the list of commands. */
	summary: string;
	/** What it changes, its options, and examples. */
	help: string;
	options: ParseArgsOptionsConfig;
	/** Runs it with what was typed behind its name; resolves to the exit code. */
	run(args: string[], io: Io): Promise<number>;
};
