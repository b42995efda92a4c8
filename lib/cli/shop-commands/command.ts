import type { ParseArgsOptionsConfig } from "node:util";
import type { CustomerSurvey } from "#lib/shop/kernel/services/customer-survey.ts";

/** A command's access to the outside: its output, and the shop's database while `run` runs. */
export type Io = {
	print(line: string): void;
	/** For refusals. */
	complain(line: string): void;
	/** Migrated, unless it is wanted `asItIs`. */
	withDatabase<T>(run: (database: IoDatabase) => Promise<T>, options?: { asItIs?: boolean }): Promise<T>;
	/** Asks the user at the terminal, and waits for a line; absent without a terminal. */
	ask?(question: string): Promise<string>;
	/** Output for the progress of a long command; absent when nobody watches. */
	progress?: { isTerminal: boolean; write(text: string): void };
};

export type IoDatabase = {
	databaseUrl: string;
	dataDir: string;
	/** The shop's public address. */
	shopUrl: string;
	/** Whether strangers can reach the shop. */
	isPublic?: boolean;
	/** The running shop on this data; absent or null: none runs. */
	shop?: { url: string } | null;
	/** Asks buyers for reviews; absent: nobody is asked. */
	survey?: CustomerSurvey;
};

/** Done, or nothing to do; refused; wrong usage. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;
export const EXIT_CODES = `Exit codes: ${EXIT.done} done, or nothing to do; ${EXIT.refused} refused, nothing changed; ${EXIT.misused} not understood.`;

export type Command = {
	/** As typed: "price set". */
	name: string;
	/** Arguments after the name. */
	usage: string;
	/** Line in the list of commands. */
	summary: string;
	/** Description, options and examples. */
	help: string;
	options: ParseArgsOptionsConfig;
	/** Runs it with the arguments after its name; resolves to the exit code. */
	run(args: string[], io: Io): Promise<number>;
};
